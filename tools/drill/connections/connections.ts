/** Reuses connections that were idle for almost the keep-alive time, while the server is sometimes busy. */
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startServer } from '../../bench/server/server-process.ts'
import { printFound, printNone } from '../figures.ts'
import type { Installation } from '../installation.ts'
import { times } from './times.ts'

/** How many requests the whole drill sends. */
const requests = 100_000
const mostAtOnce = 1900
/** One in this many requests keeps the server busy. */
const slowOnes = 500

const { keepAliveMs, keepAliveBufferMs } = times
/** The time that a request may need to arrive. */
const lastMs = keepAliveMs + keepAliveBufferMs - 50
const server = fileURLToPath(new URL('./short-lived.ts', import.meta.url))

export async function drillConnections(_: Installation, share: number): Promise<void> {
  const all = Math.round(requests * share)
  const atOnce = Math.min(mostAtOnce, Math.ceil(all / 5))
  console.log(`\n${all.toLocaleString('en-US')} requests on ${atOnce} connections, after pauses that almost end them`)
  const { port, stop } = await startServer([server])
  let left = all
  let [reused, cut] = [0, 0]

  const askAgainAndAgain = async () => {
    let socket = await open(port)
    let askedAt = -Infinity
    while (left > 0) {
      left -= 1
      // On a busy machine the pause may have been longer than planned. The server counts from its response, which came later.
      const isFresh = performance.now() - askedAt > lastMs
      if (isFresh) {
        socket.destroy()
        socket = await open(port)
      } else reused += 1
      askedAt = performance.now()
      if (!(await ask(socket, left % slowOnes === 0 ? '/slow' : '/'))) {
        cut += 1
        askedAt = -Infinity
      }
      await pause(0.8 * keepAliveMs + Math.random() * (lastMs - 0.8 * keepAliveMs))
    }
    socket.destroy()
  }
  await Promise.all(Array.from({ length: atOnce }, askAgainAndAgain))
  await stop()
  printFound('requests on a connection that was used before', reused)
  printNone('requests that were cut', cut)
}

function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  // Whoever asks notices.
  socket.on('error', () => undefined)
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(socket))
    socket.once('close', () => resolve(socket))
  })
}

/** Whether the connection still returns a response. */
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
