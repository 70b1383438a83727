/** The real HTTP server: malformed requests, its address, shutdown, and silent connections. */
import { once } from 'node:events'
import { connect, Socket } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { HttpRequest } from '#platform/server/http/wire/request.ts'
import { type Listening, listen } from './listen.ts'
import { openTestApp, type TestApp } from './testing.ts'

let testApp: TestApp
let listening: Listening
beforeAll(async () => {
  testApp = await openTestApp()
  listening = await listen(testApp.app, { host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await listening.close()
  await testApp.close()
})

/** Sends raw bytes and returns the whole response. */
function send(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(listening.address).port), '127.0.0.1')
  // The connection stays open, because the server does not answer a client that hangs up.
  socket.write(bytes)
  return text(socket)
}

const host = 'Host: localhost\r\nConnection: close'
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0)

describe('a request', () => {
  test('in the usual form is answered', async () => {
    expect(statusOf(await send(`GET /api/auth/user HTTP/1.1\r\n${host}\r\n\r\n`))).toBe(200)
  })

  test('with an absolute URL is answered for this host only', async () => {
    expect(statusOf(await send(`GET http://localhost/api/auth/user HTTP/1.1\r\n${host}\r\n\r\n`))).toBe(200)
    expect(
      statusOf(await send('GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n')),
    ).toBe(421)
  })

  const refused: readonly [string, string, number[]][] = [
    ['TRACE', `TRACE / HTTP/1.1\r\n${host}\r\n\r\n`, [400, 403, 404, 405]],
    ['CONNECT', `CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n\r\n`, [0, 400, 403, 404, 405]],
    ['an unknown method', `BREW / HTTP/1.1\r\n${host}\r\n\r\n`, [400]],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', [400]],
    ['two hosts', `GET / HTTP/1.1\r\nHost: evil.example\r\n${host}\r\n\r\n`, [400, 421]],
    ['an invalid host', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', [400, 421]],
    ['HTTP/0.9', 'GET /\r\n\r\n', [400]],
    ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00', [400]],
    ['a header of 40,000 characters', `GET / HTTP/1.1\r\n${host}\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, [431]],
    ['a bare line feed in a header', `GET / HTTP/1.1\r\n${host}\r\nX: a\nb: c\r\n\r\n`, [400]],
    [
      'two different Content-Lengths',
      `POST /api/login HTTP/1.1\r\n${host}\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
      [400],
    ],
    [
      'a length and chunks',
      `POST /api/login HTTP/1.1\r\n${host}\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      [400],
    ],
    ['invalid chunks', `POST /api/login HTTP/1.1\r\n${host}\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`, [400, 403]],
    [
      'a wrong Content-Length',
      `POST /api/login HTTP/1.1\r\n${host}\r\nContent-Length: 999999999\r\n\r\n{}`,
      [400, 403],
    ],
    ['an address of 20,000 characters', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n\r\n`, [404, 414, 431]],
    ['an address that cannot be decoded', `GET /api/guide/weeks/%E0%A4%A HTTP/1.1\r\n${host}\r\n\r\n`, [400, 401, 404]],
    ['two dots in its path', `GET /../../etc/passwd HTTP/1.1\r\n${host}\r\n\r\n`, [404]],
  ]

  test.each(refused)('with %s is refused', async (_, bytes, statuses) => {
    const answer = await send(bytes)
    expect(statuses).toContain(statusOf(answer))
    expect(answer).not.toMatch(/node_modules|\bat \S+ \(|\.ts:\d/)
  })
})

test('the server still works after the malformed requests', async () => {
  expect((await fetch(`${listening.address}/api/auth/user`)).status).toBe(200)
})

describe('a body that is too large', () => {
  test('is refused before it has arrived completely', async () => {
    const head = `POST /api/login HTTP/1.1\r\n${host}\r\nOrigin: http://localhost\r\nContent-Type: application/json\r\n`
    expect(statusOf(await send(`${head}Content-Length: 104857600\r\n\r\n{"email": "`))).toBe(413)
  })
})

test('a response does not name the server software', async () => {
  const { headers } = await fetch(`${listening.address}/api/auth/user`)
  expect(headers.has('server')).toBe(false)
  expect(headers.has('x-powered-by')).toBe(false)
})

test('a port in use is reported with a clear message', async () => {
  const port = Number(new URL(listening.address).port)
  await expect(listen(testApp.app, { host: '127.0.0.1', port })).rejects.toThrow(
    `Nestling cannot listen on 127.0.0.1:${port} (EADDRINUSE). Set HOST or PORT.`,
  )
})

test('a server that listens on all addresses reports localhost as its address', async () => {
  const everywhere = await listen(testApp.app, { host: '0.0.0.0', port: 0 })
  expect(everywhere.address).toMatch(/^http:\/\/localhost:\d+$/)
  await everywhere.close()
})

test('at shutdown a running request is answered, and its connection is closed', async () => {
  const begun = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  let requestCount = 0
  const answerLate = async () => {
    requestCount += 1
    begun.resolve()
    await answer.promise
    return { status: 200, headers: {}, body: 'here' }
  }
  const { address, close } = await listen({ answer: answerLate }, { host: '127.0.0.1', port: 0 })
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  const ask = () => socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  let received = ''
  socket.on('data', (bytes) => {
    received += bytes
    // Sends one more request, as a page might.
    ask()
  })
  socket.on('error', () => undefined)

  ask()
  await begun.promise
  const closed = close()
  answer.resolve()
  await Promise.all([closed, once(socket, 'close')])
  expect(received).toContain('here')
  expect(requestCount).toBe(1)
})

test('at shutdown a running request is finished even if its client has disconnected', async () => {
  const begun = Promise.withResolvers<object>()
  const answer = Promise.withResolvers<void>()
  const answerLate = async ({ socket }: HttpRequest) => {
    begun.resolve(socket)
    await answer.promise
    return { status: 200, headers: {}, body: 'here' }
  }
  const { address, close } = await listen({ answer: answerLate }, { host: '127.0.0.1', port: 0 })
  const client = connect(Number(new URL(address).port), '127.0.0.1')
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const connection = await begun.promise
  const events: string[] = []
  const closed = close().then(() => events.push('closed'))
  client.destroy()
  if (connection instanceof Socket) await once(connection, 'close')
  await setImmediate()
  events.push('finished')
  answer.resolve()
  await closed
  expect(events).toEqual(['finished', 'closed'])
})

test('a connection is closed if its client never reads the response', async () => {
  const endless = new Readable({ read() {} })
  // Larger than the buffers of both sides.
  for (let piece = 0; piece < 64; piece += 1) endless.push(Buffer.alloc(1024 * 1024))
  const answer = async () => ({ status: 200, headers: {}, body: endless })
  const { address, close } = await listen({ answer }, { host: '127.0.0.1', port: 0 }, { silenceMs: 200 })
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.pause()
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await new Promise((resolve) => endless.on('error', () => undefined).on('close', resolve))
  socket.destroy()
  await close()
})

test('a request that arrived while the server was busy is answered, even after the time limit for a silent connection', async () => {
  const answer = async () => ({ status: 200, headers: {}, body: 'here' })
  const { address, close } = await listen({ answer }, { host: '127.0.0.1', port: 0 }, { silenceMs: 200 })
  const port = Number(new URL(address).port)
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  // The server accepts connections in order, so after this response it has also accepted the socket's connection.
  await (await fetch(address)).text()
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400)
  const [received] = await Promise.race([once(socket, 'data'), once(socket, 'close')])
  expect(String(received)).toContain('here')
  socket.destroy()
  await close()
})

test('clients are told to close a connection that was idle for 10 seconds', async () => {
  const answer = async () => ({ status: 200, headers: {}, body: 'here' })
  const { address, close } = await listen({ answer }, { host: '127.0.0.1', port: 0 })
  const response = await fetch(address)
  await response.text()
  expect(response.headers.get('keep-alive')).toBe('timeout=10')
  await close()
})
