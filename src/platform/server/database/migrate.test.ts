import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from './database.ts'
import { type Migration, migrate } from './migrate.ts'
import { StartError } from './start-error.ts'
import { dumpTables, type FreshDatabase, openFreshDatabase, testedEngine } from './testing.ts'

let fresh: FreshDatabase
let database: OpenDatabase
beforeEach(async () => {
  fresh = await openFreshDatabase()
  database = fresh.database
})
afterEach(async () => {
  await database.close()
  await fresh.drop()
})

const applied: string[] = []
beforeEach(() => {
  applied.length = 0
})

function making(name: Migration['name'], table: string): Migration {
  return {
    name,
    async up({ createTable }) {
      applied.push(name)
      await createTable(table).addColumn('name', 'text').execute()
    },
  }
}

const cots = making('0001-cots', 'cots')
const prams = making('0002-prams', 'prams')
const broken: Migration = {
  name: '0003-broken',
  async up({ createTable }) {
    await createTable('half').execute()
    throw new Error('broken')
  },
}

const tables = async () => Object.keys(await dumpTables(database.db)).sort()
const listApplied = async () =>
  (await database.db.selectFrom('migrations').select('name').orderBy('name').execute()).map(({ name }) => name)

describe('migrations', () => {
  test('are applied in the order of their numbers', async () => {
    expect(await migrate(database, [prams, cots])).toEqual(['0001-cots', '0002-prams'])
    expect(applied).toEqual(['0001-cots', '0002-prams'])
  })

  test('are applied once', async () => {
    await migrate(database, [cots])
    expect(await migrate(database, [cots, prams])).toEqual(['0002-prams'])
    expect(await migrate(database, [cots, prams])).toEqual([])
    expect(applied).toEqual(['0001-cots', '0002-prams'])
  })

  test('are applied once, even when ten processes start at once', async () => {
    const others = await Promise.all(Array.from({ length: 10 }, () => openOther()))
    // Connect first, so the migrations really run at the same time.
    await Promise.all(others.map((other) => sql`select 1`.execute(other.db)))
    const all = await Promise.all(others.map((other) => migrate(other, [cots, prams])))
    expect(all.flat().toSorted()).toEqual(['0001-cots', '0002-prams'])
    expect(applied).toEqual(['0001-cots', '0002-prams'])
    await Promise.all(others.map((other) => (other === database ? null : other.close())))
  })

  test('that fail are rolled back, and earlier migrations stay applied', async () => {
    await expect(migrate(database, [cots, broken])).rejects.toThrow('broken')
    expect(await tables()).toEqual(['cots', 'migrations'])
    expect(await listApplied()).toEqual(['0001-cots'])
  })

  test('continue once a failed migration is fixed', async () => {
    await expect(migrate(database, [cots, broken])).rejects.toThrow()
    expect(await migrate(database, [cots, { ...broken, up: prams.up }])).toEqual(['0003-broken'])
  })

  test('refuse data of a newer version, and leave the data unchanged', async () => {
    await migrate(database, [cots, prams])
    const before = await dumpTables(database.db)
    const attempt = migrate(database, [cots])
    await expect(attempt).rejects.toThrow(StartError)
    await expect(attempt).rejects.toThrow(
      'The data was last used by a newer version of Nestling, which has the migration “0002-prams”. Start that version.',
    )
    expect(await dumpTables(database.db)).toEqual(before)
  })

  test('refuse data of a newer version before they apply missing migrations', async () => {
    await migrate(database, [prams])
    await expect(migrate(database, [cots])).rejects.toThrow(StartError)
    expect(await tables()).toEqual(['migrations', 'prams'])
  })

  test.each([
    ['the same number twice', [cots, making('0001-twin', 'twins')], '0001'],
    ['a number of three digits', [making('001-short', 'short')], '001-'],
  ])('may not have %s', async (_, migrations, number) => {
    await expect(migrate(database, migrations)).rejects.toThrow(`Migration number ${number} is used twice`)
  })
})

test('an id is never used twice', async () => {
  await migrate(database, [cots])
  const insert = async () => {
    const { rows } = await sql<{ id: number }>`insert into cots (name) values ('x') returning id`.execute(database.db)
    return rows[0]?.id
  }
  const first = await insert()
  await sql`delete from cots`.execute(database.db)
  expect([first, await insert()]).toEqual([1, 2])
})

/** A second connection to the same database, like that of another process. With SQLite there is only one process. */
async function openOther(): Promise<OpenDatabase> {
  if (testedEngine === 'sqlite' || !fresh.url) return database
  const { openPostgres } = await import('./postgres.ts')
  return openPostgres(fresh.url, () => undefined)
}
