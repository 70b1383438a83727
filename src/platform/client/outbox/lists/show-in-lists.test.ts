import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Entry } from '../box/entry.ts'
import { nora, openBrowser } from '../testing.ts'
import type { WaitingRule } from './waiting-rules.ts'
import { waitingOf } from './waiting-state.ts'

type Contact = { id: number; name: string; by?: string }

const rules: readonly WaitingRule[] = [
  {
    call: 'POST /api/contacts',
    list: 'GET /api/contacts',
    add: ({ id, body, writer }) => ({ id, ...body, by: writer.firstName }),
  },
  { call: 'PUT /api/contacts/{id}', list: 'GET /api/contacts', edit: (contact, { body }) => ({ ...contact, ...body }) },
]

const key = ['/api/contacts']
const amara: Contact = { id: 7, name: 'Amara' }

const entry = (id: number, method: Entry['method'], address: string, name: string): Entry => ({
  ...{ id, method, address, body: JSON.stringify({ name }), key: `key ${id}`, what: 'Contact', words: name },
  ...{ sender: nora.sender, at: 0, state: 'waiting', triedAt: null, failures: 0, retryAt: 0, reason: null, fields: {} },
  presentVersion: null,
})
const newBen = entry(1, 'POST', '/api/contacts', 'Ben')
const newCleo = entry(2, 'POST', '/api/contacts', 'Cleo')
const renamed = entry(3, 'PUT', '/api/contacts/7', 'Amara Blue')

