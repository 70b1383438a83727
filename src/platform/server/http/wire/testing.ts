/** Passes requests to an app directly, without a network, with the same interface as `fetch`. */
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { eventsHeaders } from '../answer.ts'
import { type HttpRequest, readTarget } from './request.ts'
import type { App } from './request-listener.ts'

export type Fetch = (request: Request, connection?: Pick<HttpRequest, 'socket'>) => Promise<Response>

/** Returns the app's response to the request. */
export async function fetchFrom(
  app: App,
  request: Request,
  { socket }: Pick<HttpRequest, 'socket'> = { socket: {} },
): Promise<Response> {
  const { method, url } = request
  const { host, pathname, search } = new URL(url)
  const { status, headers, body } = await app.answer({
    method,
    ...readTarget(pathname + search),
    headers: { host, ...Object.fromEntries(request.headers) },
    body: request.body && Readable.from(request.body),
    socket,
  })
  const lines = Object.entries(headers).flatMap(([name, value]) => [value].flat().map((line) => [name, line] as const))
  const init = { status, headers: lines.map(([name, line]): [string, string] => [name, line]) }
  // Events have no end, so they arrive as a stream.
  if (body instanceof Readable && headers['content-type'] === eventsHeaders['content-type'])
    return new Response(Readable.toWeb(body) as ReadableStream, init)
  const bytes = body === null ? null : await buffer(body instanceof Readable ? body : Readable.from([body]))
  return new Response(method === 'HEAD' || bytes === null ? null : Uint8Array.from(bytes), init)
}
