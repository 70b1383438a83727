/** Connects `node:http` to an app: passes requests to the app, and sends its responses. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { currentTurn } from '../../limits/turn.ts'
import type { Answer } from '../answer.ts'
import { createBatch } from './batch.ts'
import { createLoopBudget } from './loop-budget.ts'
import { type HttpRequest, readIncoming } from './request.ts'

export type App = {
  /** Never throws: the app turns errors into responses. */
  answer(request: HttpRequest): Promise<Answer>
}

export type Listener = {
  readonly listener: RequestListener
  /** Call this for each connection that the server accepts. */
  noteConnection(): void
  /** Resolves when the app has finished all requests, including those whose client has disconnected. */
  whenIdle(): Promise<void>
}

/** A connection's last response (null before the first), and how many of its requests wait for an earlier response. */
type Connection = { last: ServerResponse | null; behind: number }

/** How many requests of a connection may wait for an earlier response. Browsers and proxies wait for each response. */
const mostBehind = 16

type Options = {
  /** The client network of a request. */
  readonly networkOf?: (incoming: IncomingMessage) => string
  /** True if queries are asynchronous, as with PostgreSQL. `currentTurn` then records the network of the running request. */
  readonly setsTurn?: boolean
}

/**
 * Serves the app. `mayKeepAlive` is called for each response, and tells whether its connection stays open. The client network
 * that has used the least time goes first.
 */
export function createListener(
  app: App,
  mayKeepAlive: () => boolean,
  { networkOf = () => '', setsTurn = false }: Options = {},
): Listener {
  // Each write can wake up a client process that waits. Many responses that are written together wake it only once, which
  // doubles the number of requests per second.
  const sendTogether = createBatch()
  const { add: withinBudget, noteConnection } = createLoopBudget()
  const connections = new WeakMap<Socket, Connection>()
  let unanswered = 0
  let whenAnswered = () => {}

  const untilTurnOf = (network: string) => new Promise<void>((resolve) => withinBudget(network, resolve))
  const untilTurn = (incoming: IncomingMessage) => untilTurnOf(networkOf(incoming))

  function begin(incoming: IncomingMessage, outgoing: ServerResponse) {
    unanswered++
    const network = networkOf(incoming)
    withinBudget(network, () => {
      // Only reads are dropped: a waiting change is made even if its client has disconnected.
      if (incoming.socket.destroyed && isRead(incoming)) countAnswered()
      else if (setsTurn)
        void currentTurn.run({ network, wait: () => untilTurnOf(network) }, respond, incoming, outgoing)
      else void respond(incoming, outgoing)
    })
  }

  /**
   * Handles the requests of a connection one after the other. Otherwise a client that sends many requests without reading
   * the responses would delay everybody else, and all of its responses would be in memory at once.
   */
  function beginAfter(
    earlier: ServerResponse,
    connection: Connection,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ) {
    const { socket } = incoming
    if (connection.behind >= mostBehind) {
      stopReading(socket)
      socket.destroy()
      return
    }
    connection.behind++
    earlier.once('close', () => {
      connection.behind--
      if (!socket.destroyed) begin(incoming, outgoing)
    })
  }

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse) {
    const request = readIncoming(incoming, untilTurn)
    const answer = await app.answer(request)
    // A file may fail to open before it is sent, and an error without a listener would end the process.
    if (answer.body instanceof Readable) answer.body.on('error', () => undefined)
    countAnswered()
    sendTogether(() => {
      if (!mayKeepAlive()) outgoing.shouldKeepAlive = false
      if (request.body && !incoming.readableEnded) {
        skipSlowly(incoming)
        outgoing.once('finish', () => endIfTooSlow(incoming))
      }
      void send(outgoing, answer)
    })
  }

  function countAnswered() {
    unanswered--
    if (unanswered === 0) whenAnswered()
  }

  return {
    listener(incoming, outgoing) {
      const connection = connections.get(incoming.socket) ?? { last: null, behind: 0 }
      const earlier = connection.last
      connection.last = outgoing
      if (earlier === null) connections.set(incoming.socket, connection)
      if (earlier === null || earlier.closed) begin(incoming, outgoing)
      else beginAfter(earlier, connection, incoming, outgoing)
    },
    noteConnection,
    whenIdle: () =>
      new Promise((resolve) => {
        whenAnswered = resolve
        if (unanswered === 0) resolve()
      }),
  }
}

/**
 * Stops parsing the requests that have already been received. Otherwise Node makes objects for all of them, and two errors
 * for each when the connection closes. For 64 kB of requests, that is 25 times the work of the first `mostBehind` requests.
 */
function stopReading(socket: Socket): void {
  // `parser` is not documented, so it may be missing in another version of Node. Then only this saving is lost.
  const { parser } = socket as Socket & { parser?: { onIncoming?: (() => number) | null } | null }
  // The parser calls this for each request, and stops when the result is negative.
  if (parser?.onIncoming) parser.onIncoming = () => -1
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

async function send(outgoing: ServerResponse, { status, headers, body }: Answer): Promise<void> {
  outgoing.writeHead(status, headers)
  if (body instanceof Readable) {
    // A client that disconnects is not our error. When either stream ends, the other is closed.
    await pipeline(body, outgoing).catch(() => undefined)
  } else if (body === null) outgoing.end()
  else outgoing.end(body)
}

/**
 * Receives and drops the rest of the body, because browsers do not show the response if the connection closes during an
 * upload. Reads one piece in each turn of the event loop: Node itself would drop up to 2 MB of each connection in a turn.
 */
function skipSlowly(incoming: IncomingMessage): void {
  const dropReceived = () => {
    while (incoming.read() !== null);
  }
  // Reading begins before the response is sent, because otherwise Node would drop the rest itself.
  dropReceived()
  incoming.on('readable', () => setImmediate(dropReceived))
}

const checkIntervalMs = 500
/** The fewest bytes that must arrive in each `checkIntervalMs`. Even a phone with a bad connection sends that many. */
const leastSent = 16 * 1024
const mostSkipped = 64 * 1024 * 1024

/** Closes the connection if the rest of the body arrives too slowly or is too long. */
function endIfTooSlow(incoming: IncomingMessage): void {
  const { socket } = incoming
  const bytesAtStart = socket.bytesRead
  let seen = bytesAtStart
  const watch = setInterval(() => {
    const { bytesRead } = socket
    if (bytesRead - seen < leastSent || bytesRead - bytesAtStart > mostSkipped) {
      clearInterval(watch)
      socket.destroySoon()
    }
    seen = bytesRead
  }, checkIntervalMs)
  incoming.once('close', () => clearInterval(watch))
}
