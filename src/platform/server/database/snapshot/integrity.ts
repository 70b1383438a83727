import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** What SQLite's own check finds first, indexes included; null if all is in order. Throws if it cannot even read the file. */
export async function findDamage(db: Database): Promise<string | null> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(db)
  const found = rows[0]?.integrity_check
  return found === 'ok' ? null : String(found)
}
