/**
 * The certain time: a time that has certainly passed, even if the clock is wrong. Jobs that delete for good use it instead of
 * `now`, so a clock that is ahead makes them delete nothing too early (decision 45).
 */
import type { Database } from '../database/database.ts'
import { texts } from '../texts/texts.ts'

export type Jump = { readonly from: Date; readonly to: Date }
/** A period in which the clock was behind: stored times from `since` to `until` are `byMs` too early. */
export type Behind = { readonly since: Date; readonly until: Date; readonly byMs: number }

const [hour, day] = [3_600_000, 86_400_000]
/** If the clock is further than this from the last recorded time, it jumped: somebody set it, or Nestling was off. */
const longestStep = 2 * day
/** After a jump, the clock is trusted once it has run for this long. */
const distrustedFor = day

/**
 * Returns the time two days ago. After a jump, and until the clock is trusted again, returns the time two days before the
 * jump if that is earlier.
 */
export async function findCertainTime(db: Database, now: Date): Promise<Date> {
  const lastTrusted = (await findJump(db, now))?.from ?? now
  return new Date(Math.min(lastTrusted.getTime(), now.getTime()) - longestStep)
}

/** The last jump; null once the clock is trusted again. */
export async function findJump(db: Database, now: Date): Promise<Jump | null> {
  const { seen, jump } = await readClock(db)
  return jump ?? (seen && isJump(seen, now) ? { from: seen, to: now } : null)
}

type CorrectTimes = (behind: Behind) => Promise<unknown>

/**
 * Records the time of the clock; called every minute. Returns a jump if it is new. Calls `correctTimes` when a clock that
 * was behind has been corrected.
 */
export async function noteTime(db: Database, now: Date, correctTimes: CorrectTimes): Promise<Jump | null> {
  const { seen, jump } = await readClock(db)
  const save = (next: Jump | null) =>
    db
      .updateTable('installation')
      .set({
        clock_seen_at: now.toISOString(),
        clock_jumped_from: next?.from.toISOString() ?? null,
        clock_jumped_to: next?.to.toISOString() ?? null,
      })
      .execute()

  if (seen && isJump(seen, now)) {
    if (jump && jump.to < jump.from && now > seen) {
      // The clock is recorded about once an hour, so it may have been behind for a little more than an hour after `seen`.
      const until = new Date(seen.getTime() + 2 * hour)
      await correctTimes({ since: jump.to, until, byMs: jump.from.getTime() - jump.to.getTime() })
    }
    // Use the earlier time: rows stored while the clock was behind look too old, and must not be deleted early.
    const from = jump && jump.from < seen ? jump.from : seen
    const next = isJump(from, now) ? { from, to: now } : null
    await save(next)
    return next
  }
  const isTrustedAgain = jump && now.getTime() - jump.to.getTime() >= distrustedFor
  // Not stored every minute, because each change is written to the disk.
  const isOld = !seen || Math.abs(now.getTime() - seen.getTime()) >= hour
  if (isTrustedAgain || isOld) await save(isTrustedAgain ? null : jump)
  return null
}

/** The warning that admins see after a jump, until the clock is trusted again. */
export function jumpWords({ from, to }: Jump): string {
  const trustedAt = new Date(to.getTime() + distrustedFor)
  return `${texts.clockJumped(inMinutes(from), inMinutes(to))} ${texts.ifClockIsWrong(inMinutes(trustedAt))}`
}

/** UTC: "2026-06-18 08:20". */
export const inMinutes = (date: Date): string => date.toISOString().slice(0, 16).replace('T', ' ')

const isJump = (from: Date, to: Date) => Math.abs(to.getTime() - from.getTime()) > longestStep

async function readClock(db: Database): Promise<{ seen: Date | null; jump: Jump | null }> {
  const { clock_seen_at, clock_jumped_from, clock_jumped_to } = await db
    .selectFrom('installation')
    .select(['clock_seen_at', 'clock_jumped_from', 'clock_jumped_to'])
    .executeTakeFirstOrThrow()
  return {
    seen: clock_seen_at === null ? null : new Date(clock_seen_at),
    jump:
      clock_jumped_from === null || clock_jumped_to === null
        ? null
        : { from: new Date(clock_jumped_from), to: new Date(clock_jumped_to) },
  }
}
