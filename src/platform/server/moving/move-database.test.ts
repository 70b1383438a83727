/** Copies databases with rows in every table into empty databases of SQLite and PostgreSQL. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fillInstallationTables, fillTables } from '#app/server/lifecycle/testing.ts'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import type { Database, Engine, OpenDatabase } from '../database/database.ts'
import type { Migration } from '../database/migrate.ts'
import { openDatabase } from '../database/open.ts'
import { openTarget } from '../database/snapshot/target.ts'
import { type FreshDatabase, openFreshDatabase, testedEngine } from '../database/testing.ts'
import { readSchema } from '../export/read-schema.ts'
import { orderPlans } from '../feature/table-plan.ts'
import { refuseLostDatabase } from '../installation/check-store.ts'
import { verifyDatabase } from '../verification/verify-database.ts'
import { moveDatabase } from './move-database.ts'

let folder: string
let fresh: FreshDatabase
let testApp: TestApp
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nestling-moved-'))
  fresh = await openFreshDatabase()
})
afterEach(async () => {
  await testApp.close()
  await fresh.database.close()
  await fresh.drop()
  rmSync(folder, { recursive: true })
})

/** Opens a test app on this engine, with at least one row in every table. */
async function openFull(engine: Engine) {
  // When the tests run on PostgreSQL, only `inSqliteFile` gives a test app SQLite.
  testApp = await openTestApp({ inSqliteFile: engine === 'sqlite' && testedEngine === 'postgres' })
  const { db } = testApp
  const schema = await readSchema(db)
  const people = (await db.selectFrom('users').select('id').orderBy('id').limit(2).execute()).map(({ id }) => id)
  const journeys = (await db.selectFrom('pregnancies').select('id').orderBy('id').execute()).map(({ id }) => id)
  await fillTables(db, schema, { people, journeys })
  await fillInstallationTables(db, schema)
  await db.updateTable('backups').set({ bytes: 5_000_000_000 }).execute()
  await db.updateTable('letters').set({ failure: 'Ünï “cödé” \n 👶 \\ \' "' }).execute()
}

const allMigrations = () => testApp.services.features.flatMap(({ migrations = [] }) => migrations)
const placeFor = (engine: Engine) => ({
  dataDir: join(folder, 'data'),
  databaseUrl: engine === 'sqlite' ? null : fresh.url,
})
const moveTo = (engine: Engine, migrations: readonly Migration[] = allMigrations()) =>
  moveDatabase(testApp.services, { environment: placeFor(engine), migrations })

async function withTarget<Result>(engine: Engine, use: (database: OpenDatabase) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(placeFor(engine), () => undefined)
  return use(database).finally(() => database.close())
}

/** Every row of every table in the manifests, in an order that does not depend on the engine. */
async function readAll(db: Database): Promise<Record<string, string[]>> {
  const tables = [...orderPlans(testApp.services.features).keys()].map(async (table) => {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db)
    const lines = rows.map((row) =>
      JSON.stringify(
        Object.entries(row)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(withHexBytes),
      ),
    )
    return [table, lines.sort()] as const
  })
  return Object.fromEntries(await Promise.all(tables))
}
const withHexBytes = ([name, value]: [string, unknown]) => [
  name,
  value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value,
]

const addJob = (db: Database, name: string) =>
  db.insertInto('jobs').values({ name, due_at: '' }).returning('id').executeTakeFirstOrThrow()

const directions: [Engine, Engine][] =
  testedEngine === 'sqlite'
    ? [['sqlite', 'sqlite']]
    : [
        ['sqlite', 'postgres'],
        ['postgres', 'sqlite'],
      ]

