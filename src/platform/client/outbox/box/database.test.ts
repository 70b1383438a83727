import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { openStore } from './database.ts'
import type { Change } from './entry.ts'
import { createOutbox } from './outbox.ts'
import { nextTask, openFakeIndexedDb } from './testing.ts'

const nora = 1
const name = `nestling-outbox-${nora}`

afterEach(() => void vi.unstubAllGlobals())

function openBrowser(choose?: (count: number) => number) {
  const indexedDb = openFakeIndexedDb(choose)
  vi.stubGlobal('indexedDB', indexedDb.factory)
  let isSignedOut = false
  return {
    names: indexedDb.names,
    settle: indexedDb.settle,
    /** Opens a tab in which Nora is signed in. */
    openTab: () => {
      const store = openStore(nora)
      const outbox = createOutbox({
        store,
        lock: (work) => work(),
        send: async () => null,
        now: () => 0,
        createKey: () => 'key',
        mayStore: () => !isSignedOut,
      })
      return { store, outbox }
    },
    /** Does what a sign-out does, in the same order: from now on nothing may be stored, and then the database is deleted. */
    signOut() {
      isSignedOut = true
      indexedDb.factory.deleteDatabase(name)
    },
  }
}

const comment = (words: string): Change => ({
  method: 'POST',
  address: '/api/updates/7/comments',
  body: JSON.stringify({ content: words }),
  key: `key of ${words}`,
  what: 'Comment',
  words,
})
const sender = { sender: '1-7', triedAt: null }

test('reading, sending and deleting create no database', async () => {
  const browser = openBrowser()
  const { store, outbox } = browser.openTab()
  expect(await store.read()).toEqual({ lastId: 0, entries: [], created: {} })
  expect(await outbox.count()).toBe(0)
  expect(await outbox.sendAll('1-7')).toBeNull()
  await outbox.drop(1)
  expect(browser.names()).toEqual([])
})

test('the changes that one tab stores are visible to the other tabs, and to a tab that opens later', async () => {
  const browser = openBrowser()
  const [first, second] = [browser.openTab(), browser.openTab()]
  expect(await second.outbox.count()).toBe(0)
  expect(await first.outbox.add(comment('One.'), sender)).toBe(true)
  expect(await second.outbox.add(comment('Two.'), sender)).toBe(true)
  for (const { outbox } of [first, second, browser.openTab()])
    expect((await outbox.list('1-7')).map(({ id, words }) => [id, words])).toEqual([
      [1, 'One.'],
      [2, 'Two.'],
    ])
})

test('a tab that reads after a sign-out in another tab finds nothing, and does not create the database again', async () => {
  const browser = openBrowser()
  const [here, there] = [browser.openTab(), browser.openTab()]
  await here.outbox.add(comment('One.'), sender)
  expect(await there.outbox.count()).toBe(1)
  browser.signOut()
  await there.outbox.count()
  await browser.settle()
  for (const { outbox } of [there, browser.openTab()]) expect(await outbox.count()).toBe(0)
  expect(browser.names()).toEqual([])
})

test('after a sign-out nothing is stored, not even by a tab that had not opened the database yet', async () => {
  const browser = openBrowser()
  const [here, there] = [browser.openTab(), browser.openTab()]
  await here.outbox.add(comment('One.'), sender)
  const late = there.outbox.add(comment('Two.'), sender)
  browser.signOut()
  await late
  expect(await here.outbox.add(comment('Three.'), sender)).toBe(false)
  await browser.settle()
  expect(browser.names()).toEqual([])
})

test('a sign-out leaves no database and causes no failure, whatever several tabs do in any order', async () => {
  const doing = fc.constantFrom('looks', 'adds', 'sends', 'deletes', 'opens')
  const schedule = fc.array(fc.tuple(fc.nat(2), doing), { minLength: 1, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(schedule, fc.nat(12), fc.infiniteStream(fc.nat()), async (actions, signOutAt, choices) => {
      const browser = openBrowser((count) => (choices.next().value ?? 0) % count)
      const tabs = [browser.openTab(), browser.openTab(), browser.openTab()]
      const begun: Promise<unknown>[] = []
      for (const [index, [tab, action]] of actions.entries()) {
        if (index === signOutAt) browser.signOut()
        if (action === 'opens') tabs[tab] = browser.openTab()
        const { outbox } = tabs[tab] ?? browser.openTab()
        if (action === 'looks') begun.push(outbox.count())
        if (action === 'adds') begun.push(outbox.add(comment(`Words ${index}`), sender))
        if (action === 'sends') begun.push(outbox.sendAll('1-7'))
        if (action === 'deletes') begun.push(outbox.drop(1))
        // Some actions begin while others are still running.
        if (index % 3 === 0) await nextTask()
      }
      if (actions.length <= signOutAt) browser.signOut()
      await Promise.all(begun)
      await browser.settle()
      expect(browser.names()).toEqual([])
    }),
    { numRuns: 200 },
  )
})
