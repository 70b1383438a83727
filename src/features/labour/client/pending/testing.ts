import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createAddresses } from '#platform/shared/address/address.ts'
import { userAddress } from '#platform/shared/address/session-addresses.ts'
import type { Labour, labourContract } from '../../contract.ts'
import { openPendingStore, type Pending } from './pending-store.ts'
import { createSender, type Saved } from './send-pending.ts'
import { createServerClock } from './server-clock.ts'
import type { Notes } from './use-notes.ts'

const addressOf = createAddresses<typeof labourContract>()

/** Storage in memory, for tests. */
export function openMemory(): Storage & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>()
  return {
    texts,
    get length() {
      return texts.size
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  }
}

export const start = Date.parse('2026-05-27T02:00:00.000Z')
export const instant = (seconds: number) => new Date(start + 1000 * seconds).toISOString()

/** A contraction by the phone's own clock. */
export const contraction = (key: string, revision: number, began: number, ended: number | null): Pending => ({
  kind: 'contractions',
  key,
  ownClock: true,
  body: { revision, beganAt: instant(began), endedAt: ended === null ? null : instant(ended) },
})

/** A contraction without an end. */
export const press = (key: string, revision = 1, seconds = 0) => contraction(key, revision, seconds, null)

/** The change that removes a contraction. */
export const removal = (key: string, revision: number): Pending => ({
  kind: 'contractions',
  key,
  ownClock: true,
  body: { revision, beganAt: null, endedAt: null },
})

export const movement = (key: string, seconds: number): Pending => ({
  kind: 'movements',
  key,
  ownClock: true,
  body: { revision: 1, feltAt: instant(seconds), feeling: 'usual' },
})

type Phone = {
  /** How far the server's clock is ahead of the phone's. A function gets the number of requests so far. */
  aheadMs?: number | ((count: number) => number)
  /** Called for each request. To let the request fail, it throws. */
  onRequest?: (pending: Pending) => void
}

/** A phone whose clock stands still, and a server. */
export function openPhone({ aheadMs = 0, onRequest }: Phone = {}) {
  const memory = openMemory()
  const store = openPendingStore({ userId: 1, pregnancyId: 7, storage: () => memory })
  const onServer = new Map<string, Pending['body']>()
  const requests: string[] = []
  /** The notifications that the page got. */
  const events: string[] = []
  const clock = createServerClock(() => start)
  const sender = createSender<Saved>({
    store,
    clock,
    readClock: () => start,
    async send(pending) {
      requests.push(`${pending.key} ${pending.body.revision}`)
      stopEndless(requests)
      onRequest?.(pending)
      const stored = onServer.get(pending.key)
      if (!stored || stored.revision < pending.body.revision) onServer.set(pending.key, pending.body)
      const ahead = typeof aheadMs === 'number' ? aheadMs : aheadMs(requests.length)
      return { ...(onServer.get(pending.key) ?? pending.body), now: new Date(start + ahead).toISOString() }
    },
    onSaved: ({ key }, { revision }) => events.push(`saved ${key} ${revision}, ${store.list().length} pending`),
    onAllSaved: () => events.push(`all saved, ${store.list().length} pending`),
  })
  return { store, sender, onServer, requests, events, clock }
}

/** Without this, a phone that sends again and again would hang the test instead of failing it. */
function stopEndless({ length }: readonly unknown[]): void {
  if (length > 500) throw new Error('The phone sends again and again.')
}

type Change = { readonly key: string; readonly pregnancyId: number; readonly body: Pending['body'] }

