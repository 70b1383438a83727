import { lockPerson } from '#features/sign-in/server/public.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { findRefusal } from '#platform/server/internet/read-link.ts'
import { lockAttempts, type RateLimit, recordAttempt } from '#platform/server/rate-limit.ts'
import type { SignedIn, UserId } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import type { PushDevice, PushSubscription } from '../contract.ts'
import { mostDevices } from '../rules.ts'
import { texts } from '../texts/texts.ts'
import { getCurrentDevice } from './queries.ts'
import { isPublicKey } from './sending/encrypt.ts'
import { queueTest } from './sending/queue-push.ts'

type Context = Pick<Exchange, 'db' | 'now' | 'internet' | 'caller'>

/**
 * Stores the subscription of the session's browser, in place of an earlier one of this browser or session. Forgets the person's
 * oldest devices beyond the limit. Throws `invalid-input`, or `notifications-removed` if a browser renews the subscription of a
 * device that was removed.
 */
export function addDevice(
  { db, now, internet }: Omit<Context, 'caller'>,
  actor: SignedIn,
  { endpoint, p256dh, auth, renews = false }: PushSubscription,
): Promise<PushDevice> {
  if (findRefusal(internet, endpoint))
    throw new AppError('invalid-input', { fields: { endpoint: texts.invalidAddress } })
  if (!isPublicKey(p256dh)) throw new AppError('invalid-input', { fields: { p256dh: texts.invalidKey } })
  const { userId, sessionId } = actor
  return db.transaction().execute(async (tx) => {
    await lockPerson(tx, userId)
    if (renews && (await isRemoved(tx, sessionId))) throw new AppError('notifications-removed')
    await tx
      .deleteFrom('push_devices')
      .where((eb) =>
        eb.or([
          // A browser gets the notifications of the person who turned them on last.
          eb.and([eb('endpoint', '=', endpoint), eb('user_id', '!=', userId)]),
          eb.and([eb('session_id', '=', sessionId), eb(eb.fn.coalesce('endpoint', eb.val('')), '!=', endpoint)]),
        ]),
      )
      .execute()
    const device = { session_id: sessionId, p256dh, auth }
    await tx
      .insertInto('push_devices')
      .values({ ...device, user_id: userId, endpoint, created_at: now.toISOString() })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(device))
      .execute()
    await deleteOldest(tx, userId)
    return getCurrentDevice(tx, actor, now)
  })
}

async function isRemoved(tx: Tx, sessionId: number): Promise<boolean> {
  const removed = tx.selectFrom('push_devices').select('id').where('session_id', '=', sessionId)
  return (await removed.where('endpoint', 'is', null).executeTakeFirst()) !== undefined
}

async function deleteOldest(tx: Tx, userId: number) {
  const own = tx.selectFrom('push_devices').select('id').where('user_id', '=', userId)
  const newest = own.where('endpoint', 'is not', null).orderBy('id', 'desc').limit(mostDevices)
  await tx
    .deleteFrom('push_devices')
    .where('user_id', '=', userId)
    .where('endpoint', 'is not', null)
    .where('id', 'not in', newest)
    .execute()
}

/**
 * Stops notifications to a device, and deletes its address and keys. Throws `not-found` if the person has no such device.
 * The browser is told of the removal when it next renews its subscription.
 */
export function removeDevice({ db }: Pick<Context, 'db'>, userId: UserId, id: number): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockPerson(tx, userId)
    await tx
      .updateTable('push_devices')
      .set({ endpoint: null, p256dh: null, auth: null })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('endpoint', 'is not', null)
      .returning('id')
      .executeTakeFirstOrThrow(() => new AppError('not-found'))
    await tx.deleteFrom('push_messages').where('device_id', '=', id).execute()
  })
}

/** The number of tests that a person may send in an hour, counted over all of their devices. */
const testLimits: readonly RateLimit[] = [{ ofSubject: true, column: null, most: 10, minutes: 60 }]

/** Queues a test for a device. Throws `not-found` if the person has no such device, and `too-many-attempts` beyond the limit. */
export function testDevice({ db, now, caller }: Context, { userId }: SignedIn, id: number): Promise<void> {
  const attempt = { kind: 'push-test', subject: `${userId}`, address: caller.address, deviceId: null } as const
  return db.transaction().execute(async (tx) => {
    const own = tx.selectFrom('push_devices').select('id').where('id', '=', id).where('user_id', '=', userId)
    await own.where('endpoint', 'is not', null).executeTakeFirstOrThrow(() => new AppError('not-found'))
    await lockAttempts(tx, attempt, testLimits, now)
    await recordAttempt(tx, attempt, now)
    await queueTest(tx, { userId, deviceId: id }, now)
  })
}
