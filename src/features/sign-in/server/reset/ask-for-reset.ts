import type { Exchange } from '#platform/server/http/exchange.ts'
import { canSendMail, queueMessageQuietly } from '#platform/server/mail/queue-message.ts'
import { countAttempt, findRetryTime, type RateLimit } from '#platform/server/rate-limit.ts'
import { AppError } from '#platform/shared/errors.ts'
import { resetMessage } from './reset-message.ts'

/** Requests count whether or not the account exists, and success does not clear the count. */
const limits: readonly RateLimit[] = [
  { column: 'subject_hash', most: 5, minutes: 60 },
  { column: 'place_hash', most: 20, minutes: 60 },
]
/**
 * After this many requests by all people together, requests have to wait. If they were refused instead, an attacker with
 * fifty IP addresses could block new passwords for everybody.
 */
const limitForAll: RateLimit = { column: null, most: 1000, minutes: 60 }

/**
 * Queues a message with a link for a new password. The same statements run for every email, so the response and its timing do
 * not reveal whether there is an account.
 */
export async function askForReset(
  { db, now, caller, environment, budgets }: Pick<Exchange, 'db' | 'now' | 'caller' | 'environment' | 'budgets'>,
  email: string,
): Promise<void> {
  if (!canSendMail(environment)) throw new AppError('mail-not-set-up')
  const attempt = { kind: 'password-reset', subject: email, address: caller.address, deviceId: null } as const
  await budgets.resetRequests.wait(now)
  await countAttempt(db, attempt, limits, now)
  budgets.resetRequests.slowUntil((await findRetryTime(db, attempt, limitForAll, now)) ?? 0)
  const message = { kind: resetMessage, subjectId: null, recipient: email }
  await db.transaction().execute((tx) => queueMessageQuietly(tx, message, now))
}
