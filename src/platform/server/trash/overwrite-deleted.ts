import { sql } from 'kysely'
import { AppError } from '../../shared/errors.ts'
import { lastNight } from '../backup/last-night.ts'
import type { Database } from '../database/database.ts'
import type { Job } from '../jobs.ts'

const day = 86_400_000
const intervalDays = 7
/** Rewriting blocks all requests. So a file above this size is rewritten at night, or by day if it is a week overdue. */
const mostByDay = 100_000_000
const nightMs = 3 * 3_600_000
/** What stays free on the disk while the file is rewritten, so that the disk does not count as full. */
const leftFree = 20_000_000

/**
 * Removes the content of deleted rows from SQLite's files. `secure_delete` overwrites rows as they are deleted, but the
 * write-ahead log still has earlier pages, and split pages may have copies. On PostgreSQL the operator runs vacuum.
 */
export const overwriteDeleted: Job = {
  name: 'overwrite-deleted',
  run: ({ db, engine, reserve }, now) =>
    engine === 'sqlite' ? rewriteDatabaseFile(db, now, reserve.measure().free) : Promise.resolve(),
}

/**
 * Rewrites the database file if it is due. A file of more than `most` bytes is rewritten at night if possible. `free` is the
 * free space on the disk; throws `storage-full` if it is not enough.
 */
export async function rewriteDatabaseFile(db: Database, now: Date, free: number, most = mostByDay): Promise<void> {
  try {
    await rewriteIfDue(db, now, free, most)
  } finally {
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
  }
}

async function rewriteIfDue(db: Database, now: Date, free: number, most: number) {
  const today = Math.floor(now.getTime() / day)
  const { rows } = await sql<{ last: number; bytes: number }>`
    select user_version as last, page_count * page_size as bytes
    from pragma_user_version, pragma_page_count, pragma_page_size`.execute(db)
  // The day on which the file was last rewritten; 0 in a file of an older version.
  const { last = 0, bytes = 0 } = rows[0] ?? {}
  const days = Math.abs(today - last)
  const isNight = now.getTime() - lastNight(now).getTime() < nightMs
  const isLarge = bytes > most
  if (days >= intervalDays && (!isLarge || isNight || (last > 0 && days >= 2 * intervalDays))) {
    // SQLite makes a temporary copy, and writes it to the write-ahead log. Without room for both it would fill the disk.
    if (free < 2 * bytes + leftFree) throw new AppError('storage-full', { fault: 'disk-full' })
    await sql`vacuum`.execute(db)
    await noteDay(db, today)
  } else if (last === 0 && isLarge) {
    // Count the file as due since today. Otherwise the first start after a restore would block all requests for minutes.
    await noteDay(db, today - intervalDays)
  }
}

const noteDay = (db: Database, day: number) => sql.raw(`pragma user_version = ${day}`).execute(db)
