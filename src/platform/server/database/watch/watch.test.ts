import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type FreshDatabase, openFreshDatabase, testedEngine } from '../testing.ts'
import type { RowsChanged } from './watch.ts'

let fresh: FreshDatabase
let seen: (readonly RowsChanged[] | 'unknown')[]
let end: () => Promise<void>

const db = () => fresh.database.db
const run = (text: string) => sql.raw(text).execute(db())
const watch = () =>
  fresh.database.watch(
    [
      { table: 'letters_of_7', ownerColumn: 'pregnancy_id' },
      { table: 'people_of_7', ownerColumn: 'id' },
    ],
    (changes) => seen.push(changes),
  )
/** Every change so far, as `table owner`. */
const reported = () =>
  seen.flatMap((changes) => (changes === 'unknown' ? changes : changes.map((one) => `${one.table} ${one.ownerId}`)))

beforeEach(async () => {
  fresh = await openFreshDatabase()
  seen = []
  await run('create table letters_of_7 (id integer primary key, pregnancy_id integer, words text)')
  await run('create table people_of_7 (id integer primary key, name text)')
  end = await watch()
})

afterEach(async () => {
  await end()
  await fresh.database.close()
  await fresh.drop()
})

describe('a watch of tables', () => {
  test('reports an insert, an update and a delete, with the owner of the row', async () => {
    await run("insert into letters_of_7 (id, pregnancy_id, words) values (1, 7, 'a')")
    await expect.poll(() => reported()).toEqual(['letters_of_7 7'])
    await run("update letters_of_7 set words = 'b'")
    await expect.poll(() => reported()).toHaveLength(2)
    await run('delete from letters_of_7')
    await expect.poll(() => reported()).toEqual(['letters_of_7 7', 'letters_of_7 7', 'letters_of_7 7'])
    await run("insert into people_of_7 (id, name) values (3, 'Nora')")
    await expect.poll(() => reported().at(-1)).toBe('people_of_7 3')
  })

  test('does not report a row without an owner', async () => {
    await run('insert into letters_of_7 (id, pregnancy_id) values (1, null), (2, 8)')
    await expect.poll(() => reported()).toEqual(['letters_of_7 8'])
  })

  test('reports the changes of a transaction after its commit, and repeated changes of one owner only once', async () => {
    await db()
      .transaction()
      .execute(async (tx) => {
        for (const id of [1, 2, 3]) await sql`insert into letters_of_7 (id, pregnancy_id) values (${id}, 7)`.execute(tx)
        expect(reported()).toEqual([])
      })
    await expect.poll(() => reported()).toEqual(['letters_of_7 7'])
  })

  test('reports a change by a statement that returns rows', async () => {
    await run('insert into letters_of_7 (id, pregnancy_id) values (1, 7) returning id')
    await expect.poll(() => reported()).toEqual(['letters_of_7 7'])
  })

  test('reports to two watches at once, and not to a watch that has ended', async () => {
    const endSecond = await watch()
    await run('insert into letters_of_7 (id, pregnancy_id) values (1, 7)')
    await expect.poll(() => reported()).toHaveLength(2)
    await endSecond()
    await run('insert into people_of_7 (id) values (3)')
    await expect.poll(() => reported().slice(2)).toEqual(['people_of_7 3'])
  })

  test.runIf(testedEngine === 'postgres')(
    'reports that it may have missed changes after its connection was lost',
    async () => {
      const others = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %'`
      await others.execute(db())
      await expect.poll(() => seen).toEqual(['unknown'])
      await run('insert into letters_of_7 (id, pregnancy_id) values (1, 7)')
      await expect.poll(() => reported()).toEqual(['unknown', 'letters_of_7 7'])
    },
  )
})
