import { lockRow } from '#platform/server/database/locks.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { clearOwnAttempts, countAttempt } from '#platform/server/rate-limit.ts'
import type { SecondStepAnswer, User } from '../../contract.ts'
import { limitsOf } from '../entry/sign-in-limits.ts'
import { getSelf, startSession } from '../entry/start-session.ts'
import { findKnownDevice } from '../queries.ts'
import { takeCode } from './check-code.ts'
import { findByTicket, voidTicket } from './tickets.ts'

/**
 * Signs in with a code, after the password. Wrong codes and wrong passwords count towards the same limits, so switching
 * between them allows no more guesses.
 */
export async function finishSignIn(exchange: Exchange, { ticket, code }: SecondStepAnswer): Promise<User> {
  const { db, now, cookies, caller } = exchange
  const { email } = await findByTicket(db, ticket, now)
  const token = cookies.get('device')
  const device = token ? await findKnownDevice(db, email, token) : undefined
  const attempt = { kind: 'sign-in', subject: email, address: caller.address, deviceId: device?.id ?? null } as const
  await countAttempt(db, attempt, limitsOf(attempt), now)

  const session = await db.transaction().execute(async (tx) => {
    const { id } = await findByTicket(tx, ticket, now)
    await lockRow(tx, 'users', id)
    // Check again under the lock: the second of two simultaneous requests finds no ticket.
    await findByTicket(tx, ticket, now)
    await takeCode(tx, exchange, { userId: id, code })
    await voidTicket(tx, { userId: id })
    await clearOwnAttempts(tx, attempt)
    return startSession(tx, exchange, id, { hasPassedSecondStep: true })
  })
  return getSelf(exchange, session)
}
