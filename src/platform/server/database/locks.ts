import { PostgresAdapter, sql } from 'kysely'
import type { Database, Tx } from './database.ts'
import type { Tables } from './tables.ts'

/** Locks a row until the transaction ends. SQLite needs no lock, because it runs one transaction at a time. */
export async function lockRow(tx: Tx, table: keyof Tables & string, id: number): Promise<void> {
  if (isPostgres(tx)) await sql`select 1 from ${sql.table(table)} where id = ${id} for update`.execute(tx)
}

/** Locks a name instead of a row, for work that must happen only once while there is no row yet. */
export async function lockName(tx: Tx, name: string): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(tx)
}

/**
 * Runs long work, unless another process is already running work with this name. Returns whether the work ran. If that process
 * or its connection ends early, the name is free again. With SQLite there is only one process.
 */
export async function runAlone(db: Database, name: string, work: () => Promise<void>): Promise<boolean> {
  if (!isPostgres(db)) return work().then(() => true)
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(hashtext(${name})) as free`.execute(
      tx,
    )
    if (!rows[0]?.free) return false
    await work()
    return true
  })
}

const isPostgres = (db: Database | Tx) => db.getExecutor().adapter instanceof PostgresAdapter
