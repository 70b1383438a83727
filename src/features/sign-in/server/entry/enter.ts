import type { Tx } from '#platform/server/database/database.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { hashToken } from '#platform/server/session.ts'
import { endSession, rememberDevice } from '../commands.ts'
import { findLatestMembership } from '../queries.ts'
import { nameDevice } from '../sessions/name-device.ts'
import { openSession, sessionDays } from '../sessions/open-session.ts'

/** Begins a new session in this browser and ends the one it had; gives the role in the current journey, null without one. */
export async function enter(
  tx: Tx,
  { cookies, caller, now }: Pick<Exchange, 'cookies' | 'caller' | 'now'>,
  userId: number,
) {
  const before = cookies.get('session')
  if (before) await endSession(tx, hashToken(before))

  const membership = await findLatestMembership(tx, userId)
  const deviceName = nameDevice(caller.userAgent)
  const token = await openSession(tx, { userId, pregnancyId: membership?.pregnancy_id ?? null, deviceName, now })
  cookies.set('session', token, sessionDays.absolute)
  cookies.set('device', await rememberDevice(tx, { userId, token: cookies.get('device'), now }), 365)
  return membership?.role ?? null
}
