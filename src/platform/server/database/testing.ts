/** Databases for tests. Most are on the engine that this test run uses. */
import { sql } from 'kysely'
import type { Database, Engine, OpenDatabase } from './database.ts'
import { openSqlite } from './sqlite.ts'
import { applyTemplate, createTemplate, type Template } from './template/testing.ts'

/** The engine that this test run uses. */
export const testedEngine: Engine = process.env.NESTLING_TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite'

/** `url` is the address if the engine is PostgreSQL. */
export type FreshDatabase = {
  database: OpenDatabase
  url: string | null
  drop: () => Promise<void>
}

type Fill = (database: OpenDatabase) => Promise<void>

/** Opens an empty database. Close it, then drop it. */
export async function openFreshDatabase(): Promise<FreshDatabase> {
  if (testedEngine === 'postgres') return (await import('./pool/testing.ts')).openEmpty()
  const database = openSqlite(':memory:')
  // Returns rows without `order by` in reverse order, so nothing can rely on their usual order.
  await sql`pragma reverse_unordered_selects = on`.execute(database.db)
  return { database, url: null, drop: () => Promise.resolve() }
}

/** Opens a database that `fill` has filled. `fill` runs once for each name; later databases with that name are copies. */
export async function openFilledDatabase(name: string, fill: Fill): Promise<FreshDatabase> {
  if (testedEngine === 'postgres') return (await import('./pool/testing.ts')).openFilled(name, fill)

  const template = templates.get(name) ?? makeTemplate(fill)
  templates.set(name, template)
  const fresh = await openFreshDatabase()
  await applyTemplate(fresh.database.db, await template)
  return fresh
}

/** Opens a SQLite file in this folder, and fills it with `fill`. */
export async function openFilledFile(folder: string, fill: Fill): Promise<FreshDatabase> {
  const database = openSqlite(folder)
  await fill(database)
  return { database, url: null, drop: () => Promise.resolve() }
}

const templates = new Map<string, Promise<Template>>()

async function makeTemplate(fill: Fill): Promise<Template> {
  const { database } = await openFreshDatabase()
  await fill(database)
  const template = await createTemplate(database.db)
  await database.close()
  return template
}

/** Returns every row of every table, in a fixed order. */
export async function dumpTables(db: Database): Promise<Record<string, string[]>> {
  const changes = await countChanges(db)
  const last = lastDumps.get(db)
  if (last && last.changes === changes) return structuredClone(last.dump)

  const names = await listTables(db)
  const dump: Record<string, string[]> = Object.fromEntries(names.map((name) => [name, []]))
  for (const { name, row } of await readRows(db, names)) dump[name]?.push(row)
  for (const rows of Object.values(dump)) rows.sort()
  if (changes !== null) lastDumps.set(db, { changes, dump: structuredClone(dump) })
  return dump
}

/** The last dump is cached, because most databases have not changed when they are dumped again. */
const lastDumps = new WeakMap<Database, { changes: string; dump: Record<string, string[]> }>()

/** Returns a text that changes with every written row, even a rolled back one, and with the schema. Null on PostgreSQL. */
async function countChanges(db: Database): Promise<string | null> {
  if (testedEngine === 'postgres') return null
  const count = sql`select total_changes() as rows_written, schema_version from pragma_schema_version`
  return JSON.stringify((await count.execute(db)).rows)
}

/** Lists the names of all tables. Kysely's introspection would take longer than reading all rows. */
async function listTables(db: Database): Promise<string[]> {
  const names =
    testedEngine === 'postgres'
      ? sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`
      : sql<{
          name: string
        }>`select name from sqlite_schema where type = 'table' and name not like 'sqlite!_%' escape '!'`
  return (await names.execute(db)).rows.map(({ name }) => name)
}

type Row = { name: string; row: string }

async function readRows(db: Database, names: readonly string[]): Promise<Row[]> {
  if (testedEngine === 'postgres') {
    const tables = names.map(
      (name) => sql<Row>`select ${sql.lit(name)} as name, to_json(it)::text as row from ${sql.table(name)} as it`,
    )
    // One query reads all tables, because tests take thousands of dumps.
    return names.length === 0 ? [] : (await sql<Row>`${sql.join(tables, sql` union all `)}`.execute(db)).rows
  }
  const tables = names.map(async (name) => {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db)
    return rows.map((row) => ({ name, row: JSON.stringify(row) }))
  })
  return (await Promise.all(tables)).flat()
}
