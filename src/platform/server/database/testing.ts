/** Databases for tests, on the engine that the run is about. */
import { sql } from 'kysely'
import { inject } from 'vitest'
import type { Database, Engine, OpenDatabase } from './database.ts'
import { openSqlite } from './sqlite.ts'

/** The engine that this run is about. */
export const testedEngine: Engine = process.env.NESTLING_TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite'

/** `url` is that of a PostgreSQL. */
export type FreshDatabase = {
  database: OpenDatabase
  url: string | null
  drop: () => Promise<void>
}

/** A database with nothing in it. Close it, then drop it. */
export async function openFreshDatabase(): Promise<FreshDatabase> {
  if (testedEngine === 'sqlite') return { database: openSqlite(':memory:'), url: null, drop: () => Promise.resolve() }

  const { openPostgres } = await import('./postgres.ts')
  const url = new URL(inject('postgresUrl'))
  const name = `house_${crypto.randomUUID().replaceAll('-', '')}`
  const outside = openPostgres(url.href, () => undefined)
  await sql`create database ${sql.id(name)}`.execute(outside.db)
  url.pathname = `/${name}`
  return {
    database: openPostgres(url.href, () => undefined),
    url: url.href,
    async drop() {
      await sql`drop database ${sql.id(name)} with (force)`.execute(outside.db)
      await outside.close()
    },
  }
}

/** Every row of every table, in an order that does not change. */
export async function dumpTables(db: Database): Promise<Record<string, string[]>> {
  const tables = await db.introspection.getTables()
  const dump: Record<string, string[]> = {}
  for (const { name } of tables.filter((table) => !table.isView)) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
    dump[name] = rows.map((row) => JSON.stringify(row)).sort()
  }
  return dump
}
