/**
 * Requests one path repeatedly on many connections. Each connection waits for the response, then sends the next request with
 * the next cookie. Runs as a separate process, and uses plain sockets so that sending costs less than answering. Its
 * argument is a `Load` as JSON, and it prints a `LoadResult` as JSON.
 */
import { connect, type Socket } from 'node:net'
import { median, percentile } from '../figures.ts'

export type Load = {
  port: number
  path: string
  cookies: readonly string[]
  connections: number
  ms: number
  encoding: 'gzip' | 'identity'
}
/** Responses per second, median and 99th percentile of the response times in ms, and the share of one core used to send. */
export type LoadResult = { perSecond: number; p50: number; p99: number; cpuShare: number }

const { port, path, cookies, connections, ms, encoding }: Load = JSON.parse(process.argv[2] ?? '')
const requests = cookies.map((cookie) => {
  const lines = [`GET ${path} HTTP/1.1`, `Host: 127.0.0.1:${port}`, `Cookie: ${cookie}`, `Accept-Encoding: ${encoding}`]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`)
})

const times: number[] = []
const connected = await Promise.all(Array.from({ length: connections }, open))
for (const { ask } of connected) ask()

const began = performance.now()
const cpuBefore = process.cpuUsage()
setTimeout(() => {
  const passed = performance.now() - began
  const { user, system } = process.cpuUsage(cpuBefore)
  const perSecond = (times.length / passed) * 1000
  const cpuShare = (user + system) / 1000 / passed
  const result: LoadResult = { perSecond, p50: median(times), p99: percentile(times, 99), cpuShare }
  console.log(JSON.stringify(result))
  for (const { socket } of connected) socket.destroy()
}, ms)

function open(_: unknown, connection: number): Promise<{ socket: Socket; ask: () => void }> {
  let turn = connection
  let startedAt = 0
  let received = 0
  let expected = 0
  const buffer = Buffer.alloc(65_536)

  function ask() {
    startedAt = performance.now()
    const request = requests[turn++ % requests.length]
    if (request) socket.write(request)
  }

  /**
   * Handles one chunk of a response. Reads the response's length from the headers in its first chunk. When the response is
   * complete, records its time and sends the next request.
   */
  function receive(bytes: number): boolean {
    if (received === 0) expected = lengthOf(buffer.toString('latin1', 0, Math.min(bytes, 4096)))
    received += bytes
    if (received < expected) return true
    received = 0
    times.push(performance.now() - startedAt)
    ask()
    return true
  }

  // All chunks are read into the same buffer, because a stream would cost more than the requests.
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer, callback: receive } })
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve({ socket, ask }))
    socket.once('error', reject)
  })
}

function lengthOf(answer: string): number {
  const end = answer.indexOf('\r\n\r\n')
  const length = /\r\ncontent-length: (\d+)/i.exec(answer)?.[1]
  if (end < 0 || length === undefined || !answer.startsWith('HTTP/1.1 200 '))
    throw new Error(`Unexpected response: ${answer.slice(0, 200)}`)
  return end + 4 + Number(length)
}
