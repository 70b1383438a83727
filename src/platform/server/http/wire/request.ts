import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'

/** The bytes of a request; `complete` once all of them have arrived, read or not. */
export type Body = Readable & { readonly complete?: boolean }

/** A request as the server reads it. */
export type HttpRequest = {
  readonly method: string
  /** As sent, so still percent-encoded. */
  readonly path: string
  /** With its question mark; empty if there is none. */
  readonly search: string
  /** By lower-case name. */
  readonly headers: IncomingHttpHeaders
  /** Null if no body was sent. */
  readonly body: Body | null
  /** The connection of the request. */
  readonly socket: { readonly remoteAddress?: string | undefined }
  /** Resolves when the place of the request may use the event loop again. Await it after reading the body. */
  readonly untilTurn?: (() => Promise<void>) | undefined
}

/** Reads what `node:http` has received. `untilTurn` makes it wait until its place may use the event loop again. */
export function readIncoming(
  incoming: IncomingMessage,
  untilTurn: (incoming: IncomingMessage) => Promise<void>,
): HttpRequest {
  const { method = 'GET', url = '/', headers, socket } = incoming
  const { path, search } = readTarget(url)
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  // Only a body is waited for, and a function for each request made pages and lists a tenth slower.
  const untilOwnTurn = hasBody ? () => untilTurn(incoming) : undefined
  return { method, path, search, headers, body: hasBody ? incoming : null, socket, untilTurn: untilOwnTurn }
}

/** Splits the target of a request line, `/path?search` or a whole address, as proxies send it. */
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
