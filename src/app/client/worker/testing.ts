/** A newly loaded service worker for one test, with fake browser events and a server that the test provides. */

import { openFakeCaches } from '#platform/client/share/testing.ts'
import { userAddress } from '#platform/shared/address/session-addresses.ts'
import { cacheOwnerHeader } from '#platform/shared/worker/cache-owner.ts'
import { pageDataPlaceholder, writePageData } from '../../page-parts.ts'

export const origin = 'https://nestling.example'
export const shell = `<html lang="en"><meta name="theme-color" content="#fff"><body>${pageDataPlaceholder}</body></html>`
const built = { version: 'v2', files: ['/assets/main.js', '/assets/main.css'] }

type Listener = (event: unknown) => void
type Server = (request: Request) => Response | Promise<Response>
/**
 * `as`: the request's destination; `from`: the id of the page that sends it; `opens`: the id of the page that a navigation
 * opens; `preloaded`: the browser's preloaded response; `soon`: do not wait for the worker's work after its response.
 */
type Sent = { as?: string; from?: string; opens?: string; preloaded?: Response; soon?: boolean; headers?: HeadersInit }

/** No network: every request fails at once. */
export const noNetwork: Server = () => {
  throw new TypeError('Failed to fetch')
}

/** A JSON response for this session, or for a visitor if null. */
export const json = (body: unknown, session: string | null = 'session-of-nora', status = 200) =>
  Response.json(body, { status, headers: session === null ? {} : { [cacheOwnerHeader]: session } })

export const html = (body: string, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })

/** A page as the server sends it to this session, or to a visitor if null. */
export const pageWith = (
  answers: Record<string, { status: number; body: unknown }>,
  session: string | null = 'session-of-nora',
) =>
  html(
    `<html lang="en"><body>${writePageData({ canMail: true, now: 'long ago', answers })}</body></html>`,
    session === null ? {} : { [cacheOwnerHeader]: session },
  )

/** A body that ends only when the test calls `finish`. */
export function slowBody() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  return {
    readable,
    finish: async (text: string) => {
      await writer.write(new TextEncoder().encode(text))
      await writer.close()
    },
  }
}

export const nora = { id: 1, role: 'admin', theme: 'dim', layout: 'simple' }

class RequestOfOrigin extends Request {
  constructor(address: string | URL | Request, init?: RequestInit) {
    super(address instanceof Request ? address : new URL(address, origin), init)
  }
}

const { redirect } = Response
class ResponseOfOrigin extends Response {
  static override redirect(address: string | URL, status?: number) {
    return redirect(new URL(address, origin), status)
  }
}

/** The functions of Vitest that are needed here. */
type Stubs = { stubGlobal: (name: string, value: unknown) => unknown; resetModules: () => unknown }

