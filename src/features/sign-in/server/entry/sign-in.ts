import type { Exchange } from '#platform/server/http/exchange.ts'
import { clearOwnAttempts, countAttempt, findRetryTime, type RateLimit } from '#platform/server/rate-limit.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { Credentials, SecondStepNeeded, User } from '../../contract.ts'
import { lockAndComparePasswordHash } from '../account/lock-person.ts'
import { isRightPassword } from '../password/hash-password.ts'
import { findKnownDevice, findUserByEmail } from '../queries.ts'
import { hasSecondStep } from '../second-step/second-step.ts'
import { makeTicket } from '../second-step/tickets.ts'
import { limitsOf } from './sign-in-limits.ts'
import { endSessionHere, getSelf, startSession } from './start-session.ts'

/**
 * After this many attempts by all people together, unknown browsers have to wait. If they were refused instead, an attacker
 * could lock everybody out.
 */
const limitForAll: RateLimit = { column: null, most: 1000, minutes: 15 }

/**
 * Signs in, or throws `wrong-credentials`. An unknown email and a wrong password get the same error after the same time.
 * If the account has a second step, returns a ticket for it instead.
 */
export async function signIn(exchange: Exchange, { email, password }: Credentials): Promise<User | SecondStepNeeded> {
  const { db, cookies, budgets, now } = exchange
  // Requests without this cookie run no query here, so a flood of them does not reach the database.
  const token = cookies.get('device')
  const device = token ? await findKnownDevice(db, email, token) : undefined
  if (!device) await budgets.unknownBrowsers.wait(now)
  let known: Awaited<ReturnType<typeof beginSignIn>> | undefined
  const findHash = async () => {
    known = await beginSignIn(exchange, email, device?.id ?? null)
    return known.user?.password_hash ?? null
  }
  const isRight = await isRightPassword(password, findHash, device ? 'knownBrowsers' : 'strangers')
  if (!known?.user || !isRight) throw new AppError('wrong-credentials')

  const { attempt, user } = known
  const { session, ticket } = await db.transaction().execute(async (tx) => {
    if (!(await lockAndComparePasswordHash(tx, user.id, user.password_hash))) throw new AppError('wrong-credentials')
    // The attempt still counts. Otherwise entering the right password again would allow more guesses at the code.
    if (await hasSecondStep(tx, user.id)) {
      await endSessionHere(tx, cookies)
      cookies.set('session', null, 0)
      return { ticket: await makeTicket(tx, user.id, now) }
    }
    await clearOwnAttempts(tx, attempt)
    return { session: await startSession(tx, exchange, user.id) }
  })
  return session === undefined ? { secondStep: { ticket } } : getSelf(exchange, session)
}

/** Counts the attempt and finds the account. Runs when hashing begins, so attempts that the queue refuses run no query. */
async function beginSignIn({ db, now, caller, budgets }: Exchange, email: string, deviceId: number | null) {
  const attempt = { kind: 'sign-in', subject: email, address: caller.address, deviceId } as const
  await countAttempt(db, attempt, limitsOf(attempt), now)
  if (deviceId === null) budgets.unknownBrowsers.slowUntil((await findRetryTime(db, attempt, limitForAll, now)) ?? 0)
  return { attempt, user: await findUserByEmail(db, email) }
}
