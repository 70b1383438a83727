/** Difficult connections, such as bodies that the handler does not read, and clients that disconnect or send too much. */
import { once } from 'node:events'
import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http'
import { type AddressInfo, connect, Socket } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Answer } from '../answer.ts'
import { readBytes } from '../read-bytes.ts'
import type { HttpRequest } from './request.ts'
import { createListener } from './request-listener.ts'

let server: Server
let answer: (request: HttpRequest) => Promise<Answer>
beforeEach(async () => {
  answer = async ({ method, path, search }) => reply(`${method} ${path} ${search}`)
  server = createServer(createListener({ answer: (request) => answer(request) }, () => true).listener).listen(
    0,
    '127.0.0.1',
  )
  await once(server, 'listening')
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const reply = (body: Answer['body'], status = 200): Answer => ({
  status,
  headers: typeof body === 'string' ? { 'content-length': String(body.length) } : {},
  body,
})

function open(bytes: string): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(bytes)
  return socket
}

/** Sends the text. Returns everything that is received until the connection ends. */
const send = (bytes: string) => text(open(bytes))
const bodyOf = (received: string) => received.slice(received.indexOf('\r\n\r\n') + 4)
const closing = 'Host: localhost\r\nConnection: close\r\n'

describe('a request target', () => {
  test.each([
    ['/a/b?c=d?e', 'GET /a/b ?c=d?e'],
    ['/%41', 'GET /%41 '],
    ['http://localhost/a?b', 'GET /a ?b'],
    ['//elsewhere/a', 'GET //elsewhere/a '],
  ])('of the form %s is split into path and query', async (target, expected) => {
    expect(bodyOf(await send(`GET ${target} HTTP/1.1\r\n${closing}\r\n`))).toBe(expected)
  })
})

test('HEAD returns the length of the GET response, and no body', async () => {
  const received = await send(`HEAD /a HTTP/1.1\r\n${closing}\r\n`)
  expect(received).toMatch(/^content-length: 8\r$/m)
  expect(bodyOf(received)).toBe('')
})

describe('a body that the handler does not read', () => {
  test('does not block the next request on its connection', async () => {
    const body = 'x'.repeat(100_000)
    const first = `POST /first HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    expect(await send(`${first}GET /second HTTP/1.1\r\n${closing}\r\n`)).toMatch(/POST \/first[\s\S]+GET \/second/)
  })

  test('does not block the next request, even if the handler read a part of it', async () => {
    answer = async (request) => {
      if (request.method === 'POST') await readBytes(request, 10).catch(() => undefined)
      return reply(request.path)
    }
    const body = `${'x'.repeat(200_000)}`
    const chunked = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
    const first = `POST /first HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n${chunked}`
    expect(await send(`${first}GET /second HTTP/1.1\r\n${closing}\r\n`)).toMatch(/\/first[\s\S]+\/second/)
  })

  test('is read in pieces, one in each turn of the event loop, so that it does not delay other clients', async () => {
    answer = async () => reply('', 413)
    const accepted = once(server, 'connection')
    const bytes = 20_000_000
    const socket = open(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${bytes}\r\n\r\n`)
    socket.resume().write(Buffer.alloc(bytes))
    const [connection] = await accepted
    let mostInTurn = 0
    for (let before = 0; before < bytes; before = connection.bytesRead) {
      await new Promise(setImmediate)
      mostInTurn = Math.max(mostInTurn, connection.bytesRead - before)
    }
    expect(mostInTurn).toBeLessThanOrEqual(2 * 65_536)
  })

  /** Sends a body in three pieces, with 400 ms before each of the last two, and then a second request. */
  async function sendSlowly(pieceBytes: number): Promise<string> {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const accepted = once(server, 'connection')
    const socket = open(`POST /first HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${3 * pieceBytes}\r\n\r\n`)
    const received = text(socket)
    await once(socket, 'readable')
    const [connection] = await accepted
    for (const piece of [1, 2, 3]) {
      const before = connection.bytesRead
      socket.write('x'.repeat(pieceBytes))
      await expect.poll(() => connection.destroyed || connection.bytesRead - before).toBeOneOf([true, pieceBytes])
      if (piece < 3) await vi.advanceTimersByTimeAsync(400)
    }
    socket.write(`GET /second HTTP/1.1\r\n${closing}\r\n`)
    return received.catch(() => 'cut')
  }

  test('is received while enough of it arrives, so that a slow client gets its response', async () => {
    expect(await sendSlowly(50_000)).toMatch(/POST \/first[\s\S]+GET \/second/)
  })

  test('does not hold the connection open if it arrives too slowly', async () => {
    expect(await sendSlowly(1000)).not.toContain('/second')
  })

  test('does not hold the connection open if the rest never arrives', async () => {
    const received = await send('POST /slow HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nx')
    expect(received).toContain('POST /slow')
  })
})

