import { afterEach, beforeEach, expect, test } from 'vitest'
import { defineEvent } from '../shared/event.ts'
import type { Tx } from './database/database.ts'
import { migrate } from './database/migrate.ts'
import { type FreshDatabase, openFreshDatabase } from './database/testing.ts'
import { createEvents, on } from './events.ts'

const opened = defineEvent<{ name: string }>('opened')
const closed = defineEvent<{ name: string }>('closed')

let fresh: FreshDatabase
beforeEach(async () => {
  fresh = await openFreshDatabase()
  await migrate(fresh.database, [])
})
afterEach(async () => {
  await fresh.database.close()
  await fresh.drop()
})

// This database has only the table `migrations`.
const write = (tx: Tx, name: string) => tx.insertInto('migrations').values({ name, applied_at: '' }).execute()
const names = async () => {
  const rows = await fresh.database.db.selectFrom('migrations').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}
const writeReaction = async (tx: Tx, { name }: { name: string }) => {
  await write(tx, `${name} noted`)
}

test('a change and the reactions to its event are committed together', async () => {
  const emit = createEvents([on(opened, writeReaction)])
  await fresh.database.db.transaction().execute(async (tx) => {
    await write(tx, 'door')
    await emit(tx, opened, { name: 'door' })
  })
  expect(await names()).toEqual(['door', 'door noted'])
})

test('a change and the reactions to its event are rolled back when a reaction fails', async () => {
  const emit = createEvents([on(opened, writeReaction), on(opened, () => Promise.reject(new Error('no')))])
  const act = fresh.database.db.transaction().execute(async (tx) => {
    await write(tx, 'door')
    await emit(tx, opened, { name: 'door' })
  })
  await expect(act).rejects.toThrow('no')
  expect(await names()).toEqual([])
})

test('the reactions to an event are rolled back when the command fails afterwards', async () => {
  const emit = createEvents([on(opened, writeReaction)])
  const act = fresh.database.db.transaction().execute(async (tx) => {
    await emit(tx, opened, { name: 'door' })
    throw new Error('no')
  })
  await expect(act).rejects.toThrow('no')
  expect(await names()).toEqual([])
})

test('reactions run in the order of the list, and only for their own event', async () => {
  const ran: string[] = []
  const note = (word: string) => async () => {
    ran.push(word)
  }
  const emit = createEvents([on(opened, note('first')), on(closed, note('other')), on(opened, note('second'))])
  await fresh.database.db.transaction().execute((tx) => emit(tx, opened, { name: 'door' }))
  expect(ran).toEqual(['first', 'second'])
})

test('a reaction can emit an event, inside the same transaction', async () => {
  const emit = createEvents([
    on(opened, (tx, { name }, emitOn) => emitOn(tx, closed, { name: `${name} shut` })),
    on(closed, writeReaction),
  ])
  await fresh.database.db.transaction().execute((tx) => emit(tx, opened, { name: 'door' }))
  expect(await names()).toEqual(['door shut noted'])
})
