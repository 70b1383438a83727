import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { listOwners, openStore } from './database.ts'
import type { Change } from './entry.ts'
import { createOutbox } from './outbox.ts'
import type { Reply } from './settle.ts'
import { nextTask, openFakeIndexedDb } from './testing.ts'

const nora = 1
const name = `nestling-outbox-${nora}`

afterEach(() => void vi.unstubAllGlobals())

type Options = { choose?: (count: number) => number; send?: () => Promise<Reply | null> }

function openBrowser({ choose, send = async () => null }: Options = {}) {
  const indexedDb = openFakeIndexedDb(choose)
  vi.stubGlobal('indexedDB', indexedDb.factory)
  let isSignedOut = false
  let attempts = 0
  return {
    ...indexedDb,
    /** Opens a tab in which this person is signed in, by default Nora. */
    openTab: (userId = nora) => {
      const store = openStore(userId)
      const outbox = createOutbox({
        store,
        lock: (work) => work(),
        async send() {
          attempts += 1
          if (attempts > 100) throw new Error('This never ends.')
          return send()
        },
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
  expect(await store.read()).toEqual({ lastId: 0, entries: [], created: {}, deleted: [] })
  expect(await outbox.count()).toBe(0)
  expect(await outbox.sendAll('1-7')).toBeNull()
  await outbox.drop(1)
  expect(browser.names()).toEqual([])
  expect(browser.unhandled()).toBe(0)
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

test('what one tab deletes or sends is gone in other tabs, and they know the ids of created things', async () => {
  const browser = openBrowser({ send: async () => ({ status: 201, body: { id: 70 } }) })
  const [first, second] = [browser.openTab(), browser.openTab()]
  for (const words of ['One.', 'Two.', 'Three.']) await first.outbox.add(comment(words), sender)
  await first.outbox.drop(2)
  expect((await second.outbox.list('1-7')).map(({ words }) => words)).toEqual(['One.', 'Three.'])
  await second.outbox.sendAll('1-7')
  expect(await first.store.read()).toEqual({ lastId: 3, entries: [], created: { 1: 70, 3: 70 }, deleted: [] })
})

test('a deletion can be undone in another tab', async () => {
  const browser = openBrowser()
  const [first, second] = [browser.openTab(), browser.openTab()]
  await first.outbox.add({ ...comment('One.'), address: '/api/contacts' }, sender)
  await first.outbox.add({ ...comment(''), method: 'DELETE', address: '/api/contacts/-1' }, sender)
  expect(await second.outbox.count()).toBe(0)
  await second.outbox.add({ ...comment(''), address: '/api/contacts/-1/restore' }, sender)
  expect(await first.outbox.list('1-7')).toMatchObject([{ id: 1, words: 'One.' }])
})

test('a deletion can be undone although a tab with an earlier version of Nestling has stored something since', async () => {
  const browser = openBrowser()
  const { outbox } = browser.openTab()
  await outbox.add({ ...comment('One.'), address: '/api/contacts' }, sender)
  await outbox.add({ ...comment(''), method: 'DELETE', address: '/api/contacts/-1' }, sender)
  const opened = browser.factory.open(name, 1)
  await new Promise<void>((done) => {
    opened.onsuccess = done
  })
  // The cast is safe: this is what the fake returns.
  const database = opened.result as IDBDatabase
  database.transaction(['rest'], 'readwrite').objectStore('rest').put({ lastId: 1, created: {} }, 'rest')
  await browser.settle()
  await outbox.add({ ...comment(''), address: '/api/contacts/-1/restore' }, sender)
  expect(await outbox.list('1-7')).toMatchObject([{ id: 1, words: 'One.' }])
})

test('only what has changed is written again, because an entry may contain a large picture', async () => {
  const browser = openBrowser()
  const { outbox } = browser.openTab()
  await outbox.add(comment('One.'), sender)
  browser.takeWrites()
  await outbox.add(comment('Two.'), sender)
  expect(browser.takeWrites()).toMatchObject([{ words: 'Two.' }, { lastId: 2 }])
  await outbox.rewrite(1, { content: 'New.' })
  expect(browser.takeWrites()).toMatchObject([{ words: 'New.' }])
  await outbox.sendAll('1-9')
  expect(browser.takeWrites()).toEqual([])
  await outbox.add({ ...comment(''), method: 'DELETE', address: '/api/contacts/7' }, sender)
  browser.takeWrites()
  await outbox.add(comment('Three.'), sender)
  expect(browser.takeWrites()).toMatchObject([{ words: 'Three.' }, { lastId: 4 }])
})

test('a box that an earlier version of Nestling has stored can be read and changed', async () => {
  const browser = openBrowser()
  const opened = browser.factory.open(name, 1)
  await new Promise<void>((done) => {
    opened.onupgradeneeded = () => {
      // The cast is safe: this is what the fake returns.
      const database = opened.result as { createObjectStore(name: string, options?: { keyPath: string }): void }
      database.createObjectStore('entries', { keyPath: 'id' })
      database.createObjectStore('rest')
    }
    opened.onsuccess = done
  })
  // The cast is safe: this is what the fake returns.
  const database = opened.result as IDBDatabase
  const transaction = database.transaction(['entries', 'rest'], 'readwrite')
  transaction.objectStore('entries').put({ ...comment('One.'), id: 4, sender: '1-7', state: 'waiting', triedAt: null })
  transaction.objectStore('rest').put({ lastId: 4, created: { 3: 70 } }, 'rest')
  await browser.settle()
  database.close()
  const { outbox, store } = browser.openTab()
  await outbox.add({ ...comment('Two.'), address: '/api/updates/-3/comments' }, sender)
  const { lastId, entries } = await store.read()
  expect([lastId, ...entries.map(({ id, address, words }) => [id, address, words])]).toEqual([
    5,
    [4, '/api/updates/7/comments', 'One.'],
    [5, '/api/updates/70/comments', 'Two.'],
  ])
})

test('the people who have a box in this browser are known', async () => {
  const browser = openBrowser()
  expect(await listOwners()).toEqual([])
  for (const userId of [3, 12]) await browser.openTab(userId).outbox.add(comment('One.'), sender)
  browser.factory.open('other-database', 1)
  await browser.settle()
  expect(await listOwners()).toEqual([3, 12])
})

test('after a person has deleted the data of all sites, a change can be stored again', async () => {
  const browser = openBrowser()
  const { outbox } = browser.openTab()
  await outbox.add(comment('One.'), sender)
  browser.clearSiteData()
  expect(await outbox.add(comment('Two.'), sender)).toBe(true)
  expect(await outbox.list('1-7')).toMatchObject([{ words: 'Two.' }])
})

describe('if the browser’s storage fails', () => {
  const full = new DOMException('The disk is full.', 'QuotaExceededError')

  test.each(['open', 'read', 'write', 'commit'] as const)(
    'in the step "%s", the change is not stored',
    async (step) => {
      const browser = openBrowser()
      await browser.openTab().outbox.add(comment('One.'), sender)
      const { outbox } = browser.openTab()
      browser.fail(step, full)
      await expect(outbox.add(comment('Two.'), sender)).rejects.toBe(full)
      expect((await outbox.list('1-7')).map(({ words }) => words)).toEqual(['One.'])
      expect(await outbox.add(comment('Three.'), sender)).toBe(true)
      expect(browser.unhandled()).toBe(0)
    },
  )

  test.each(['open', 'read'] as const)('in the step "%s", the list of changes cannot be read', async (step) => {
    const browser = openBrowser()
    await browser.openTab().outbox.add(comment('One.'), sender)
    const { outbox } = browser.openTab()
    browser.fail(step, full)
    await expect(outbox.count()).rejects.toBe(full)
    expect(await outbox.count()).toBe(1)
  })
})

test('a sign-out leaves no database and makes no action fail, whatever several tabs do at the same time', async () => {
  const doing = fc.constantFrom('looks', 'adds', 'sends', 'deletes', 'opens')
  const schedule = fc.array(fc.tuple(fc.nat(2), doing), { minLength: 1, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(schedule, fc.nat(12), fc.infiniteStream(fc.nat()), async (actions, signOutAt, choices) => {
      const browser = openBrowser({ choose: (count) => (choices.next().value ?? 0) % count })
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

test('a page that enters the back/forward cache aborts its transaction, which would block later pages', async () => {
  const leave: ((event: { persisted: boolean }) => void)[] = []
  vi.stubGlobal('onpagehide', null)
  vi.stubGlobal(
    'addEventListener',
    (name: string, listen: (typeof leave)[number]) => name === 'pagehide' && leave.push(listen),
  )
  vi.resetModules()
  const page = await import('./database.ts')
  const browser = openBrowser()
  await browser.openTab().outbox.add(comment('First'), sender)
  const store = page.openStore(nora)
  await store.read()

  const deleteWhileLeaving = (persisted: boolean) =>
    store.change((box) => {
      for (const listen of leave) listen({ persisted })
      box.entries = []
    })
  await expect(deleteWhileLeaving(true)).rejects.toThrow('The transaction was aborted.')
  expect((await store.read()).entries).toHaveLength(1)
  await deleteWhileLeaving(false)
  expect((await store.read()).entries).toEqual([])
})
