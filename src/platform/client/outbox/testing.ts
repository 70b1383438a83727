/** A fake browser for tests of the outbox, with tabs that load its modules anew, and a server that the test provides. */
import { openStore } from './box/database.ts'
import type { Change } from './box/entry.ts'
import { storeChange } from './box/store-change.ts'
import { nextTask, openFakeIndexedDb } from './box/testing.ts'

export const nora = { userId: 1, sender: '1-7' }
export const sam = { userId: 2, sender: '2-7' }

export const comment = (words: string): Change => ({
  method: 'POST',
  address: '/comments',
  body: JSON.stringify({ content: words }),
  key: `key of ${words}`,
  what: 'Comment',
  words,
})

type Stubs = { stubGlobal(name: string, value: unknown): unknown; resetModules(): unknown }

/** Replaces the globals of the browser. The test undoes that, and decides about timers. */
export function openBrowser(vi: Stubs) {
  const indexedDb = openFakeIndexedDb()
  const stored = new Map<string, string>()
  const channels = new Set<Channel>()
  const observers = new Set<{ callback: () => void; names: readonly string[] }>()
  const syncTags: string[] = []
  const requests: { words: unknown; sender: string | null }[] = []
  const page = new EventTarget()
  let hasOfflineMark = false
  let serve = async (): Promise<Response> => Response.json({ id: 70 }, { status: 201 })

  class Channel extends EventTarget {
    readonly name: string
    constructor(name: string) {
      super()
      this.name = name
      channels.add(this)
    }
    postMessage(data: unknown) {
      for (const other of channels)
        if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }))
    }
    close() {
      channels.delete(this)
    }
  }

  class Observer {
    readonly callback: () => void
    constructor(callback: () => void) {
      this.callback = callback
    }
    observe(_: unknown, { attributeFilter }: { attributeFilter: readonly string[] }) {
      observers.add({ callback: this.callback, names: attributeFilter })
    }
  }

  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    documentElement: { hasAttribute: (name: string) => name === 'data-offline' && hasOfflineMark },
  })
  const worker = {
    controller: {},
    ready: Promise.resolve({ sync: { register: async (tag: string) => syncTags.push(tag) } }),
  }
  const navigator = {
    onLine: true,
    locks: { request: (_: string, work: () => Promise<void>) => work() },
    serviceWorker: worker as { controller: object | null; ready: Promise<object> } | undefined,
  }

  vi.stubGlobal('indexedDB', {
    ...indexedDb.factory,
    databases: async () => indexedDb.names().map((name) => ({ name })),
  })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
    key: (index: number) => [...stored.keys()][index] ?? null,
    get length() {
      return stored.size
    },
  })
  vi.stubGlobal('sessionStorage', { length: 0 })
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('document', document)
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('MutationObserver', Observer)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('fetch', async (_: string, { body, headers }: RequestInit) => {
    requests.push({ words: JSON.parse(String(body)).content, sender: new Headers(headers).get('nestling-sender') })
    return serve()
  })

  return {
    navigator,
    document,
    /** Everything that `localStorage` contains. */
    stored,
    /** The tags with which the page asked for Background Sync. */
    syncTags,
    /** The requests that reached the server. */
    requests,
    databases: indexedDb.names,
    /** The names of the channels that are open. */
    channels: () => [...channels].map(({ name }) => name),
    serve(next: typeof serve) {
      serve = next
    },
    /** Opens a tab whose outbox is not yet opened for anybody. */
    async openTab() {
      vi.resetModules()
      const [person, current, signOut] = await Promise.all([
        import('./person-outbox.ts'),
        import('./current-outbox.ts'),
        import('../sign-out/sign-out-cleanup.ts'),
      ])
      return { ...person, ...current, ...signOut }
    },
    /** Opens the channel of another tab. Returns its `send`, and the messages that it receives. */
    listenElsewhere(name: string) {
      const channel = new Channel(name)
      const messages: unknown[] = []
      channel.addEventListener('message', (event) => event instanceof MessageEvent && messages.push(event.data))
      return { messages, send: (data: unknown) => channel.postMessage(data) }
    },
    /** Stores changes that wait since an earlier visit. */
    async store({ userId, sender }: typeof nora, ...changes: readonly Change[]) {
      const add = (change: Change) =>
        openStore(userId).change(
          (box) => void storeChange(box, change, { sender, now: Date.now(), triedAt: null }),
          () => true,
        )
      for (const change of changes) await add(change)
    },
    /** Dispatches an event of the window. */
    dispatch: (event: string) => void page.dispatchEvent(new Event(event)),
    /** Marks the page as offline, or removes the mark. */
    markOffline(isMarked: boolean) {
      hasOfflineMark = isMarked
      for (const { callback, names } of observers) if (names.includes('data-offline')) callback()
    },
    /** Waits until everything that has begun is done. */
    async rest() {
      for (let task = 0; task < 300; task += 1) await nextTask()
    },
  }
}
