import type { Tx } from '#platform/server/database/database.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { drawToken, hashToken, type SignedIn } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { PasswordChange } from '../../contract.ts'
import { secretAddressesStopped } from '../../events.ts'
import { texts } from '../../texts/texts.ts'
import { refuseWeakPassword } from '../password/choose-password.ts'
import { hashPassword } from '../password/hash-password.ts'
import { voidResetToken } from '../reset/make-reset-token.ts'
import { voidTicket } from '../second-step/tickets.ts'
import { sessionDays } from '../sessions/open-session.ts'
import { checkCurrentPassword, lockAccount } from './check-current-password.ts'
import { passwordChangedMessage } from './messages.ts'
import { tellOwner } from './tell-owner.ts'

/** Sets a new password, signs out the person's other sessions, and gives this browser a new token. */
export async function changePassword(
  exchange: Pick<Exchange, 'db' | 'emit' | 'now' | 'caller' | 'cookies' | 'environment'>,
  actor: SignedIn,
  { currentPassword, newPassword, stopAddresses = false }: PasswordChange,
): Promise<void> {
  const { db, emit, cookies } = exchange
  const person = await checkCurrentPassword(exchange, actor, currentPassword)
  if (newPassword === currentPassword) throw refused(texts.alreadyYourPassword)
  refuseWeakPassword(newPassword, person, 'newPassword')
  const passwordHash = await hashPassword(newPassword, 'knownBrowsers')

  const token = await db.transaction().execute(async (tx) => {
    await lockAccount(tx, person)
    await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', person.id).execute()
    await voidResetToken(tx, { userId: person.id })
    await voidTicket(tx, { userId: person.id })
    if (stopAddresses) await emit(tx, secretAddressesStopped, { userId: person.id })
    await tellOwner(tx, exchange, person.id, passwordChangedMessage)
    return endOtherSessions(tx, actor)
  })
  cookies.set('session', token, sessionDays.absolute)
}

const refused = (message: string) => new AppError('invalid-input', { fields: { newPassword: message } })

/** Ends a person's other sessions and gives this one a new token. */
async function endOtherSessions(tx: Tx, { userId, sessionId }: SignedIn): Promise<string> {
  const token = drawToken(32)
  await tx.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', sessionId).execute()
  await tx
    .updateTable('sessions')
    .set({ token_hash: hashToken(token) })
    .where('id', '=', sessionId)
    .returning('id')
    // Another device has signed this one out meanwhile.
    .executeTakeFirstOrThrow(() => new AppError('unauthorized'))
  return token
}
