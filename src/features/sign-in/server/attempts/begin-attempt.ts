/** Slows down guessing: by account, by place and for the whole installation, without locking anybody out of theirs. */
import { hash } from 'node:crypto'
import type { Database, Tx } from '#platform/server/database/database.ts'
import { lockName } from '#platform/server/database/locks.ts'
import { placeOf } from '#platform/server/http/address.ts'
import { AppError } from '#platform/shared/errors.ts'

type Attempt = { email: string; address: string; deviceId: number | null; now: Date }
type Limit = { column: 'account_hash' | 'place_hash' | 'device_id' | null; most: number; minutes: number }

const quarterHour = 15
const day = 24 * 60

/** Strangers share an account's budget; a browser in which its owner signed in before has one of its own. */
const limitsForStrangers: readonly Limit[] = [
  { column: 'account_hash', most: 10, minutes: quarterHour },
  { column: 'account_hash', most: 100, minutes: day },
  { column: 'place_hash', most: 50, minutes: quarterHour },
  { column: null, most: 1000, minutes: quarterHour },
]
const limitsForKnownDevices: readonly Limit[] = [
  { column: 'device_id', most: 10, minutes: quarterHour },
  { column: 'device_id', most: 100, minutes: day },
]

/**
 * Counts an attempt before the password is looked at, so that many at once cannot pass the limit together.
 * Gives its id; throws `too-many-attempts` with the seconds to wait.
 */
export async function beginAttempt(db: Database, { email, address, deviceId, now }: Attempt): Promise<number> {
  const values = {
    account_hash: hash('sha256', email),
    place_hash: hash('sha256', placeOf(address)),
    device_id: deviceId,
    attempted_at: now.toISOString(),
  }
  // First without waiting for a turn: a flood of refusals must not hold up anybody else.
  await refuseBeyondLimits(db, values, now)
  return db.transaction().execute(async (tx) => {
    await lockName(tx, 'sign-in attempts')
    await forgetOld(tx, now)
    await refuseBeyondLimits(tx, values, now)
    const { id } = await tx.insertInto('sign_in_attempts').values(values).returning('id').executeTakeFirstOrThrow()
    return id
  })
}

/** The attempt succeeded: it does not count, nor do this device's or this place's slips at the same account. */
export async function forgiveAttempts(tx: Tx, { email, address, deviceId }: Omit<Attempt, 'now'>): Promise<void> {
  await tx
    .deleteFrom('sign_in_attempts')
    .where('account_hash', '=', hash('sha256', email))
    .where((eb) =>
      deviceId === null
        ? eb('place_hash', '=', hash('sha256', placeOf(address))).and('device_id', 'is', null)
        : eb('device_id', '=', deviceId),
    )
    .execute()
}

/** The attempt was never judged. */
export async function withdrawAttempt(db: Database, id: number): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('id', '=', id).execute()
}

type Traces = { account_hash: string; place_hash: string; device_id: number | null }

async function refuseBeyondLimits(db: Database | Tx, traces: Traces, now: Date) {
  for (const limit of traces.device_id === null ? limitsForStrangers : limitsForKnownDevices)
    await refuseBeyond(db, limit, limit.column === null ? null : traces[limit.column], now)
}

/** Also what a clock that was wrong for a while wrote into the future. */
async function forgetOld(tx: Tx, now: Date) {
  await tx
    .deleteFrom('sign_in_attempts')
    .where((eb) =>
      eb('attempted_at', '<', minutesBefore(now, day)).or('attempted_at', '>', minutesBefore(now, -quarterHour)),
    )
    .execute()
}

async function refuseBeyond(
  db: Database | Tx,
  { column, most, minutes }: Limit,
  value: string | number | null,
  now: Date,
) {
  let recent = db
    .selectFrom('sign_in_attempts')
    .select('attempted_at')
    .where('attempted_at', '>=', minutesBefore(now, minutes))
    .where('attempted_at', '<=', minutesBefore(now, -quarterHour))
  if (column === null) recent = recent.where('device_id', 'is', null)
  else if (column === 'device_id') recent = recent.where(column, '=', Number(value))
  else recent = recent.where(column, '=', String(value)).where('device_id', 'is', null)

  // The newest that still fills the budget: once it has aged, there is room for one more.
  const oldest = await recent
    .orderBy('attempted_at', 'desc')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst()
  if (!oldest) return
  const retryAt = Date.parse(oldest.attempted_at) + minutes * 60_000
  throw new AppError('too-many-attempts', { retryAfterSeconds: Math.max(1, (retryAt - now.getTime()) / 1000) })
}

const minutesBefore = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()
