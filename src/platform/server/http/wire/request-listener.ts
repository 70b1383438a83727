/** Puts `node:http` in front of an app: bytes become a request, and the app's answer becomes bytes. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Answer } from '../answer.ts'
import { createBatch } from './batch.ts'
import { createLoopBudget } from './loop-budget.ts'
import { type HttpRequest, readIncoming } from './request.ts'

export type App = {
  /** Never throws: a failure is a response too. */
  answer(request: HttpRequest): Promise<Answer>
}

export type Listener = {
  readonly listener: RequestListener
  /** Resolves when the app is working on no request any more, not even on one whose client is gone. */
  whenIdle(): Promise<void>
}

/** Serves the app. `mayKeepAlive` says for each response whether its connection may be used again. */
export function createListener(app: App, mayKeepAlive: () => boolean): Listener {
  // Each write can wake up a sleeping client. Writing many answers one after another wakes it once, so twice as many
  // requests are answered.
  const sendTogether = createBatch()
  const withinBudget = createLoopBudget()
  let unanswered = 0
  let whenAnswered = () => {}

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse) {
    const request = readIncoming(incoming)
    const answer = await app.answer(request)
    // A file may fail to open before it is sent, and an error that nobody hears would end the process.
    if (answer.body instanceof Readable) answer.body.on('error', () => undefined)
    unanswered--
    if (unanswered === 0) whenAnswered()
    sendTogether(() => {
      if (!mayKeepAlive()) outgoing.shouldKeepAlive = false
      if (request.body && !incoming.readableEnded) outgoing.once('finish', () => skipRest(incoming))
      void send(outgoing, answer)
    })
  }

  return {
    listener(incoming, outgoing) {
      unanswered++
      withinBudget(() => void respond(incoming, outgoing))
    },
    whenIdle: () =>
      new Promise((resolve) => {
        whenAnswered = resolve
        if (unanswered === 0) resolve()
      }),
  }
}

async function send(outgoing: ServerResponse, { status, headers, body }: Answer): Promise<void> {
  outgoing.writeHead(status, headers)
  if (body instanceof Readable) {
    // A client that disconnects is not our error. When either stream ends, the other is closed.
    await pipeline(body, outgoing).catch(() => undefined)
  } else if (body === null) outgoing.end()
  else outgoing.end(body)
}

const patienceMs = 500
/** A phone with a bad connection sends this much in that time. */
const leastSent = 16 * 1024
const mostSkipped = 64 * 1024 * 1024

/**
 * Lets the sender finish as long as it goes on sending, so that it receives the answer: of a connection that is closed
 * under an upload, browsers show no answer.
 */
function skipRest(incoming: IncomingMessage): void {
  const { socket } = incoming
  const begin = socket.bytesRead
  let seen = begin
  // Node drops what nobody reads before it becomes an event.
  const watch = setInterval(() => {
    const { bytesRead } = socket
    if (bytesRead - seen < leastSent || bytesRead - begin > mostSkipped) socket.destroySoon()
    seen = bytesRead
  }, patienceMs)
  incoming.once('close', () => clearInterval(watch))
  incoming.resume()
}
