import type { Database, Tx } from '#platform/server/database/database.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { countAttempt, forgiveAttempts, type RateLimit } from '#platform/server/rate-limit.ts'
import type { SignedIn } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import { isPassword } from '../password/hash-password.ts'
import { holdPassword } from './hold-person.ts'

/** From wherever: the budget is the account's, so that a stolen session gains nothing by moving about. */
const limits: readonly RateLimit[] = [{ column: 'subject_hash', most: 10, minutes: 15 }]

/** The person of a session, who has just shown that they know the password too. */
export type Proven = { id: number; email: string; firstName: string; lastName: string; passwordHash: string }
type Context = Pick<Exchange, 'db' | 'now' | 'caller'>

/** Throws `invalid-input` at the field `currentPassword` when it is not the one, as for any other slip in a form. */
export async function checkCurrentPassword(
  { db, now, caller }: Context,
  { userId }: Pick<SignedIn, 'userId'>,
  password: string,
): Promise<Proven> {
  const subject = `user:${userId}`
  const attempt = { kind: 'current-password', subject, address: caller.address, deviceId: null } as const
  let person: Proven | undefined
  // Counted when its turn comes and before it is judged: what the queue refuses does not count.
  const isRight = await isPassword(password, async () => {
    await countAttempt(db, attempt, limits, now)
    person = await getProven(db, userId)
    return person.passwordHash
  })
  if (!person || !isRight) throw notCurrent()
  await db.transaction().execute((tx) => forgiveAttempts(tx, attempt))
  return person
}

async function getProven(db: Database, id: number): Promise<Proven> {
  const row = await db
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { email, first_name: firstName, last_name: lastName, password_hash: passwordHash } = row
  return { id, email, firstName, lastName, passwordHash }
}

/** Holds the account until the transaction ends; throws when its password was changed since it was shown. */
export async function holdAccount(tx: Tx, { id, passwordHash }: Proven): Promise<void> {
  if (!(await holdPassword(tx, id, passwordHash))) throw notCurrent()
}

const notCurrent = () =>
  new AppError('invalid-input', { fields: { currentPassword: 'That is not your current password.' } })
