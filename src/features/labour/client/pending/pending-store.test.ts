import { describe, expect, test } from 'vitest'
import { openPendingStore, type Pending } from './pending-store.ts'
import { openMemory } from './testing.ts'

const began = '2026-05-27T02:00:00.000Z'
const press = (key: string, revision = 1, beganAt: string | null = began): Pending => ({
  kind: 'contractions',
  key,
  ownClock: true,
  body: { revision, beganAt, endedAt: null },
})
const open = (memory: Storage, userId = 1, pregnancyId = 7) =>
  openPendingStore({ userId, pregnancyId, storage: () => memory })

describe('a pending entry', () => {
  test('is stored at once, and still there in a tab that opens later', () => {
    const memory = openMemory()
    open(memory).put(press('one'))
    expect(open(memory).list()).toEqual([press('one')])
  })

  test('is listed by its time, even if a later one was stored first', () => {
    const store = open(openMemory())
    store.put(press('later', 1, '2026-05-27T02:05:00.000Z'))
    store.put(press('earlier'))
    expect(store.list().map(({ key }) => key)).toEqual(['earlier', 'later'])
  })

  test('has a storage key with the person’s id, so that signing out removes it', () => {
    const memory = openMemory()
    open(memory, 12).put(press('one'))
    expect([...memory.texts.keys()]).toEqual(['nestling-labour-12-7-contractions-one'])
  })

  test('belongs to one person in one journey', () => {
    const memory = openMemory()
    open(memory).put(press('one'))
    expect([open(memory, 2, 7).list(), open(memory, 1, 8).list(), open(memory, 1, 77).list()]).toEqual([[], [], []])
  })

  test('is not overwritten when another tab stores another entry', () => {
    const memory = openMemory()
    const [here, there] = [open(memory), open(memory)]
    here.put(press('here'))
    there.put(press('there'))
    here.noteOtherTab('nestling-labour-1-7-contractions-there')
    expect(here.list()).toHaveLength(2)
  })

  test('is removed once the server has it, but not if it was changed meanwhile', () => {
    const store = open(openMemory())
    store.put(press('one', 2))
    store.settle(press('one', 1))
    expect(store.list()).toEqual([press('one', 2)])
    store.settle(press('one', 2))
    expect(store.list()).toEqual([])
  })
})

test('if storage is blocked, the entries stay in the tab’s memory', () => {
  const store = openPendingStore({
    userId: 1,
    pregnancyId: 7,
    storage: () => {
      throw new DOMException('', 'SecurityError')
    },
  })
  store.put(press('one'))
  expect([store.list(), store.isOnlyInTab()]).toEqual([[press('one')], true])
  store.settle(press('one'))
  expect([store.list(), store.isOnlyInTab()]).toEqual([[], false])
})

test.each(['', '{', 'null', '{"key":1}', '[]'])('the stored text “%s” is no entry and is ignored', (text) => {
  const memory = openMemory()
  memory.setItem('nestling-labour-1-7-contractions-one', text)
  expect(open(memory).list()).toEqual([])
})

describe('after signing out', () => {
  test('a tab shows no entries and stores no new ones', () => {
    const memory = openMemory()
    const store = open(memory)
    store.put(press('one'))
    store.clear()
    memory.clear()
    store.put(press('two'))
    expect([store.list(), memory.texts.size]).toEqual([[], 0])
  })

  test('a tab that was asleep during the sign-out also shows no entries and stores no new ones', () => {
    const memory = openMemory()
    const store = open(memory)
    memory.setItem('nestling-farewell', 'a new mark')
    store.put(press('one'))
    expect([store.list(), [...memory.texts.keys()]]).toEqual([[], ['nestling-farewell']])
  })
})
