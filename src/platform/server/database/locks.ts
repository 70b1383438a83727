import { PostgresAdapter, sql } from 'kysely'
import type { Database, Tx } from './database.ts'
import type { Tables } from './tables.ts'

/** Locks a row until the transaction ends. SQLite runs transactions one after the other anyway. */
export async function lockRow(tx: Tx, table: keyof Tables & string, id: number): Promise<void> {
  if (isPostgres(tx)) await sql`select 1 from ${sql.table(table)} where id = ${id} for update`.execute(tx)
}

/** Locks a name instead of a row, for things that must happen once before any row exists. */
export async function lockName(tx: Tx, name: string): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(tx)
}

const isPostgres = (db: Database | Tx) => db.getExecutor().adapter instanceof PostgresAdapter
