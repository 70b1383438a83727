import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { compileQuery } from './compiled-query.ts'
import { migrate } from './migrate.ts'
import { type FreshDatabase, openFreshDatabase } from './testing.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await openFreshDatabase()
  await migrate(fresh.database, [])
  const rows = ['a', 'b', 'c'].map((name) => ({ name, applied_at: `${name}1` }))
  await fresh.database.db.insertInto('migrations').values(rows).execute()
})
afterAll(async () => {
  await fresh.database.close()
  await fresh.drop()
})

const built = vi.fn()
const select = compileQuery<{ name: string; most: number }>()((db, param) => {
  built()
  return db
    .selectFrom('migrations')
    .select('name')
    .where('name', '>=', param('name'))
    .where('applied_at', '!=', 'x')
    .orderBy('name')
    .limit((eb) => eb.val(param('most')))
})

test('each run of a compiled query uses its own values', async () => {
  const { db } = fresh.database
  expect(await select(db, { name: 'b', most: 5 })).toEqual([{ name: 'b' }, { name: 'c' }])
  expect(await select(db, { name: 'a', most: 1 })).toEqual([{ name: 'a' }])
})

test('simultaneous runs of a compiled query do not mix their values', async () => {
  const runs = ['a', 'b', 'c'].map((name) => select(fresh.database.db, { name, most: 1 }))
  expect(await Promise.all(runs)).toEqual([[{ name: 'a' }], [{ name: 'b' }], [{ name: 'c' }]])
})

test('a value is passed as a parameter, and is never part of the SQL', async () => {
  expect(await select(fresh.database.db, { name: "' or 1=1 --", most: 5 })).toHaveLength(3)
  expect(await select(fresh.database.db, { name: "z' or 1=1 --", most: 5 })).toEqual([])
})

test('a query inside a transaction sees what the transaction wrote', async () => {
  const inside = fresh.database.db.transaction().execute(async (tx) => {
    await tx.insertInto('migrations').values({ name: 'd', applied_at: 'd1' }).execute()
    const rows = await select(tx, { name: 'd', most: 5 })
    throw Object.assign(new Error('undo'), { rows })
  })
  await expect(inside).rejects.toMatchObject({ rows: [{ name: 'd' }] })
  expect(await select(fresh.database.db, { name: 'd', most: 5 })).toEqual([])
})

test('a query is compiled once for each database', async () => {
  const other = await openFreshDatabase()
  await migrate(other.database, [])
  built.mockClear()
  await select(fresh.database.db, { name: 'a', most: 1 })
  expect(built).toHaveBeenCalledTimes(0)
  expect(await select(other.database.db, { name: 'a', most: 1 })).toEqual([])
  await select(other.database.db, { name: 'a', most: 1 })
  expect(built).toHaveBeenCalledTimes(1)
  await other.database.close()
  await other.drop()
})

test('a query outside an open transaction does not see the transaction’s changes', async () => {
  const { db } = fresh.database
  let beside: Promise<object[]> | undefined
  const inside = db.transaction().execute(async (tx) => {
    await tx.insertInto('migrations').values({ name: 'e', applied_at: 'e1' }).execute()
    beside = select(db, { name: 'e', most: 5 })
    await select(tx, { name: 'e', most: 5 })
    throw new Error('undo')
  })
  await expect(inside).rejects.toThrow('undo')
  expect(await beside).toEqual([])
})