export async function openWorker(
  vi: Stubs,
  {
    fullAfter,
    isDamaged = false,
    browser = 'Chrome/140.0',
    onLine = true,
    registration = {},
    clients = {},
  }: {
    /** The number of entries that fit into a cache. */
    fullAfter?: number
    /** Whether the caches are damaged. */
    isDamaged?: boolean
    browser?: string
    onLine?: boolean
    /** Additional properties of the worker's `registration` and `clients`. */
    registration?: object
    clients?: object
  } = {},
) {
  const listeners = new Map<string, Listener>()
  const store = openFakeCaches({ origin, ...(fullAfter === undefined ? {} : { fullAfter }) })
  const notices: { page: string; notice: unknown }[] = []
  const requested: Request[] = []
  const timeouts: { ms: number; end: () => void }[] = []
  let server: Server = noNetwork
  let isPreloading: boolean | undefined

  class Client {
    readonly id: string
    constructor(id: string) {
      this.id = id
    }
    postMessage(notice: unknown) {
      notices.push({ page: this.id, notice })
    }
  }
  const pages = ['this page', 'another page', 'the opening page'].map((id) => new Client(id))

  const setPreload = async (to: boolean) => {
    isPreloading = to
  }
  const damaged = async () => {
    throw new DOMException('The store is damaged.', 'UnknownError')
  }
  vi.stubGlobal('caches', isDamaged ? { ...store.caches, open: damaged } : store.caches)
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('navigator', { userAgent: `Mozilla/5.0 ${browser}`, onLine })
  vi.stubGlobal('SHELL', built)
  vi.stubGlobal('Client', Client)
  // A browser resolves relative addresses against the worker's origin.
  vi.stubGlobal('Request', RequestOfOrigin)
  vi.stubGlobal('Response', ResponseOfOrigin)
  vi.stubGlobal('fetch', async (request: Request | string, init?: RequestInit) => {
    const full = request instanceof Request ? request : new Request(new URL(request, origin), init)
    requested.push(full)
    return server(full)
  })
  vi.stubGlobal('self', {
    addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
    registration: {
      navigationPreload: { enable: () => setPreload(true), disable: () => setPreload(false) },
      ...registration,
    },
    clients: {
      claim: async () => undefined,
      get: async (id: string) => pages.find((page) => page.id === id),
      // The worker does not control pages that were open before it started.
      matchAll: async ({ includeUncontrolled = false } = {}) => (includeUncontrolled ? pages : []),
      ...clients,
    },
  })
  class FakeTimeoutSignal extends AbortSignal {
    static override timeout(ms: number) {
      const controller = new AbortController()
      timeouts.push({ ms, end: () => controller.abort() })
      return controller.signal
    }
  }
  vi.stubGlobal('AbortSignal', FakeTimeoutSignal)
  vi.resetModules()
  await import('./worker.ts')

  /** Fires an event and waits until the worker has finished. Returns its response, or undefined if it does not respond. */
  async function fire(kind: string, fields: Record<string, unknown> = {}) {
    const pending: Promise<unknown>[] = []
    let answer: Promise<Response> | undefined
    listeners.get(kind)?.({
      ...fields,
      waitUntil: (work: Promise<unknown>) => pending.push(Promise.resolve(work).catch(() => undefined)),
      respondWith: (given: Promise<Response>) => {
        answer = Promise.resolve(given)
      },
    })
    const given = await answer
    if (fields.soon) return given
    for (let seen = -1; seen !== pending.length; ) {
      seen = pending.length
      await Promise.all(pending)
    }
    return given
  }

  function send(request: Request, { as = '', from = 'this page', opens = '', preloaded, soon = false }: Sent = {}) {
    Object.defineProperty(request, 'destination', { value: as })
    if (as === 'document') Object.defineProperty(request, 'mode', { value: 'navigate' })
    return fire('fetch', { request, clientId: from, resultingClientId: opens, preloadResponse: preloaded, soon })
  }

  return {
    store,
    notices,
    requested,
    timeouts,
    fire,
    page: pages[0],
    isPreloading: () => isPreloading,
    serve: (next: Server) => {
      server = next
    },
    /** Sends a GET request, as a script of the page does. */
    ask: (path: string, { headers = {}, ...sent }: Sent = {}) =>
      send(new Request(new URL(path, origin), { headers }), sent),
    /** Sends a POST request, as a script of the page does. */
    change: (path: string, init: RequestInit = {}, sent?: Sent) =>
      send(
        new Request(new URL(path, origin), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
          ...init,
        }),
        sent,
      ),
    /** Navigates to an address. */
    visit: (path: string, init: RequestInit = {}, sent: Sent = {}) =>
      send(new Request(new URL(path, origin), init), { as: 'document', from: '', opens: 'the opening page', ...sent }),
    /** Makes the worker cache the signed-in person, which a page requests first. */
    async cacheUser(user: unknown = nora, session = 'session-of-nora') {
      server = () => json(user, session)
      await this.ask(userAddress)
    },
    /** Makes the worker cache this response. */
    async cache(path: string, body: unknown, session: string | null = 'session-of-nora') {
      server = () => json(body, session)
      await this.ask(path)
    },
    /** The body of the cached response at this address; undefined if nothing is cached. */
    async read(path: string) {
      server = noNetwork
      const answer = await this.ask(path)
      return answer?.type === 'error' ? undefined : answer?.json()
    },
  }
}

export type Worker = Awaited<ReturnType<typeof openWorker>>
