/**
 * Asks one server for the same thing over and over, on so many connections at once, each waiting for its answer before
 * it asks again. A process of its own, on bare sockets, so that asking costs less than answering.
 * Started with one argument, a JSON of `Load`; prints a JSON of `LoadResult`.
 */
import { connect, type Socket } from 'node:net'

export type Load = { port: number; path: string; cookie: string; connections: number; ms: number }
export type LoadResult = { perSecond: number; cpuShare: number }

const { port, path, cookie, connections, ms }: Load = JSON.parse(process.argv[2] ?? '')
const lines = [`GET ${path} HTTP/1.1`, `Host: 127.0.0.1:${port}`, `Cookie: ${cookie}`, 'Accept: */*', '', '']
const question = Buffer.from(lines.join('\r\n'))

let answers = 0
const sockets = await Promise.all(Array.from({ length: connections }, open))
for (const socket of sockets) socket.write(question)

const began = performance.now()
const cpuBefore = process.cpuUsage()
setTimeout(() => {
  const passed = performance.now() - began
  const { user, system } = process.cpuUsage(cpuBefore)
  const result: LoadResult = { perSecond: (answers / passed) * 1000, cpuShare: (user + system) / 1000 / passed }
  console.log(JSON.stringify(result))
  for (const socket of sockets) socket.destroy()
}, ms)

function open(): Promise<Socket> {
  let received = 0
  let expected = 0
  const buffer = Buffer.alloc(65_536)

  /** The first piece of every answer is looked at; of the rest only the length counts. */
  function receive(bytes: number): boolean {
    if (received === 0) expected = lengthOf(buffer.toString('latin1', 0, bytes))
    received += bytes
    if (received < expected) return true
    received = 0
    answers++
    socket.write(question)
    return true
  }

  // Read into one buffer again and again: a stream of chunks would cost more than the question.
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer, callback: receive } })
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket))
    socket.once('error', reject)
  })
}

function lengthOf(answer: string): number {
  const end = answer.indexOf('\r\n\r\n')
  const length = /\r\ncontent-length: (\d+)/i.exec(answer)?.[1]
  if (end < 0 || length === undefined || !answer.startsWith('HTTP/1.1 200 '))
    throw new Error(`This is no answer to count: ${answer.slice(0, 200)}`)
  return end + 4 + Number(length)
}
