/** Sends the queued notifications, a few at a time, without blocking requests. */
import { isQuietFor } from '#features/journey/server/public.ts'
import { createPolling } from '#platform/server/background/polling.ts'
import { findJump } from '#platform/server/clock/certain-time.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Services } from '#platform/server/services.ts'
import { createSendPush, type Outcome } from '../send-push.ts'
import { findPushKeys, type PushKeys } from '../vapid.ts'

export type PushWorker = {
  /** Tries to send every notification that is due. */
  deliverDue(): Promise<void>
  /** Sends due notifications every second from now on. */
  start(): void
  /** Stops when the current requests have ended, or aborts them after two seconds. Aborted ones are sent again later. */
  stop(): Promise<void>
}

type Parts = Pick<Services, 'db' | 'clock' | 'log' | 'environment' | 'internet'> & { readonly timeoutMs?: number }

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000]
/**
 * For this time, only the process that claimed a notification sends it. If that process is killed, another one sends it later.
 */
const claimMs = 2 * minute
/** The minutes between the first attempts. Later attempts are six hours apart. */
const retryMinutes = [1, 5, 15, 60, 180]
const lastRetryMinutes = 360
/** An older notification is not sent any more. Push services also stop trying to deliver one after this time. */
const longestWaitMs = day
const atOnce = 10

/** Creates the worker. Nothing is sent before `start` or `deliverDue`. */
export function openPushWorker({ db, clock, log, environment, internet, timeoutMs = 10 * second }: Parts): PushWorker {
  const send = createSendPush({ internet, environment, timeoutMs })
  const abortController = new AbortController()
  let madeFutureDueAt = 0

  async function deliverAll() {
    if (Math.abs(clock().getTime() - madeFutureDueAt) >= hour) {
      await makeFutureDue(db, clock())
      madeFutureDueAt = clock().getTime()
    }
    /** A run tries each message once. So it also ends if a message stays due. */
    const tried = new Set<number>()
    while (!polling.isStopping()) {
      const due = (await listDue(db, clock())).filter(({ id }) => !tried.has(id))
      if (due.length === 0) return
      for (const { id } of due) tried.add(id)
      const keys = await findPushKeys(db)
      if (!keys) return
      await Promise.all(due.map((message) => deliver(message, keys)))
    }
  }

  async function deliver(waiting: Waiting, keys: PushKeys) {
    const message = await claim(db, waiting, clock())
    if (!message) return
    if (hasExpired(message, clock())) return deleteMessage(db, message)
    if (isTooOld(message, clock())) {
      // If the clock has jumped ahead, the notification only looks too old.
      if (await findJump(db, clock())) return postpone(db, message, new Date(clock().getTime() + minute))
      log.warn('a notification was not sent within a day')
      return deleteMessage(db, message)
    }
    const row = await findContent(db, message, clock())
    if (!row) return deleteMessage(db, message)
    const { device, notification } = row
    const { signal } = abortController
    const expiresAt = message.expires_at === null ? null : new Date(message.expires_at)
    const outcome = await send({ keys, device, notification, now: clock(), expiresAt, signal })
    if (signal.aborted && outcome.kind === 'later') return postpone(db, message, clock())
    await record(message, outcome)
  }

  async function record(message: Claimed, outcome: Outcome) {
    if (outcome.kind === 'sent') return deleteMessage(db, message)
    if (outcome.kind === 'gone') {
      log.info({ code: outcome.code }, 'a device does not get notifications any more')
      await db.deleteFrom('push_devices').where('id', '=', message.device_id).execute()
      return
    }
    log.warn({ code: outcome.code }, 'a notification could not be sent')
    if (outcome.kind === 'refused') return deleteMessage(db, message)
    const backoffMs = (retryMinutes[message.attempts - 1] ?? lastRetryMinutes) * minute
    const next = new Date(clock().getTime() + Math.max(backoffMs, outcome.waitMs))
    if (isTooOld(message, next) || hasExpired(message, next)) return deleteMessage(db, message)
    await postpone(db, message, next)
  }

  const polling = createPolling(deliverAll, (error) =>
    log.error({ error }, 'the queue of notifications cannot be read'),
  )

  return {
    deliverDue: polling.run,
    start: polling.start,
    async stop() {
      const abortTimer = setTimeout(() => abortController.abort(), 2 * second)
      await polling.stop()
      clearTimeout(abortTimer)
    },
  }
}

