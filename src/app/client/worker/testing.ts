/** A service worker for one test: it is loaded anew, hears events as a browser fires them, and asks a server of the test. */

import { openFakeCaches } from '#platform/client/share/testing.ts'
import { userAddress } from '#platform/shared/address/session-addresses.ts'
import { cacheOwnerHeader } from '#platform/shared/worker/cache-owner.ts'
import { pageDataPlace, writePageData } from '../../page-parts.ts'

export const origin = 'https://nestling.example'
export const shell = `<html lang="en"><meta name="theme-color" content="#fff"><body>${pageDataPlace}</body></html>`
const built = { version: 'v2', files: ['/assets/main.js', '/assets/main.css'] }

type Listener = (event: unknown) => void
type Server = (request: Request) => Response | Promise<Response>
/** With `soon` it is only waited for the answer, as a page does. */
type Sent = { as?: string; from?: string; opens?: string; preloaded?: Response; soon?: boolean }

/** The network is not there: every request fails at once. */
export const noNetwork: Server = () => {
  throw new TypeError('Failed to fetch')
}

/** An answer to the session of this name; null: to nobody. */
export const json = (body: unknown, session: string | null = 'session-of-nora', status = 200) =>
  Response.json(body, { status, headers: session === null ? {} : { [cacheOwnerHeader]: session } })

export const html = (body: string, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })

/** A page as the server sends it to the session of this name; null: to nobody. */
export const pageWith = (
  answers: Record<string, { status: number; body: unknown }>,
  session: string | null = 'session-of-nora',
) =>
  html(
    `<html lang="en"><body>${writePageData({ canMail: true, now: 'long ago', answers })}</body></html>`,
    session === null ? {} : { [cacheOwnerHeader]: session },
  )

/** A body that comes only when the test says so. */
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

export const nora = { id: 1, role: 'admin', theme: 'dim' }

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

/** What a test has of Vitest's for this. */
type Stubs = { stubGlobal: (name: string, value: unknown) => unknown; resetModules: () => unknown }

export async function openWorker(
  vi: Stubs,
  { fullAfter, isDamaged = false }: { fullAfter?: number; isDamaged?: boolean } = {},
) {
  const listeners = new Map<string, Listener>()
  const store = openFakeCaches({ origin, ...(fullAfter === undefined ? {} : { fullAfter }) })
  const told: { page: string; notice: unknown }[] = []
  const asked: Request[] = []
  const patiences: { ms: number; end: () => void }[] = []
  let server: Server = noNetwork
  let preloads = 0

  class Client {
    readonly id: string
    constructor(id: string) {
      this.id = id
    }
    postMessage(notice: unknown) {
      told.push({ page: this.id, notice })
    }
  }
  const pages = ['this page', 'another page', 'a page to come'].map((id) => new Client(id))

  const damaged = async () => {
    throw new DOMException('The store is damaged.', 'UnknownError')
  }
  vi.stubGlobal('caches', isDamaged ? { ...store.caches, open: damaged } : store.caches)
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('SHELL', built)
  vi.stubGlobal('Client', Client)
  // In a browser an address without an origin is one of the worker's own.
  vi.stubGlobal('Request', RequestOfOrigin)
  vi.stubGlobal('Response', ResponseOfOrigin)
  vi.stubGlobal('fetch', async (request: Request | string) => {
    const full = request instanceof Request ? request : new Request(new URL(request, origin))
    asked.push(full)
    return server(full)
  })
  vi.stubGlobal('self', {
    addEventListener: (kind: string, listener: Listener) => listeners.set(kind, listener),
    registration: { navigationPreload: { enable: async () => ++preloads } },
    clients: {
      claim: async () => undefined,
      get: async (id: string) => pages.find((page) => page.id === id),
      // Pages of before the worker are none of its own.
      matchAll: async ({ includeUncontrolled = false } = {}) => (includeUncontrolled ? pages : []),
    },
  })
  class PatientSignal extends AbortSignal {
    static override timeout(ms: number) {
      const controller = new AbortController()
      patiences.push({ ms, end: () => controller.abort() })
      return controller.signal
    }
  }
  vi.stubGlobal('AbortSignal', PatientSignal)
  vi.resetModules()
  await import('./worker.ts')

  /** Fires an event and waits for all that the worker promises to do; undefined when it answers nothing. */
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
    told,
    asked,
    patiences,
    fire,
    page: pages[0],
    hasPreload: () => preloads > 0,
    serve: (next: Server) => {
      server = next
    },
    /** A script of the page reads. */
    ask: (path: string, sent?: Sent) => send(new Request(new URL(path, origin)), sent),
    /** A script of the page changes something. */
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
    /** A person goes to an address. */
    visit: (path: string, init: RequestInit = {}, sent: Sent = {}) =>
      send(new Request(new URL(path, origin), init), { as: 'document', from: '', opens: 'a page to come', ...sent }),
    /** Stores who is signed in, as a page does first. */
    async meet(user: unknown = nora, session = 'session-of-nora') {
      server = () => json(user, session)
      await this.ask(userAddress)
    },
    /** Answers one address once, so that it is stored. */
    async learn(path: string, body: unknown, session: string | null = 'session-of-nora') {
      server = () => json(body, session)
      await this.ask(path)
    },
    /** What is read at an address without a network; undefined when nothing is stored. */
    async read(path: string) {
      server = noNetwork
      const answer = await this.ask(path)
      return answer?.type === 'error' ? undefined : answer?.json()
    },
  }
}

export type Worker = Awaited<ReturnType<typeof openWorker>>
