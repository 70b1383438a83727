import type { Database, Tx } from '#platform/server/database/database.ts'
import { lockRow } from '#platform/server/database/locks.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { canSendMail, queueNotice } from '#platform/server/mail/queue-message.ts'
import { clearAllAttempts } from '#platform/server/rate-limit.ts'
import { hashToken } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { NewPassword } from '../../contract.ts'
import { secretAddressesStopped } from '../../events.ts'
import { resetMinutes } from '../../rules.ts'
import { passwordChangedMessage } from '../account/messages.ts'
import { recordAccountEvent } from '../entry/record-account-event.ts'
import { refuseWeakPassword } from '../password/choose-password.ts'
import { hashPassword } from '../password/hash-password.ts'
import { voidTicket } from '../second-step/tickets.ts'
import { nameDevice } from '../sessions/name-device.ts'
import { voidResetToken } from './make-reset-token.ts'

/** Sets a new password with a link, and signs out all devices of the person. */
export async function resetPassword(
  { db, emit, now, caller, environment }: Pick<Exchange, 'db' | 'emit' | 'now' | 'caller' | 'environment'>,
  { token, password }: NewPassword,
): Promise<void> {
  const person = await findByToken(db, token, now)
  refuseWeakPassword(password, { email: person.email, firstName: person.first_name, lastName: person.last_name })
  const passwordHash = await hashPassword(password)

  await db.transaction().execute(async (tx) => {
    await lockRow(tx, 'users', person.id)
    // Check again under the lock: the second of two simultaneous requests finds no link.
    const { id, email } = await findByToken(tx, token, now)
    await voidResetToken(tx, { userId: id })
    await voidTicket(tx, { userId: id })
    await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute()
    await tx.deleteFrom('sessions').where('user_id', '=', id).execute()
    await tx.deleteFrom('known_devices').where('user_id', '=', id).execute()
    await emit(tx, secretAddressesStopped, { userId: id })
    // Guesses by strangers must not lock out the owner, who has just proved their identity.
    await clearAllAttempts(tx, { kind: 'sign-in', subject: email })
    await recordAccountEvent(tx, { userId: id, what: 'password-reset', deviceName: nameDevice(caller.userAgent), now })
    const message = { kind: passwordChangedMessage, subjectId: id, recipient: email }
    // The mail limit must not prevent a new password.
    if (canSendMail(environment)) await queueNotice(tx, message, now)
  })
}

async function findByToken(db: Database | Tx, token: string, now: Date) {
  const person = await db
    .selectFrom('reset_tokens')
    .innerJoin('users', 'users.id', 'reset_tokens.user_id')
    .where('reset_tokens.token_hash', '=', hashToken(token))
    .where('reset_tokens.expires_at', '>', now.toISOString())
    // A link that expires later than this was made while the clock was ahead.
    .where('reset_tokens.expires_at', '<=', new Date(now.getTime() + 2 * resetMinutes * 60_000).toISOString())
    .where('users.deleted_at', 'is', null)
    // A link that an admin made works only while they are still an admin of a journey of this person.
    .where((eb) =>
      eb('reset_tokens.made_by', 'is', null).or(
        eb.exists(
          eb
            .selectFrom('members as maker')
            .innerJoin('members as own', 'own.pregnancy_id', 'maker.pregnancy_id')
            .whereRef('maker.user_id', '=', 'reset_tokens.made_by')
            .where('maker.role', '=', 'admin')
            .where('maker.accepted_at', 'is not', null)
            .whereRef('own.user_id', '=', 'reset_tokens.user_id')
            .where('own.accepted_at', 'is not', null)
            .select('maker.id'),
        ),
      ),
    )
    .select(['users.id', 'users.email', 'users.first_name', 'users.last_name'])
    .executeTakeFirst()
  if (!person) throw new AppError('wrong-reset-link')
  return person
}
