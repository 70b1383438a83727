import { PostgresAdapter, sql } from 'kysely'
import type { Database, Tx } from './database.ts'
import type { Tables } from './tables.ts'

/** Holds a row until the transaction ends, so that two of the same kind go one after the other. SQLite does so anyway. */
export async function lockRow(tx: Tx, table: keyof Tables & string, id: number): Promise<void> {
  if (isPostgres(tx)) await sql`select 1 from ${sql.table(table)} where id = ${id} for update`.execute(tx)
}

/** Holds a name instead of a row: for what must happen once before any row is there. */
export async function lockName(tx: Tx, name: string): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(tx)
}

const isPostgres = (db: Database | Tx) => db.getExecutor().adapter instanceof PostgresAdapter
