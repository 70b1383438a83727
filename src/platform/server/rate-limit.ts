/** Rate limits: by target, by client network and in total. They apply across processes and restarts. */
import { hash } from 'node:crypto'
import { AppError } from '../shared/errors.ts'
import type { Database, Tx } from './database/database.ts'
import { lockName } from './database/locks.ts'
import { networkOf, wideNetworkOf } from './http/address.ts'

/** The kinds of attempts that are limited. Each feature adds its own in its manifest. @public */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it by declaration
export interface RateLimitKinds {}

/** An attempt that is limited, for example to guess an account's password or an invite code. */
export type Attempt = {
  readonly kind: keyof RateLimitKinds
  /** The target of the attempt, for example an email. */
  readonly subject: string
  readonly address: string
  /** A browser in which the account's owner has signed in before. It has its own limit. */
  readonly deviceId: number | null
}

/**
 * Allows `most` attempts in `minutes` for each value of the column, or in total if the column is null. With `ofSubject`, only
 * attempts with the same subject count. Attempts of a known device count only in limits with the column `device_id`.
 * `place_hash` is the hash of the client network, and `wide_place_hash` that of its /48 (`http/address.ts`).
 */
export type RateLimit = {
  readonly ofSubject?: true
  readonly column: 'subject_hash' | 'place_hash' | 'wide_place_hash' | 'device_id' | null
  readonly most: number
  readonly minutes: number
}

/** An attempt dated more minutes ahead than this was recorded while the clock was wrong, so it does not count. */
const quarterHour = 15
const day = 24 * 60

/**
 * Counts an attempt before it is checked, so that simultaneous attempts cannot exceed the limits. Returns its id. Throws
 * `too-many-attempts` with the seconds to wait.
 */
export async function countAttempt(
  db: Database,
  attempt: Attempt,
  limits: readonly RateLimit[],
  now: Date,
): Promise<number> {
  // Check first without the lock, so that many refused attempts do not delay others.
  await enforceLimits(db, attempt, limits, now)
  return db.transaction().execute(async (tx) => {
    await lockAttempts(tx, attempt, limits, now)
    return recordAttempt(tx, attempt, now)
  })
}

/** Locks attempts of this kind until the transaction ends; throws `too-many-attempts` beyond the limits. */
export async function lockAttempts(tx: Tx, attempt: Attempt, limits: readonly RateLimit[], now: Date): Promise<void> {
  await lockName(tx, `${attempt.kind} attempts`)
  await deleteOldAttempts(tx, now)
  await enforceLimits(tx, attempt, limits, now)
}

/** Records an attempt and returns its id. */
export async function recordAttempt(tx: Tx, attempt: Attempt, now: Date): Promise<number> {
  const values = { ...columnsOf(attempt), attempted_at: now.toISOString() }
  return (await tx.insertInto('attempts').values(values).returning('id').executeTakeFirstOrThrow()).id
}

/** Call this when the attempt succeeded: the attempt, and earlier failures of this device or network, no longer count. */
export async function clearOwnAttempts(tx: Tx, attempt: Attempt): Promise<void> {
  const { kind, subject_hash, place_hash, device_id } = columnsOf(attempt)
  await tx
    .deleteFrom('attempts')
    .where('kind', '=', kind)
    .where('subject_hash', '=', subject_hash)
    .where((eb) =>
      device_id === null
        ? eb('place_hash', '=', place_hash).and('device_id', 'is', null)
        : eb('device_id', '=', device_id),
    )
    .execute()
}

/** Call this when only this attempt should no longer count. Earlier failures still count. */
export async function clearAttempt(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('attempts').where('id', '=', id).execute()
}

/** Call this when the owner has proved their identity in another way: no earlier failure, from any network, counts. */
export async function clearAllAttempts(tx: Tx, { kind, subject }: Pick<Attempt, 'kind' | 'subject'>): Promise<void> {
  await tx.deleteFrom('attempts').where('kind', '=', kind).where('subject_hash', '=', hash('sha256', subject)).execute()
}

/** Throws `too-many-attempts` if a limit is reached, with the seconds until one more attempt is allowed. */
export async function enforceLimits(
  db: Database | Tx,
  attempt: Attempt,
  limits: readonly RateLimit[],
  now: Date,
): Promise<void> {
  for (const limit of limits) {
    const retryAt = await findRetryTime(db, attempt, limit, now)
    if (retryAt === null) continue
    throw new AppError('too-many-attempts', { retryAfterSeconds: Math.max(1, (retryAt - now.getTime()) / 1000) })
  }
}

/** When this limit allows an attempt again, in epoch milliseconds; null if it already does. */
export async function findRetryTime(
  db: Database | Tx,
  attempt: Attempt,
  { column, ofSubject, most, minutes }: RateLimit,
  now: Date,
): Promise<number | null> {
  const columns = columnsOf(attempt)
  let recent = db
    .selectFrom('attempts')
    .select('attempted_at')
    .where('kind', '=', columns.kind)
    .where('attempted_at', '>=', minutesBefore(now, minutes))
    .where('attempted_at', '<=', minutesBefore(now, -quarterHour))
  if (column === 'device_id') recent = recent.where(column, '=', columns.device_id)
  else recent = recent.where('device_id', 'is', null)
  if (column !== null && column !== 'device_id') recent = recent.where(column, '=', columns[column])
  if (ofSubject) recent = recent.where('subject_hash', '=', columns.subject_hash)

  // The oldest of the last `most` attempts. Once it is older than `minutes`, one more attempt is allowed.
  const oldest = await recent
    .orderBy('attempted_at', 'desc')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst()
  return oldest ? Date.parse(oldest.attempted_at) + minutes * 60_000 : null
}

/** Also deletes rows that a wrong clock dated in the future. */
async function deleteOldAttempts(tx: Tx, now: Date) {
  await tx
    .deleteFrom('attempts')
    .where((eb) =>
      eb('attempted_at', '<', minutesBefore(now, day)).or('attempted_at', '>', minutesBefore(now, -quarterHour)),
    )
    .execute()
}

const columnsOf = ({ kind, subject, address, deviceId }: Attempt) => ({
  kind,
  subject_hash: hash('sha256', subject),
  place_hash: hash('sha256', networkOf(address)),
  wide_place_hash: hashOf(wideNetworkOf(address)),
  device_id: deviceId,
})

const hashOf = (text: string | null) => text && hash('sha256', text)

const minutesBefore = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()