describe.each(directions)('from %s to %s', (from, to) => {
  test('every row of every table is copied, all references are valid, and no id of a deleted row is used again', async () => {
    await openFull(from)
    const { id } = await addJob(testApp.db, 'last')
    await testApp.db.deleteFrom('jobs').where('id', '=', id).execute()
    const expected = await readAll(testApp.db)
    expect(Object.entries(expected).flatMap(([table, rows]) => (rows.length === 0 ? [table] : []))).toEqual([])

    const rows = Object.values(expected).flat().length
    expect(await moveTo(to)).toEqual({ tables: Object.keys(expected).length, rows })
    await withTarget(to, async (database) => {
      expect(await readAll(database.db)).toEqual(expected)
      expect(await verifyDatabase({ ...database, features: [] })).toEqual([])
      expect((await addJob(database.db, 'next')).id).toBeGreaterThan(id)
    })
    expect(await readAll(testApp.db)).toEqual(expected)
  })

  test('a move into a database that already exists is refused, and does not change it', async () => {
    await openFull(from)
    await moveTo(to)
    const before = await withTarget(to, ({ db }) => readAll(db))
    await testApp.db.deleteFrom('letters').execute()
    await expect(moveTo(to)).rejects.toThrow(to === 'sqlite' ? 'There is a database in' : 'has tables already')
    expect(await withTarget(to, ({ db }) => readAll(db))).toEqual(before)
  })

  test('after a move that fails halfway, the new database is refused as unfinished, and the old one is unchanged', async () => {
    await openFull(from)
    const before = await readAll(testApp.db)
    const failing: Migration = { name: '9999-failing', up: () => Promise.reject(new Error('this migration fails')) }
    await expect(moveTo(to, [...allMigrations(), failing])).rejects.toThrow('this migration fails')
    expect(await readAll(testApp.db)).toEqual(before)
    const { features, log } = testApp.services
    const start = async () => {
      await refuseLostDatabase({ ...placeFor(to), photoStore: null }, features, log)
      await withTarget(to, () => Promise.resolve())
    }
    await expect(start()).rejects.toThrow('is unfinished. A command that copied data into it was interrupted.')
  })

  test('if a trigger of the new database changes a copied row, the move fails, and the new database cannot be used', async () => {
    await openFull(from)
    const change: Migration = { name: '9999-change', up: ({ tx }) => addTrigger[to](tx) }
    await expect(moveTo(to, [...allMigrations(), change])).rejects.toThrow('The copy of the table jobs differs')
    expect(existsSync(join(folder, 'data/nestling.db'))).toBe(false)
    if (to === 'postgres') await expect(withTarget(to, () => Promise.resolve())).rejects.toThrow('unfinished')
  })
})

/** Adds a trigger that changes each row inserted into `jobs`. */
const addTrigger: Record<Engine, (db: Database) => Promise<void>> = {
  async sqlite(db) {
    await sql`create trigger changes after insert on jobs begin update jobs set due_at = 'x' where id = new.id; end`.execute(
      db,
    )
  },
  async postgres(db) {
    await sql`create function change() returns trigger language plpgsql as $$ begin new.due_at = 'x'; return new; end $$`.execute(
      db,
    )
    await sql`create trigger changes before insert on jobs for each row execute function change()`.execute(db)
  },
}

test('after a move to SQLite that fails halfway, the next move starts from the beginning', async () => {
  await openFull(testedEngine)
  const failing: Migration = { name: '9999-failing', up: () => Promise.reject(new Error('this migration fails')) }
  await expect(moveTo('sqlite', [...allMigrations(), failing])).rejects.toThrow('this migration fails')
  await moveTo('sqlite')
  expect(await withTarget('sqlite', ({ db }) => readAll(db))).toEqual(await readAll(testApp.db))
  expect(existsSync(join(folder, 'data/unfinished'))).toBe(false)
})

test.runIf(testedEngine === 'postgres')(
  'opening a PostgreSQL database as the target leaves no connection open if nothing is copied',
  async () => {
    testApp = await openTestApp()
    await openTarget(placeFor('postgres'))
    const others = sql`select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
    // PostgreSQL lists a closed connection for a moment longer.
    await expect.poll(async () => (await others.execute(fresh.database.db)).rows).toEqual([])
  },
)
