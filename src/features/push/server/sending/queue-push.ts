/** Queues notifications. The callers decide who gets a notification, and when. */
import type { Tx } from '#platform/server/database/database.ts'
import { isOwnPath, shorten } from '../../rules.ts'
import { texts } from '../../texts/texts.ts'

export type Push = {
  /** The journey of the notification. If the person leaves it before the notification is sent, nothing is sent. */
  readonly pregnancyId: number
  readonly userId: number
  /** Shortened to 80 characters. */
  readonly title: string
  /** Shortened to 240 characters. */
  readonly body: string
  /** The page that it opens, such as `/album?photo=7`. */
  readonly path: string
  /** A newer notification with the same tag replaces an older one, also on the device. At most 64 characters. */
  readonly tag: string
  /** The number on the icon of the installed app; 0 removes it. */
  readonly badge?: number
  /** After this time it is not sent any more, because it is out of date; by default a day after it was queued. */
  readonly expiresAt?: Date
}

const most = { title: 80, body: 240, tag: 64 } as const

/**
 * Queues a notification for each device of a person, in the caller's transaction. Returns the number of devices. Throws if the
 * path is not one of Nestling's own pages, or if the tag is empty or too long.
 */
export async function queuePush(tx: Tx, push: Push, now: Date): Promise<number> {
  const devices = await tx
    .selectFrom('push_devices')
    .innerJoin('sessions', 'sessions.id', 'push_devices.session_id')
    .select('push_devices.id')
    .where('push_devices.user_id', '=', push.userId)
    .where('push_devices.endpoint', 'is not', null)
    .where('sessions.expires_at', '>', now.toISOString())
    .orderBy('push_devices.id')
    .execute()
  for (const { id } of devices) await queue(tx, id, push, now)
  return devices.length
}

/** Deletes the notifications with this tag that were not sent yet, for example because they are no longer true. */
export async function withdrawPushes(tx: Tx, { pregnancyId, tag }: Pick<Push, 'pregnancyId' | 'tag'>): Promise<void> {
  await tx.deleteFrom('push_messages').where('pregnancy_id', '=', pregnancyId).where('tag', '=', tag).execute()
}

/** Queues a test for one device. */
export const queueTest = (tx: Tx, { userId, deviceId }: { userId: number; deviceId: number }, now: Date) =>
  queue(
    tx,
    deviceId,
    {
      pregnancyId: null,
      userId,
      title: 'Nestling',
      body: texts.test,
      path: '/account',
      tag: 'test',
    },
    now,
  )

type Queued = Omit<Push, 'pregnancyId'> & { readonly pregnancyId: number | null }

async function queue(tx: Tx, deviceId: number, push: Queued, now: Date) {
  const { pregnancyId, userId, path, tag, badge = null } = push
  if (!isOwnPath(path) || tag === '' || tag.length > most.tag)
    throw new Error('The notification’s path or tag is invalid.')
  await tx.deleteFrom('push_messages').where('device_id', '=', deviceId).where('tag', '=', tag).execute()
  await tx
    .insertInto('push_messages')
    .values({
      device_id: deviceId,
      user_id: userId,
      pregnancy_id: pregnancyId,
      title: shorten(push.title, most.title),
      body: shorten(push.body, most.body),
      path,
      tag,
      badge,
      created_at: now.toISOString(),
      attempts: 0,
      next_attempt_at: now.toISOString(),
      expires_at: push.expiresAt?.toISOString(),
    })
    .execute()
}
