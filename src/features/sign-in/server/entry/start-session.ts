import { findLatestMembership } from '#features/membership/server/public.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { hashToken, recognise } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { User } from '../../contract.ts'
import { endSession, storeKnownDevice } from '../commands.ts'
import { getUser, type RightsContext } from '../queries.ts'
import { createFindSession } from '../sessions/find-session.ts'
import { nameDevice } from '../sessions/name-device.ts'
import { openSession, sessionDays } from '../sessions/open-session.ts'
import { recordAccountEvent } from './record-account-event.ts'

/** Begins a session in this browser, ends its previous one, and returns the new token. */
export async function startSession(
  tx: Tx,
  { cookies, caller, now }: Pick<Exchange, 'cookies' | 'caller' | 'now'>,
  userId: number,
  { hasPassedSecondStep }: { hasPassedSecondStep: boolean } = { hasPassedSecondStep: false },
): Promise<string> {
  await endSessionHere(tx, cookies)
  const membership = await findLatestMembership(tx, userId)
  const deviceName = nameDevice(caller.userAgent)
  const pregnancyId = membership?.pregnancy_id ?? null
  const token = await openSession(tx, { userId, pregnancyId, deviceName, hasPassedSecondStep, now })
  cookies.set('session', token, sessionDays.absolute)
  cookies.set('device', await storeKnownDevice(tx, { userId, token: cookies.get('device'), now }), 365)
  await recordAccountEvent(tx, { userId, what: 'signed-in', deviceName, now })
  return token
}

/** Ends the browser's previous session, if it has one, because another person may be signing in. */
export async function endSessionHere(tx: Tx, cookies: Exchange['cookies']): Promise<void> {
  const token = cookies.get('session')
  if (token) await endSession(tx, hashToken(token))
}

/** Returns the person of a session that this request has just begun. */
export async function getSelf(exchange: RightsContext & { now: Date }, token: string): Promise<User> {
  const { db, now } = exchange
  const row = await createFindSession(exchange)(db, { tokenHash: hashToken(token), pregnancyId: null, now })
  const person = recognise(row)
  if (!person) throw new AppError('unauthorized')
  return getUser(exchange, person.userId, person.membership)
}
