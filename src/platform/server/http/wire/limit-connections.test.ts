/** In these tests, a network is a client network (`networkOf` in `http/address.ts`). */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { limitConnections } from './limit-connections.ts'

let server: Server
let sockets: Socket[]
beforeEach(() => {
  server = createServer()
  sockets = []
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await new Promise((resolve) => server.close(resolve))
})

/** Opens a connection from this address. Returns whether the server serves it; if not, the server closes it at once. */
async function open(localAddress: string): Promise<boolean> {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', localAddress })
  sockets.push(socket)
  socket.on('error', () => undefined)
  return Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)])
}

async function listen(isShared: (address: string) => boolean) {
  limitConnections(server, { maxPerNetwork: 2, crowdedFrom: 4, maxWhenCrowded: 1, isShared })
  server.on('connection', (socket) => socket.on('error', () => undefined).write('here'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
}

test('a network gets only its share of connections, other networks get theirs, and a closed connection frees its slot', async () => {
  await listen(() => false)
  expect([await open('127.0.0.1'), await open('127.0.0.1'), await open('127.0.0.1')]).toEqual([true, true, false])
  expect(await open('127.0.0.2')).toBe(true)
  sockets[0]?.destroy()
  await expect.poll(() => open('127.0.0.1'), { interval: 20 }).toBe(true)
})

test('a proxy is not limited, because many people’s requests come from it', async () => {
  await listen((address) => address === '127.0.0.1')
  expect([await open('127.0.0.1'), await open('127.0.0.1'), await open('127.0.0.1')]).toEqual([true, true, true])
})

test('while many connections are open, the share of each network is smaller', async () => {
  await listen(() => false)
  for (const address of ['127.0.0.1', '127.0.0.1', '127.0.0.2', '127.0.0.2']) expect(await open(address)).toBe(true)
  expect([await open('127.0.0.3'), await open('127.0.0.3')]).toEqual([true, false])
  for (const socket of sockets) socket.destroy()
  await expect.poll(() => promisify(server.getConnections).call(server)).toBe(0)
  expect([await open('127.0.0.4'), await open('127.0.0.4')]).toEqual([true, true])
})

test('all networks of one IPv6 customer (/48) together can open twice the connections of one network', () => {
  limitConnections(server, { maxPerNetwork: 2, crowdedFrom: 100, maxWhenCrowded: 1, isShared: () => false })
  const isOpen = (remoteAddress: string) => {
    const socket = Object.assign(new PassThrough(), { remoteAddress })
    server.emit('connection', socket)
    return !socket.destroyed
  }
  expect([1, 2, 3, 4, 5].map((network) => isOpen(`2001:db8:7:${network}::1`))).toEqual([true, true, true, true, false])
  expect(isOpen('2001:db8:8:1::1')).toBe(true)
})
