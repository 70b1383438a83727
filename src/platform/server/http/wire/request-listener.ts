/** Puts `node:http` in front of an app: bytes become a request, and the app's answer becomes bytes. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Answer } from '../answer.ts'
import { type HttpRequest, readIncoming } from './request.ts'

export type App = {
  /** Never throws: a failure is an answer too. */
  answer(request: HttpRequest): Promise<Answer>
}

/** Serves the app; `mayGoOn` is asked with each answer whether its connection may be used again. */
export const createListener =
  (app: App, mayGoOn: () => boolean): RequestListener =>
  async (incoming, outgoing) => {
    const request = readIncoming(incoming)
    const answer = await app.answer(request)
    if (!mayGoOn()) outgoing.shouldKeepAlive = false
    if (request.body && !incoming.readableEnded) outgoing.once('finish', () => skipRest(incoming))
    await send(outgoing, answer)
  }

async function send(outgoing: ServerResponse, { status, headers, body }: Answer): Promise<void> {
  outgoing.writeHead(status, headers)
  if (body instanceof Readable) {
    // Whoever hangs up in the middle is no fault of ours; the end of either closes the other.
    await pipeline(body, outgoing).catch(() => undefined)
  } else if (body === null) outgoing.end()
  else outgoing.end(body)
}

const patienceMs = 500
const mostSkipped = 64 * 1024 * 1024

/** Lets a sender finish for a moment, so that the answer is heard before the connection ends. */
function skipRest(incoming: IncomingMessage): void {
  const { socket } = incoming
  let skipped = 0
  const giveUp = setTimeout(() => socket.destroySoon(), patienceMs)
  incoming.on('data', (chunk: Buffer) => {
    skipped += chunk.length
    if (skipped > mostSkipped) socket.destroySoon()
  })
  incoming.once('close', () => clearTimeout(giveUp))
  incoming.resume()
}
