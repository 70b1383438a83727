import { sql } from 'kysely'
import type { Job } from '../jobs.ts'

const day = 86_400_000
const daysBetween = 7

/**
 * Removes the content of deleted rows from SQLite's files. `secure_delete` overwrites rows as they are deleted, but the
 * write-ahead log still has earlier pages, and split pages may have copies. On PostgreSQL the operator runs vacuum.
 */
export const overwriteDeleted: Job = {
  name: 'overwrite-deleted',
  async run({ db, engine }, now) {
    if (engine !== 'sqlite') return
    const today = Math.floor(now.getTime() / day)
    const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db)
    // The day on which the file was last rewritten; 0 in a file of an older version.
    const last = rows[0]?.user_version ?? 0
    if (Math.abs(today - last) >= daysBetween) {
      await sql`vacuum`.execute(db)
      await sql.raw(`pragma user_version = ${today}`).execute(db)
    }
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
  },
}
