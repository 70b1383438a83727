import type { Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { StartError } from '#platform/server/database/start-error.ts'
import type { Environment } from '#platform/server/environment.ts'
import { createNetworkReader, createProxyCheck } from '#platform/server/http/address.ts'
import { limitConnections } from '#platform/server/http/wire/limit-connections.ts'
import { createServer } from '#platform/server/http/wire/node-http.ts'
import { type App, createListener } from '#platform/server/http/wire/request-listener.ts'

export type Listening = { readonly address: string; close(): Promise<void> }

type Place = Pick<Environment, 'host' | 'port'> & Partial<Pick<Environment, 'trustedProxies' | 'databaseUrl'>>

const defaultTimes = {
  /** Clients are told to close a connection that was idle for this long. */
  keepAliveMs: 10_000,
  /** The server closes the connection this much later, so no request arrives while it is being closed. */
  keepAliveBufferMs: 5_000,
  /** A silent connection ends after this time. The last of 20 pictures may wait 100 s: 2 decoders need up to 10 s for each. */
  silenceMs: 120_000,
}

/** Serves the app. Returns its address, and a function that stops it and waits up to ten seconds for running requests. */
export async function listen(
  app: App,
  { host, port, trustedProxies = [], databaseUrl }: Place,
  times: Partial<typeof defaultTimes> = {},
): Promise<Listening> {
  const { keepAliveMs, keepAliveBufferMs, silenceMs } = { ...defaultTimes, ...times }
  // After the shutdown begins, each response closes its connection. Otherwise a busy client would delay the shutdown.
  const { listener, noteConnection, whenIdle } = createListener(app, () => server.listening, {
    networkOf: createNetworkReader(trustedProxies),
    setsTurn: Boolean(databaseUrl),
  })
  const server: Server = createServer(
    {
      headersTimeout: 15_000,
      requestTimeout: 60_000,
      keepAliveTimeout: keepAliveMs,
      keepAliveTimeoutBuffer: keepAliveBufferMs,
      connectionsCheckingInterval: 5_000,
    },
    listener,
  )
  // Up to 2,000 of these connections may be event streams of open pages.
  server.maxConnections = 4000
  // This timeout also ends a connection whose client never reads the response.
  server.timeout = silenceMs
  server.on('timeout', endIfSilent)
  server.on('connection', noteConnection)
  limitConnections(server, {
    maxPerNetwork: 200,
    crowdedFrom: 3000,
    maxWhenCrowded: 20,
    isShared: createProxyCheck(trustedProxies),
  })
  await begin(server, host, port)
  const { port: realPort } = server.address() as AddressInfo
  return { address: addressOf(host, realPort), close: () => end(server, whenIdle) }
}

/** Ends a silent connection, unless data is waiting: after a pause of the process, Node runs timers before it reads. */
function endIfSilent(socket: Socket) {
  const { bytesRead } = socket
  setImmediate(() =>
    setImmediate(() => {
      if (socket.bytesRead === bytesRead) socket.destroy()
    }),
  )
}

function begin(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new StartError(`Nestling cannot listen on ${host}:${port} (${error.code}). Set HOST or PORT.`)),
    )
    server.listen(port, host, resolve)
  })
}

/** Finishes running requests, even if the client has disconnected: their handlers may still be reading or writing data. */
function end(server: Server, whenIdle: () => Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timeout)
      resolve()
    }
    const timeout = setTimeout(() => {
      server.closeAllConnections()
      finish()
    }, 10_000)
    server.close(() => void whenIdle().then(finish))
    server.closeIdleConnections()
  })
}

/** The address for a browser on this machine. */
export function addressOf(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
