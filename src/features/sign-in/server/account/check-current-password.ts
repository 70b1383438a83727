import type { Database, Tx } from '#platform/server/database/database.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { clearOwnAttempts, countAttempt, type RateLimit } from '#platform/server/rate-limit.ts'
import type { SignedIn } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import { texts } from '../../texts/texts.ts'
import { isRightPassword } from '../password/hash-password.ts'
import { lockAndComparePasswordHash } from './lock-person.ts'

/** Attempts are counted per account. So a thief with a stolen session gets no further attempts by changing the IP address. */
export const currentPasswordLimits: readonly RateLimit[] = [{ column: 'subject_hash', most: 10, minutes: 15 }]

/** A signed-in person who has just proved that they know the password. */
export type VerifiedUser = { id: number; email: string; firstName: string; lastName: string; passwordHash: string }
type Context = Pick<Exchange, 'db' | 'now' | 'caller'>

/** Returns the person; throws `invalid-input` for the field `currentPassword` if the password is wrong. */
export async function checkCurrentPassword(
  { db, now, caller }: Context,
  { userId }: Pick<SignedIn, 'userId'>,
  password: string,
): Promise<VerifiedUser> {
  const subject = `user:${userId}`
  const attempt = { kind: 'current-password', subject, address: caller.address, deviceId: null } as const
  let person: VerifiedUser | undefined
  // `isRightPassword` calls this when hashing begins. So an attempt that is refused with `too-busy` does not count.
  const findHash = async () => {
    await countAttempt(db, attempt, currentPasswordLimits, now)
    person = await getVerifiedUser(db, userId)
    return person.passwordHash
  }
  const isRight = await isRightPassword(password, findHash, 'knownBrowsers')
  if (!person || !isRight) throw notCurrent()
  await db.transaction().execute((tx) => clearOwnAttempts(tx, attempt))
  return person
}

async function getVerifiedUser(db: Database, id: number): Promise<VerifiedUser> {
  const row = await db
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { email, first_name: firstName, last_name: lastName, password_hash: passwordHash } = row
  return { id, email, firstName, lastName, passwordHash }
}

/** Locks the account until the transaction ends; throws if its password has changed since the check. */
export async function lockAccount(tx: Tx, { id, passwordHash }: VerifiedUser): Promise<void> {
  if (!(await lockAndComparePasswordHash(tx, id, passwordHash))) throw notCurrent()
}

const notCurrent = () => new AppError('invalid-input', { fields: { currentPassword: texts.notCurrentPassword } })
