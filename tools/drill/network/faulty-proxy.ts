/** A TCP proxy between Nestling and a server that it needs, such as the database. It can break connections in several ways. */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * `gone`: connections are refused. `slow`: each part of an answer is two seconds late. `stalled`: no bytes pass, and no
 * connection closes. `cut`: connections close in the middle of an answer. `nonsense`: answers are random bytes.
 */
export type Condition = 'working' | 'gone' | 'slow' | 'stalled' | 'cut' | 'nonsense'

const slowMs = 2000

/** Opens a port that forwards connections to the port of the real server. */
export async function openFaultyProxy(target: number) {
  let condition: Condition = 'working'
  let passing = Promise.withResolvers<void>()
  passing.resolve()
  const sockets = new Set<Socket>()

  const server = createServer((client) => {
    const real = connect(target, '127.0.0.1')
    for (const [from, to] of [
      [client, real],
      [real, client],
    ] as const) {
      sockets.add(from)
      let before = Promise.resolve()
      from.on('data', (chunk: Buffer) => {
        before = before.then(() => pass(chunk, to, from === real))
      })
      from.on('error', () => undefined)
      from.once('close', () => {
        sockets.delete(from)
        void before.then(() => to.end())
      })
    }
  })

  async function pass(chunk: Buffer, to: Socket, isAnswer: boolean) {
    await passing.promise
    if (isAnswer && condition === 'slow') await pause(slowMs)
    if (isAnswer && condition === 'nonsense') return void to.write(randomBytes(chunk.length))
    if (isAnswer && condition === 'cut') return void to.write(chunk.subarray(0, chunk.length / 2), () => to.destroy())
    to.write(chunk)
  }

  const listenAt = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listenAt(0)
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('No free port was found.')
  const { port } = address
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy()
  }

  return {
    port,
    async become(next: Condition) {
      if (condition === 'gone') await listenAt(port)
      condition = next
      if (next === 'stalled') passing = Promise.withResolvers()
      else passing.resolve()
      if (next !== 'gone') return
      server.close()
      destroyAll()
    },
    close() {
      passing.resolve()
      server.close()
      destroyAll()
    },
  }
}

export type FaultyProxy = Awaited<ReturnType<typeof openFaultyProxy>>