describe('a body that is read after the client has disconnected', () => {
  /** Declares 10 bytes, sends this body, and disconnects. Returns what the server reads, or the code of its error. */
  async function readAfterHangUp(body: string): Promise<string> {
    const begun = Promise.withResolvers<void>()
    const read = Promise.withResolvers<string>()
    answer = async (request) => {
      const gone = new Promise((resolve) => server.once('hung-up', resolve))
      begun.resolve()
      await gone
      const bytes = await readBytes(request, 100).catch((error) => Buffer.from(String(error.code)))
      read.resolve(Buffer.from(bytes).toString())
      return reply('late')
    }
    server.once('connection', (socket) => socket.once('close', () => server.emit('hung-up')))
    const socket = open(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n${body}`)
    await begun.promise
    socket.destroy()
    return read.promise
  }

  test('is complete if all of it had arrived', async () => {
    expect(await readAfterHangUp('0123456789')).toBe('0123456789')
  })

  test('is malformed if a part is missing', async () => {
    expect(await readAfterHangUp('01234')).toBe('malformed-request')
  })
})

describe('many requests that a client sends on one connection without waiting for responses', () => {
  const requests = (count: number) =>
    Array.from({ length: count }, (_, at) => `GET /${at} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join('')

  test('are handled one after the other', async () => {
    const begun: string[] = []
    let release = () => {}
    answer = async ({ path }) => {
      begun.push(path)
      await new Promise<void>((resolve) => {
        release = resolve
      })
      return reply(path)
    }
    const socket = open(requests(3))
    for (const seen of [['/0'], ['/0', '/1'], ['/0', '/1', '/2']]) {
      await expect.poll(() => begun.length).toBe(seen.length)
      await new Promise(setImmediate)
      expect(begun).toEqual(seen)
      release()
    }
    socket.destroy()
  })

  test('end the connection when there are too many', async () => {
    const begun = new Set<string>()
    answer = async ({ path }) => {
      begun.add(path)
      return reply(path)
    }
    expect(await send(requests(1000)).catch(() => '')).not.toContain('/999')
    expect(begun.size).toBeLessThan(20)
    expect(bodyOf(await send(`GET /there HTTP/1.1\r\n${closing}\r\n`))).toBe('/there')
  })

  test('are not read any further when there are too many, although they have been received', async () => {
    let read = 0
    server.on('request', () => {
      read++
    })
    await send(requests(1000)).catch(() => '')
    // One is handled, 16 wait, and the next ends the connection.
    expect(read).toBe(18)
  })
})

describe('a request whose client disconnects before its turn', () => {
  /** Makes a request and disconnects at once. Returns the methods of the requests that the app received. */
  async function requestAndDisconnect(method: string): Promise<string[]> {
    const asked: string[] = []
    answer = async (request) => {
      asked.push(request.method)
      return reply('')
    }
    const { listener, whenIdle } = createListener({ answer }, () => true)
    const incoming = Object.assign(new IncomingMessage(new Socket()), { method })
    listener(incoming, new ServerResponse(incoming))
    incoming.socket.destroy()
    await whenIdle()
    return asked
  }

  test('is dropped if it only reads', async () => {
    expect(await requestAndDisconnect('GET')).toEqual([])
  })

  test('is carried out if it changes something', async () => {
    expect(await requestAndDisconnect('POST')).toEqual(['POST'])
  })
})

describe('a response that is a stream', () => {
  test('is sent completely', async () => {
    answer = async () => reply(Readable.from(['a'.repeat(70_000), 'b']))
    const received = await send(`GET / HTTP/1.1\r\n${closing}\r\n`)
    expect(received.match(/a/g)?.length).toBeGreaterThanOrEqual(70_000)
  })

  test('is closed when the client disconnects', async () => {
    const endless = new Readable({ read: () => endless.push(Buffer.alloc(65_536)) })
    answer = async () => reply(endless)
    const closed = new Promise((resolve) => endless.once('close', () => resolve('closed')))
    const socket = open('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await once(socket, 'data')
    socket.destroy()
    expect(await closed).toBe('closed')
  })

  test('ends the connection when it fails before it is sent, and the server still works', async () => {
    answer = async ({ path }) => {
      if (path !== '/gone') return reply('there')
      const gone = new Readable({ read: () => undefined })
      // Like a file that was just removed: the stream fails before the responses of this turn are sent.
      queueMicrotask(() => process.nextTick(() => gone.destroy(new Error('gone'))))
      return reply(gone)
    }
    await send(`GET /gone HTTP/1.1\r\n${closing}\r\n`)
    expect(bodyOf(await send(`GET /there HTTP/1.1\r\n${closing}\r\n`))).toBe('there')
  })

  test('ends the connection when it fails, and the server still works', async () => {
    answer = async ({ path }) => {
      const broken = new Readable({ read: () => broken.destroy(new Error('gone')) })
      return path === '/broken' ? reply(broken) : reply('here')
    }
    const received = await send('GET /broken HTTP/1.1\r\nHost: localhost\r\n\r\n').catch(() => 'cut')
    expect(received).not.toContain('here')
    expect(await send(`GET / HTTP/1.1\r\n${closing}\r\n`)).toContain('here')
  })
})
