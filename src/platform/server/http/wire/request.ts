import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'

/** The body of a request. `complete` is true once all of its bytes have arrived, whether they were read or not. */
export type Body = Readable & { readonly complete?: boolean }

/** A request as the server reads it. */
export type HttpRequest = {
  readonly method: string
  /** The path as it was sent, so still percent-encoded. */
  readonly path: string
  /** The query string with its question mark; empty if there is none. */
  readonly search: string
  /** The headers by lower-case name. */
  readonly headers: IncomingHttpHeaders
  /** Null if no body was sent. */
  readonly body: Body | null
  /** The connection of the request. */
  readonly socket: { readonly remoteAddress?: string | undefined }
  /** Resolves when the client's network may use the event loop (`loop-budget.ts`). Call this after reading the body. */
  readonly untilTurn?: (() => Promise<void>) | undefined
}

/** Turns a message of `node:http` into a request. `untilTurn` waits until the client's network may use the event loop. */
export function readIncoming(
  incoming: IncomingMessage,
  untilTurn: (incoming: IncomingMessage) => Promise<void>,
): HttpRequest {
  const { method = 'GET', url = '/', headers, socket } = incoming
  const { path, search } = readTarget(url)
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  // Only requests with a body need this function. GET requests were 10% slower when every request got one.
  const untilOwnTurn = hasBody ? () => untilTurn(incoming) : undefined
  return { method, path, search, headers, body: hasBody ? incoming : null, socket, untilTurn: untilOwnTurn }
}

/** Splits the target of a request line: `/path?search`, or an absolute URL, which proxies may send. */
export function readTarget(target: string): { path: string; search: string } {
  const local = target.startsWith('/') ? target : withoutOrigin(target)
  const mark = local.indexOf('?')
  return mark < 0 ? { path: local, search: '' } : { path: local.slice(0, mark), search: local.slice(mark) }
}

function withoutOrigin(target: string): string {
  const url = URL.parse(target)
  return url ? url.pathname + url.search : target
}

/** A header as text; undefined if it was not sent. */
export function headerOf({ headers }: HttpRequest, name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}
