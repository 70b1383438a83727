import { lockPerson } from '#features/sign-in/server/public.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { findRefusal } from '#platform/server/internet/read-link.ts'
import { lockAttempts, type RateLimit, recordAttempt } from '#platform/server/rate-limit.ts'
import type { SignedIn, UserId } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { PushDevice, PushSubscription } from '../contract.ts'
import { mostDevices } from '../rules.ts'
import { getCurrentDevice } from './queries.ts'
import { isPublicKey } from './sending/encrypt.ts'
import { queueTest } from './sending/queue-push.ts'

type Context = Pick<Exchange, 'db' | 'now' | 'internet' | 'caller'>

/**
 * Stores the subscription of the session's browser, in place of an earlier one of this browser or session. Forgets the person's
 * oldest devices beyond the limit. Throws `invalid-input`.
 */
export function addDevice(
  { db, now, internet }: Omit<Context, 'caller'>,
  actor: SignedIn,
  { endpoint, p256dh, auth }: PushSubscription,
): Promise<PushDevice> {
  if (findRefusal(internet, endpoint)) throw new AppError('invalid-input', { fields: { endpoint: 'Invalid address' } })
  if (!isPublicKey(p256dh)) throw new AppError('invalid-input', { fields: { p256dh: 'Invalid key' } })
  const { userId, sessionId } = actor
  return db.transaction().execute(async (tx) => {
    await lockPerson(tx, userId)
    // The browser belongs to the person who signed in to it last.
    await tx
      .deleteFrom('push_devices')
      .where((eb) =>
        eb.or([
          eb.and([eb('endpoint', '=', endpoint), eb('user_id', '!=', userId)]),
          eb.and([eb('session_id', '=', sessionId), eb('endpoint', '!=', endpoint)]),
        ]),
      )
      .execute()
    const device = { session_id: sessionId, p256dh, auth }
    await tx
      .insertInto('push_devices')
      .values({ ...device, user_id: userId, endpoint, created_at: now.toISOString() })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(device))
      .execute()
    await forgetOldest(tx, userId)
    return getCurrentDevice(tx, actor, now)
  })
}

async function forgetOldest(tx: Tx, userId: number) {
  const newest = tx.selectFrom('push_devices').select('id').where('user_id', '=', userId).orderBy('id', 'desc')
  await tx
    .deleteFrom('push_devices')
    .where('user_id', '=', userId)
    .where('id', 'not in', newest.limit(mostDevices))
    .execute()
}

/** Forgets a device; throws `not-found` if the person has no such device. */
export async function removeDevice({ db }: Pick<Context, 'db'>, userId: UserId, id: number): Promise<void> {
  await db
    .deleteFrom('push_devices')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirstOrThrow(() => new AppError('not-found'))
}

/** For each person, over all devices. */
const testLimits: readonly RateLimit[] = [{ ofSubject: true, column: null, most: 10, minutes: 60 }]

/** Queues a test for a device. Throws `not-found` if the person has no such device, and `too-many-attempts`. */
export function testDevice({ db, now, caller }: Context, { userId }: SignedIn, id: number): Promise<void> {
  const attempt = { kind: 'push-test', subject: `${userId}`, address: caller.address, deviceId: null } as const
  return db.transaction().execute(async (tx) => {
    const device = tx.selectFrom('push_devices').select('id').where('id', '=', id).where('user_id', '=', userId)
    await device.executeTakeFirstOrThrow(() => new AppError('not-found'))
    await lockAttempts(tx, attempt, testLimits, now)
    await recordAttempt(tx, attempt, now)
    await queueTest(tx, { userId, deviceId: id }, now)
  })
}