let browser: ReturnType<typeof openBrowser>
let tab: Awaited<ReturnType<typeof browser.openTab>>
let client: QueryClient
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 1000 })
  browser = openBrowser(vi)
  tab = await browser.openTab()
  const { showInLists } = await import('./show-in-lists.ts')
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } })
  client.setQueryData(['/api/auth/user'], { id: 1, firstName: 'Nora', profileImageUrl: null })
  showInLists(client, rules)
  browser.navigator.onLine = false
  tab.openFor(nora, () => false)
  await browser.rest()
})
afterEach(async () => {
  await browser.rest()
  // Other test files share the loaded modules.
  vi.resetModules()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The names in the list. A name in brackets is marked as waiting. */
const names = () =>
  client
    .getQueryData<Contact[]>(key)
    ?.map((contact) => (waitingOf(contact) === undefined ? contact.name : `(${contact.name})`))

/** A page that shows the list, or another address. The server answers with what `answer` returns. */
function openPage(answer: () => unknown, queryKey: readonly string[] = key, meta = {}) {
  const queryFn = vi.fn(async () => answer())
  const close = new QueryObserver(client, { queryKey, queryFn, meta }).subscribe(() => undefined)
  return { close, queryFn }
}

/** Sends the message with which another tab announces that it has sent an entry. */
const arrive = (id: number, thingId?: number) =>
  browser
    .listenElsewhere('nestling-outbox')
    .send({ userId: nora.userId, sent: { id, ...(thingId !== undefined && { thingId }) } })

/** Waits until the lists are refetched. */
const awaitRefetch = () => vi.advanceTimersByTimeAsync(300)

describe('while changes wait', () => {
  test('a list that was loaded before shows them with the name of their author', () => {
    client.setQueryData(key, [amara])
    tab.showEntries([newBen])
    expect(names()).toEqual(['(Ben)', 'Amara'])
    expect(client.getQueryData<Contact[]>(key)?.[0]?.by).toBe('Nora')
  })

  test('a list that is loaded later shows them, also after a newer response', () => {
    tab.showEntries([newBen, renamed])
    client.setQueryData(key, [amara])
    expect(names()).toEqual(['(Ben)', '(Amara Blue)'])
    client.setQueryData(key, [amara, { id: 8, name: 'Dora' }])
    expect(names()).toEqual(['(Ben)', '(Amara Blue)', 'Dora'])
  })

  test('a list that is still being loaded stays without data', () => {
    const { close } = openPage(() => new Promise(() => undefined))
    tab.showEntries([newBen])
    expect(client.getQueryState(key)).toMatchObject({ status: 'pending', fetchStatus: 'fetching' })
    close()
  })

  test('nothing is added to lists if nobody is signed in', () => {
    client.setQueryData(['/api/auth/user'], null)
    client.setQueryData(key, [amara])
    tab.showEntries([newBen])
    expect(names()).toEqual(['Amara'])
  })

  test('showing them in a list changes neither the age of the list nor whether it must be refetched', async () => {
    const page = openPage(() => [amara])
    await vi.advanceTimersByTimeAsync(0)
    page.close()
    const loadedAt = client.getQueryState(key)?.dataUpdatedAt
    await client.invalidateQueries({ queryKey: key })
    await vi.advanceTimersByTimeAsync(5000)
    tab.showEntries([newBen])
    expect(client.getQueryState(key)?.dataUpdatedAt).toBe(loadedAt)
    const { queryFn } = openPage(() => [amara, { id: 8, name: 'Dora' }])
    await vi.advanceTimersByTimeAsync(0)
    expect(queryFn).toHaveBeenCalledOnce()
    expect(names()).toEqual(['(Ben)', 'Amara', 'Dora'])
  })

  test('showing them in a list does not stop a refetch that is under way', async () => {
    client.setQueryData(key, [amara])
    const { close } = openPage(() => new Promise(() => undefined))
    void client.invalidateQueries({ queryKey: key })
    tab.showEntries([newBen])
    expect(names()).toEqual(['(Ben)', 'Amara'])
    expect(client.getQueryState(key)?.fetchStatus).toBe('fetching')
    close()
  })

  test('showing them in a list that is up to date does not cause a refetch', async () => {
    client.setQueryData(key, [amara])
    tab.showEntries([newBen])
    const { queryFn } = openPage(() => [])
    await vi.advanceTimersByTimeAsync(0)
    expect(queryFn).not.toHaveBeenCalled()
  })

  test('a list that shows none of them is not rendered again, even if it has shown some before', () => {
    const render = vi.fn()
    client.setQueryData(['/api/photos'], [])
    client.setQueryData(key, [amara])
    tab.showEntries([newBen])
    tab.showEntries([])
    client.getQueryCache().subscribe(render)
    tab.showEntries([entry(4, 'POST', '/api/photos', 'Scan')])
    expect(render).not.toHaveBeenCalled()
  })
})

describe('a change that the person deletes before it is sent', () => {
  test('is no longer shown, while the others still are', () => {
    client.setQueryData(key, [amara])
    tab.showEntries([newBen, newCleo, renamed])
    expect(names()).toEqual(['(Cleo)', '(Ben)', '(Amara Blue)'])
    tab.showEntries([newCleo, renamed])
    expect(names()).toEqual(['(Cleo)', '(Amara Blue)'])
    tab.showEntries([newCleo])
    expect(names()).toEqual(['(Cleo)', 'Amara'])
    tab.showEntries([])
    expect(names()).toEqual(['Amara'])
  })

  test('is at its old place again after the person has undone the deletion', () => {
    client.setQueryData(key, [amara])
    for (const entries of [[newBen, newCleo], [newCleo], [newBen, newCleo]]) tab.showEntries(entries)
    expect(names()).toEqual(['(Cleo)', '(Ben)', 'Amara'])
  })

  test('is no longer shown, also if a page was opened meanwhile', async () => {
    client.setQueryData(key, [amara])
    tab.showEntries([renamed])
    openPage(() => [])
    await vi.advanceTimersByTimeAsync(0)
    expect(names()).toEqual(['(Amara Blue)'])
    tab.showEntries([])
    expect(names()).toEqual(['Amara'])
  })

  test('does not bring back a list that was removed from the cache', () => {
    client.setQueryData(key, [amara])
    tab.showEntries([newBen])
    client.removeQueries({ queryKey: key })
    const { close } = openPage(() => new Promise(() => undefined))
    tab.showEntries([])
    expect(names()).toBeUndefined()
    close()
  })
})

describe('a change that has arrived', () => {
  test('is shown without a mark, under its real id, until the lists are refetched', async () => {
    client.setQueryData(key, [amara])
    tab.showEntries([newBen])
    arrive(1, 70)
    tab.showEntries([])
    expect(client.getQueryData<Contact[]>(key)).toMatchObject([{ id: 70, name: 'Ben' }, amara])
    expect(names()).toEqual(['Ben', 'Amara'])
    openPage(() => [amara, { id: 70, name: 'Ben' }])
    await awaitRefetch()
    expect(names()).toEqual(['Amara', 'Ben'])
  })

  test('is not marked again by a list of waiting changes that is out of date', () => {
    client.setQueryData(key, [amara])
    tab.showEntries([newBen, newCleo])
    arrive(1, 70)
    tab.showEntries([newBen, newCleo])
    expect(names()).toEqual(['(Cleo)', 'Ben', 'Amara'])
  })

  test('is shown as the server has stored it after the lists are refetched', async () => {
    openPage(() => [{ id: 7, name: 'Amara B.' }])
    await vi.advanceTimersByTimeAsync(0)
    tab.showEntries([renamed])
    arrive(3)
    tab.showEntries([])
    expect(names()).toEqual(['Amara Blue'])
    await awaitRefetch()
    expect(names()).toEqual(['Amara B.'])
    client.setQueryData(key, [{ id: 7, name: 'Amara C.' }])
    expect(names()).toEqual(['Amara C.'])
  })

  test('leaves the other changes marked as waiting when the lists are refetched', async () => {
    openPage(() => [amara])
    tab.showEntries([newBen, newCleo])
    arrive(1, 70)
    tab.showEntries([newCleo])
    await awaitRefetch()
    expect(names()).toEqual(['(Cleo)', 'Amara'])
  })

  test('is in a list that was not shown when the change arrived and is opened again later', async () => {
    const page = openPage(() => [amara])
    await vi.advanceTimersByTimeAsync(0)
    tab.showEntries([newBen])
    page.close()
    arrive(1, 70)
    tab.showEntries([])
    await awaitRefetch()
    openPage(() => [amara, { id: 70, name: 'Ben' }])
    await vi.advanceTimersByTimeAsync(0)
    expect(names()).toEqual(['Amara', 'Ben'])
  })

  test('refetches all lists once, 300 ms after the last of several, but not data that never changes', async () => {
    const [contacts, photos] = [openPage(() => []), openPage(() => [], ['/api/photos'])]
    const guide = openPage(() => ({}), ['/api/guide/weeks/30'], { neverAges: true })
    await vi.advanceTimersByTimeAsync(0)
    const fetches = () => [contacts, photos, guide].map(({ queryFn }) => queryFn.mock.calls.length - 1)
    arrive(1)
    await vi.advanceTimersByTimeAsync(200)
    arrive(2)
    await vi.advanceTimersByTimeAsync(299)
    expect(fetches()).toEqual([0, 0, 0])
    await vi.advanceTimersByTimeAsync(1)
    expect(fetches()).toEqual([1, 1, 0])
  })

  test('does not affect the other changes if this tab does not know it', () => {
    client.setQueryData(key, [amara])
    arrive(9)
    tab.showEntries([newBen])
    expect(names()).toEqual(['(Ben)', 'Amara'])
  })
})
