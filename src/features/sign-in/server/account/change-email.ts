import type { Tx } from '#platform/server/database/database.ts'
import { isUniqueViolation } from '#platform/server/database/failures.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { canSendMail, queueMessage } from '#platform/server/mail/queue-message.ts'
import { enforceLimits, lockAttempts, type RateLimit, recordAttempt } from '#platform/server/rate-limit.ts'
import type { SignedIn } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { EmailChange } from '../../contract.ts'
import { texts } from '../../texts/texts.ts'
import { recordAccountEvent } from '../entry/record-account-event.ts'
import { voidResetToken } from '../reset/make-reset-token.ts'
import { nameDevice } from '../sessions/name-device.ts'
import { checkCurrentPassword, lockAccount } from './check-current-password.ts'
import { emailChangedMessage } from './messages.ts'

/** Limits attempts to change to an email that is in use, so nobody can try many emails to learn which have an account. */
const limits: readonly RateLimit[] = [{ column: 'subject_hash', most: 5, minutes: 60 }]

/** Changes the account's email, sends a notice to the old email, and voids a new-password link that was sent there. */
export async function changeEmail(
  exchange: Pick<Exchange, 'db' | 'now' | 'caller' | 'environment'>,
  actor: SignedIn,
  { email, currentPassword }: EmailChange,
): Promise<void> {
  const { db, now, caller, environment } = exchange
  const person = await checkCurrentPassword(exchange, actor, currentPassword)
  if (email === person.email) return

  const subject = `user:${person.id}`
  const attempt = { kind: 'email-change', subject, address: caller.address, deviceId: null } as const
  await enforceLimits(db, attempt, limits, now)
  const isFree = await db.transaction().execute(async (tx) => {
    await lockAttempts(tx, attempt, limits, now)
    await lockAccount(tx, person)
    if (await isInUse(tx, email)) {
      await recordAttempt(tx, attempt, now)
      return false
    }
    const change = tx.updateTable('users').set({ email }).where('id', '=', person.id).execute()
    await change.catch(explainTaken)
    await voidResetToken(tx, { userId: person.id })
    await recordAccountEvent(tx, {
      userId: person.id,
      what: 'email-changed',
      deviceName: nameDevice(caller.userAgent),
      now,
    })
    const message = { kind: emailChangedMessage, subjectId: person.id, recipient: person.email }
    if (canSendMail(environment)) await queueMessage(tx, message, now)
    return true
  })
  if (!isFree) throw taken()
}

async function isInUse(tx: Tx, email: string): Promise<boolean> {
  return (await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()) !== undefined
}

/** Turns a unique-constraint error into `email-taken`. It happens when two people change to the same email at once. */
function explainTaken(error: unknown): never {
  throw isUniqueViolation(error) ? taken() : error
}

const taken = () => new AppError('email-taken', { fields: { email: texts.emailInUse } })
