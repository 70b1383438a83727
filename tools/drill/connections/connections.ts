/** Reuses connections after they were idle for almost the keep-alive time, while the server is sometimes busy. */
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startServer } from '../../bench/server/server-process.ts'
import { printFaults, printFound } from '../figures.ts'
import type { Installation } from '../installation.ts'
import { times } from './times.ts'

/** How many requests the whole drill sends. */
const requests = 100_000
const mostAtOnce = 1900
/** One request in this many keeps the server busy. */
const slowEvery = 500

const { keepAliveMs, keepAliveBufferMs } = times
/** The longest pause after which a connection is used again. The request then has 50 ms to arrive before the server closes it. */
const longestPauseMs = keepAliveMs + keepAliveBufferMs - 50
const server = fileURLToPath(new URL('./short-lived.ts', import.meta.url))

export async function drillConnections(_: Installation, share: number): Promise<void> {
  const all = Math.round(requests * share)
  const atOnce = Math.min(mostAtOnce, Math.ceil(all / 5))
  console.log(
    `\n${all.toLocaleString('en-US')} requests on ${atOnce} connections, each shortly before the server closes it`,
  )
  const { port, stop } = await startServer([server])
  let left = all
  let [reused, cut] = [0, 0]

  const askRepeatedly = async () => {
    let socket = await open(port)
    let askedAt = -Infinity
    while (left > 0) {
      left -= 1
      // On a busy machine the pause may be longer than planned. It is counted from the request, but the server's keep-alive
      // time begins only with its response, so after a shorter pause the connection is certainly open.
      const mayBeClosed = performance.now() - askedAt > longestPauseMs
      if (mayBeClosed) {
        socket.destroy()
        socket = await open(port)
      } else reused += 1
      askedAt = performance.now()
      if (!(await ask(socket, left % slowEvery === 0 ? '/slow' : '/'))) {
        cut += 1
        askedAt = -Infinity
      }
      await pause(0.8 * keepAliveMs + Math.random() * (longestPauseMs - 0.8 * keepAliveMs))
    }
    socket.destroy()
  }
  await Promise.all(Array.from({ length: atOnce }, askRepeatedly))
  await stop()
  printFound('requests on a connection that was used before', reused)
  printFaults('requests without a response', cut)
}

function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  // `ask` notices that the connection is closed.
  socket.on('error', () => undefined)
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(socket))
    socket.once('close', () => resolve(socket))
  })
}

/** Sends a request. Resolves with false if the connection closes before the response. */
function ask(socket: Socket, path: string): Promise<boolean> {
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  return new Promise((resolve) => {
    if (socket.destroyed) resolve(false)
    const end = (isAnswered: boolean) => () => {
      socket.removeAllListeners('data').removeAllListeners('close')
      resolve(isAnswered)
    }
    socket.once('data', end(true)).once('close', end(false))
  })
}
