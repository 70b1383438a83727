import type { Exchange } from '#platform/server/http/exchange.ts'
import { clearOwnAttempts, countAttempt, findRetryTime, type RateLimit } from '#platform/server/rate-limit.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { Credentials, User } from '../../contract.ts'
import { lockPassword } from '../account/lock-person.ts'
import { isRightPassword } from '../password/hash-password.ts'
import { findKnownDevice, findUserByEmail } from '../queries.ts'
import { getSelf, startSession } from './start-session.ts'

/** Unknown browsers share an account's limit; a browser known to the account has its own. */
const limitsForStrangers: readonly RateLimit[] = [
  { column: 'subject_hash', most: 10, minutes: 15 },
  { column: 'subject_hash', most: 100, minutes: 24 * 60 },
  { column: 'place_hash', most: 50, minutes: 15 },
  { column: 'wide_place_hash', most: 200, minutes: 15 },
]
/** Beyond this, strangers wait before they are checked. Nobody could get in if they were refused. */
const limitForAll: RateLimit = { column: null, most: 1000, minutes: 15 }
const limitsForKnownDevices: readonly RateLimit[] = [
  { column: 'device_id', most: 10, minutes: 15 },
  { column: 'device_id', most: 100, minutes: 24 * 60 },
]

/** Signs in, or throws `wrong-credentials`. An unknown email and a wrong password get the same answer after the same time. */
export async function signIn(exchange: Exchange, { email, password }: Credentials): Promise<User> {
  const { db, cookies, budgets, now } = exchange
  // A flood of strangers has no such cookie, so it does not reach the database here.
  const token = cookies.get('device')
  const device = token ? await findKnownDevice(db, email, token) : undefined
  if (!device) await budgets.strangers.wait(now)
  let known: Awaited<ReturnType<typeof beginSignIn>> | undefined
  const findHash = async () => {
    known = await beginSignIn(exchange, email, device?.id ?? null)
    return known.user?.password_hash ?? null
  }
  const isRight = await isRightPassword(password, findHash, device ? 'knownBrowsers' : 'strangers')
  if (!known?.user || !isRight) throw new AppError('wrong-credentials')

  const { attempt, user } = known
  const session = await db.transaction().execute(async (tx) => {
    if (!(await lockPassword(tx, user.id, user.password_hash))) throw new AppError('wrong-credentials')
    await clearOwnAttempts(tx, attempt)
    return startSession(tx, exchange, user.id)
  })
  return getSelf(exchange, session)
}

/** Counts the attempt and finds the account, only after the queue, so a flood does not reach the database. */
async function beginSignIn({ db, now, caller, budgets }: Exchange, email: string, deviceId: number | null) {
  const attempt = { kind: 'sign-in', subject: email, address: caller.address, deviceId } as const
  await countAttempt(db, attempt, deviceId === null ? limitsForStrangers : limitsForKnownDevices, now)
  if (deviceId === null) budgets.strangers.askUntil((await findRetryTime(db, attempt, limitForAll, now)) ?? 0)
  return { attempt, user: await findUserByEmail(db, email) }
}