type Waiting = Awaited<ReturnType<typeof listDue>>[number]
type Claimed = Omit<Waiting, 'next_attempt_at'> & { readonly claimedUntil: string }

const isTooOld = ({ created_at }: { created_at: string }, at: Date) =>
  at.getTime() - Date.parse(created_at) > longestWaitMs

const hasExpired = ({ expires_at }: { expires_at: string | null }, at: Date) =>
  expires_at !== null && expires_at <= at.toISOString()

const listDue = (db: Database, now: Date) =>
  db
    .selectFrom('push_messages')
    .select(['id', 'device_id', 'created_at', 'attempts', 'next_attempt_at', 'expires_at'])
    .where('next_attempt_at', '<=', now.toISOString())
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(atOnce)
    .execute()

/** Claims a notification that several processes may have found. Returns null if another process was faster. */
async function claim(db: Database, { next_attempt_at, ...message }: Waiting, now: Date): Promise<Claimed | null> {
  const claimedUntil = new Date(now.getTime() + claimMs).toISOString()
  const attempts = message.attempts + 1
  const { numUpdatedRows } = await db
    .updateTable('push_messages')
    .set({ next_attempt_at: claimedUntil, attempts })
    .where('id', '=', message.id)
    .where('next_attempt_at', '=', next_attempt_at)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? { ...message, attempts, claimedUntil } : null
}

/**
 * What to send, and where. Undefined if the notification was replaced or withdrawn, the device was removed, its session has
 * ended, the person has left the journey, or the journey is paused or has ended.
 */
async function findContent(db: Database, { id }: Claimed, now: Date) {
  const row = await db
    .selectFrom('push_messages')
    .innerJoin('push_devices', 'push_devices.id', 'push_messages.device_id')
    .innerJoin('sessions', 'sessions.id', 'push_devices.session_id')
    .innerJoin('users', 'users.id', 'push_messages.user_id')
    .leftJoin('members', (join) =>
      join
        .onRef('members.pregnancy_id', '=', 'push_messages.pregnancy_id')
        .onRef('members.user_id', '=', 'push_messages.user_id')
        .on('members.accepted_at', 'is not', null),
    )
    .select([
      'endpoint',
      'p256dh',
      'auth',
      'title',
      'body',
      'path',
      'tag',
      'badge',
      'users.language',
      'push_messages.pregnancy_id',
      'role',
    ])
    .where('push_messages.id', '=', id)
    .where('sessions.expires_at', '>', now.toISOString())
    .executeTakeFirst()
  if (!row) return undefined
  const { pregnancy_id: pregnancyId, role, endpoint, p256dh, auth, ...notification } = row
  if (endpoint === null || p256dh === null || auth === null) return undefined
  const content = { device: { endpoint, p256dh, auth }, notification }
  if (pregnancyId === null) return content
  return role === null || (await isQuietFor(db, { pregnancyId, role })) ? undefined : content
}

async function deleteMessage(db: Database, { id }: Claimed): Promise<void> {
  await db.deleteFrom('push_messages').where('id', '=', id).execute()
}

async function postpone(db: Database, { id, claimedUntil }: Claimed, until: Date): Promise<void> {
  await db
    .updateTable('push_messages')
    .set({ next_attempt_at: until.toISOString() })
    .where('id', '=', id)
    .where('next_attempt_at', '=', claimedUntil)
    .execute()
}

/** Makes notifications due if their next attempt is more than a day away. They were queued while the clock was ahead. */
async function makeFutureDue(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('push_messages')
    .set({ next_attempt_at: now.toISOString() })
    .where('next_attempt_at', '>', new Date(now.getTime() + day).toISOString())
    .execute()
}
