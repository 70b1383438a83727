import { sql } from 'kysely'
import type { OpenDatabase } from '../database/database.ts'
import { MoveError } from './move-error.ts'

/**
 * Throws MoveError if a server is using this PostgreSQL: what it writes during the move would be lost. SQLite needs no check,
 * because a running server locks the database file.
 */
export async function assertNotInUse({ db, engine }: Pick<OpenDatabase, 'db' | 'engine'>): Promise<void> {
  if (engine === 'sqlite') return
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'nestling' and pid <> pg_backend_pid()`.execute(db)
  if (rows.length > 0) throw new MoveError('A Nestling is using this PostgreSQL. Stop it first.')
}