/** A browser tab, and a server that stores what it is sent. Both use the test's clock. The test must stub `globals`. */
export function openTab(memory = openMemory()) {
  const tab = new EventTarget()
  const document = Object.assign(new EventTarget(), { hidden: false, activeElement: null, defaultView: {} })
  const window = { document, HTMLIFrameElement: class {} }
  document.defaultView = window
  const server = { isReachable: true, aheadMs: 0, changes: [] as Change[] }

  async function fetch(address: string, { body: text }: { body: string }) {
    const [, pregnancyId, key] = /^\/api\/pregnancies\/(\d+)\/(?:contractions|movements)\/(.+)$/.exec(address) ?? []
    const body = JSON.parse(text)
    server.changes.push({ key: String(key), pregnancyId: Number(pregnancyId), body })
    stopEndless(server.changes)
    if (!server.isReachable) throw new TypeError('Failed to fetch')
    const now = new Date(Date.now() + server.aheadMs).toISOString()
    return { status: 200, headers: new Headers(), text: async () => JSON.stringify({ ...body, now }) }
  }

  return {
    globals: {
      localStorage: memory,
      sessionStorage: openMemory(),
      addEventListener: tab.addEventListener.bind(tab),
      document,
      window,
      fetch,
      BroadcastChannel: class extends EventTarget {
        postMessage() {}
      },
      // React checks this before it lets a test wait for its updates.
      IS_REACT_ACT_ENVIRONMENT: true,
    },
    memory,
    server,
    document,
    /** The event that a tab gets when another tab has changed this key. */
    storageEvent: (key: string) => tab.dispatchEvent(Object.assign(new Event('storage'), { key })),
    onlineEvent: () => tab.dispatchEvent(new Event('online')),
    visibilityEvent: (hidden: boolean) => {
      document.hidden = hidden
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

/** Storage with these entries of Nora (1) in journey 7, as an earlier page left them. */
export function memoryWith(entries: readonly Pending[], pregnancyId = 7) {
  const memory = openMemory()
  addTo(memory, entries, pregnancyId)
  return memory
}

export function addTo(memory: Storage, entries: readonly Pending[], pregnancyId = 7) {
  for (const entry of entries)
    memory.setItem(`nestling-labour-1-${pregnancyId}-${entry.kind}-${entry.key}`, JSON.stringify(entry))
}

type Server = Pick<Labour, 'timer' | 'movements'>
export const labourOf = ({
  timer = [],
  movements = [],
}: {
  timer?: Pending[]
  movements?: Pending[]
} = {}): Labour => ({
  mayNote: true,
  ruleVersion: '1',
  // `asShown` returns an entry of either kind. The casts say which kind each list has.
  timer: { isShared: false, toldRule: null, contractions: timer.map(asShown) } as Server['timer'],
  movements: { isShared: false, entries: movements.map(asShown) } as Server['movements'],
})
export const asShown = ({ key, body }: Pending) => ({ key, ...body })

type Page = {
  isReachable?: boolean
  aheadMs?: number
  memory?: ReturnType<typeof openMemory>
  labour?: Labour | undefined
}

/** The functions of `vi` that stub the globals of a tab and make it load its modules again. */
type Stubs = { stubGlobal(name: string, value: unknown): unknown; resetModules(): unknown }

/** Opens a page of Nora (1) about journey 7, in a tab of its own. `close` unmounts the page. */
export async function openPageWith(vi: Stubs, { isReachable = true, aheadMs = 0, memory, labour }: Page = {}) {
  const tab = openTab(memory)
  for (const [name, value] of Object.entries(tab.globals)) vi.stubGlobal(name, value)
  vi.resetModules()
  Object.assign(tab.server, { isReachable, aheadMs })
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData([userAddress], { id: 1 })
  client.setQueryData([addressOf('GET /api/pregnancies/{pregnancyId}/labour', { params: { pregnancyId: 7 } })], labour)
  const { useNotes } = await import('./use-notes.ts')
  let shown: Notes | undefined
  function Page({ pregnancyId, loaded }: { pregnancyId: number; loaded: Labour | undefined }) {
    shown = useNotes(pregnancyId, loaded)
    return null
  }
  const container = Object.assign(new EventTarget(), { nodeType: 1, tagName: 'DIV', ownerDocument: tab.document })
  // The cast is safe: React renders nothing into the container.
  const root = createRoot(container as unknown as Element)
  const render = (pregnancyId: number, loaded: Labour | undefined) =>
    act(async () =>
      root.render(createElement(QueryClientProvider, { client }, createElement(Page, { pregnancyId, loaded }))),
    )
  await render(7, labour)
  const close = async () => {
    await act(async () => root.unmount())
    client.clear()
  }
  const notes = (): Notes => {
    if (!shown) throw new Error('The page was not rendered.')
    return shown
  }
  return { ...tab, client, render, notes, close }
}
