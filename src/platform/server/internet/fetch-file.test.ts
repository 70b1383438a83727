import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fetchFile } from './fetch-file.ts'
import type { Internet } from './internet.ts'
import { openTestInternet, publicAddress } from './testing.ts'

const link = 'https://pictures.example/scan.jpg'
const maxBytes = 100_000
const picture = randomBytes(maxBytes)
const soon = { interval: 5, timeout: 10_000 }

let folder: string
const closing: (() => unknown)[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nestling-internet-'))
})
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  rmSync(folder, { recursive: true })
})

async function openWith(...options: Parameters<typeof openTestInternet>) {
  const server = await openTestInternet(...options)
  closing.push(server.close)
  return server
}

const fetchFrom = (internet: Internet, address = link, timeoutMs = 15_000) =>
  fetchFile(internet, address, { path: join(folder, 'file'), maxBytes, timeoutMs })

const sendPicture: RequestListener = (_, response) => response.end(picture)

describe('a file is fetched', () => {
  const good: Record<string, RequestListener> = {
    'with its length': (_, response) => response.writeHead(200, { 'content-length': maxBytes }).end(picture),
    'in chunks': (_, response) => {
      for (let at = 0; at < maxBytes; at += 9999) response.write(picture.subarray(at, at + 9999))
      response.end()
    },
    'until the connection ends': ({ socket }) =>
      socket.end(Buffer.concat([Buffer.from('HTTP/1.0 200 OK\r\n\r\n'), picture])),
    'with the encoding "identity"': (_, response) =>
      response.writeHead(200, { 'content-encoding': 'identity' }).end(picture),
    'after informational responses': (_, response) => {
      for (let hint = 0; hint < 20; hint += 1) response.writeProcessing()
      response.end(picture)
    },
    'through three redirects': ({ url = '' }, response) => {
      const next = { '/scan.jpg': '/a', '/a': '//pictures.example/b', '/b': 'https://other.example/c' }[url]
      if (next) response.writeHead(307, { location: next }).end('It is not here')
      else response.end(picture)
    },
    'through a relative redirect': ({ url }, response) =>
      url === '/there.jpg?size=large'
        ? response.end(picture)
        : response.writeHead(303, { location: './a/../there.jpg?size=large#top' }).end(),
  }

  test.each(Object.entries(good))('%s', async (_, answer) => {
    const { internet, open } = await openWith(answer)
    expect(await fetchFrom(internet)).toBe('fetched')
    expect(readFileSync(join(folder, 'file')).equals(picture)).toBe(true)
    await expect.poll(open, soon).toBe(0)
  })

  test('into a file that only its owner can read', async () => {
    const { internet } = await openWith(sendPicture)
    await fetchFrom(internet)
    expect(statSync(join(folder, 'file')).mode & 0o777).toBe(0o600)
  })

  test('from a link with a public IP address', async () => {
    const { internet } = await openWith(sendPicture)
    expect(await fetchFrom(internet, `https://${publicAddress}/scan.jpg`)).toBe('fetched')
  })

  test('from the second address if the first does not respond', async () => {
    const { internet } = await openWith(sendPicture, { addresses: { 'pictures.example': ['1.1.1.1', publicAddress] } })
    const route = (address: string) => (address === '1.1.1.1' ? '127.0.0.9' : '127.0.0.1')
    expect(await fetchFrom({ ...internet, route })).toBe('fetched')
  })

  test('by a request that reveals nothing about the installation', async () => {
    const { internet, requested } = await openWith(({ headers }, response) => {
      if (headers.host === 'other.example') response.end(picture)
      else response.writeHead(302, { location: 'https://other.example./there.jpg?a=1', 'set-cookie': 'a=1' }).end()
    })
    await fetchFrom(internet)
    const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Nestling', connection: 'close' }
    expect(requested.map(({ method, url, headers }) => ({ method, url, headers }))).toEqual([
      { method: 'GET', url: '/scan.jpg', headers: { host: 'pictures.example', ...headers } },
      { method: 'GET', url: '/there.jpg?a=1', headers: { host: 'other.example', ...headers } },
    ])
  })
})

const raw =
  (head: string, body: string | Buffer = ''): RequestListener =>
  ({ socket }) =>
    socket.end(Buffer.concat([Buffer.from(`HTTP/1.1 ${head}\r\n\r\n`), Buffer.from(body)]))

const endlessly =
  (status: number, headers: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(status, headers)
    setInterval(() => response.write(picture), 1).unref()
  }

describe('a response is refused if it is', () => {
  const bad: Record<string, [string, RequestListener]> = {
    'one byte too long, by its declared length': ['too-large', raw(`200 OK\r\nContent-Length: ${maxBytes + 1}`)],
    '5 GB long, by its declared length': ['too-large', raw('200 OK\r\nContent-Length: 5368709120')],
    'one byte too long, in chunks': [
      'too-large',
      raw(
        '200 OK\r\nTransfer-Encoding: chunked',
        `${(maxBytes + 1).toString(16)}\r\n${'x'.repeat(maxBytes + 1)}\r\n0\r\n\r\n`,
      ),
    ],
    endless: ['too-large', endlessly(200)],
    'endless and compressed': ['packed', endlessly(200, { 'content-encoding': 'gzip' })],
    'a 404 with an endless body': ['not-found', endlessly(404)],
    'an endless chain of redirects': ['too-many-redirects', endlessly(302, { location: '/' })],
    'one byte too long, without a declared length': ['too-large', raw('200 OK', Buffer.alloc(maxBytes + 1))],
    'shorter than its declared length': ['cut-off', raw('200 OK\r\nContent-Length: 100', 'x'.repeat(99))],
    'cut off within a chunk': ['cut-off', raw('200 OK\r\nTransfer-Encoding: chunked', '5\r\nxxx')],
    'one without the last chunk': ['cut-off', raw('200 OK\r\nTransfer-Encoding: chunked', '3\r\nxxx\r\n')],
    'one with an invalid chunk length': [
      'cut-off',
      raw('200 OK\r\nTransfer-Encoding: chunked', 'xyz\r\nxxx\r\n0\r\n\r\n'),
    ],
    'one with a trailer of 1 MB': [
      'cut-off',
      raw('200 OK\r\nTransfer-Encoding: chunked', `1\r\nx\r\n0\r\nX: ${'x'.repeat(1e6)}\r\n\r\n`),
    ],
    'one with two lengths': ['no-answer', raw('200 OK\r\nContent-Length: 1\r\nContent-Length: 2', 'xx')],
    'one with a negative length': ['no-answer', raw('200 OK\r\nContent-Length: -1', 'x')],
    'one with both a length and chunks': [
      'no-answer',
      raw('200 OK\r\nContent-Length: 1\r\nTransfer-Encoding: chunked', '1\r\nx\r\n0\r\n\r\n'),
    ],
    'one with headers of 1 MB': ['no-answer', raw(`200 OK\r\nX: ${'x'.repeat(1e6)}`, picture)],
    'one with 100,000 headers': ['no-answer', raw(`200 OK${'\r\nX: x'.repeat(1e5)}`, picture)],
    'a switch to another protocol': [
      'no-answer',
      raw('101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket'),
    ],
    'not HTTP': ['no-answer', ({ socket }) => socket.end('220 mail.example ESMTP\r\n')],
    missing: ['no-answer', ({ socket }) => socket.destroy()],
    'compressed with gzip': [
      'packed',
      (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(picture),
    ],
    'compressed with Brotli, named in capitals': [
      'packed',
      (_, response) => response.writeHead(200, { 'content-encoding': 'BR' }).end(picture),
    ],
    'compressed, and has a second encoding': [
      'packed',
      (_, response) => response.writeHead(200, { 'content-encoding': 'identity, gzip' }).end(picture),
    ],
    'a redirect without an address': ['not-found', (_, response) => response.writeHead(302).end(picture)],
  }
  test.each(Object.entries(bad))('%s', async (_, [refusal, answer]) => {
    const { internet, open } = await openWith(answer)
    expect(await fetchFrom(internet)).toBe(refusal)
    expect(readdirSync(folder)).toEqual([])
    await expect.poll(open, soon).toBe(0)
  })

  test.each([201, 203, 204, 206, 300, 304, 400, 401, 404, 407, 418, 500, 503])('one with status %s', async (status) => {
    const { internet, open, opened } = await openWith((_, response) =>
      response.writeHead(status, { location: '/a' }).end(),
    )
    expect(await fetchFrom(internet)).toBe('not-found')
    expect([opened(), readdirSync(folder)]).toEqual([1, []])
    await expect.poll(open, soon).toBe(0)
  })

  test('one byte longer than the limit of 15 MB', async () => {
    const megabyte = Buffer.alloc(1024 * 1024)
    const { internet } = await openWith((_, response) => {
      for (let sent = 0; sent < 15; sent += 1) response.write(megabyte)
      response.end('x')
    })
    const to = { path: join(folder, 'file'), timeoutMs: 15_000 }
    expect(await fetchFile(internet, link, { ...to, maxBytes: 15 * megabyte.length })).toBe('too-large')
    expect(readdirSync(folder)).toEqual([])
    expect(await fetchFile(internet, link, { ...to, maxBytes: 15 * megabyte.length + 1 })).toBe('fetched')
    expect(statSync(to.path).size).toBe(15 * megabyte.length + 1)
  })
})

describe('a download is given up in time if the server', () => {
  const hints: RequestListener = (_, response) => void setInterval(() => response.writeProcessing(), 5).unref()
  const drip: RequestListener = (_, response) => void setInterval(() => response.write('x'), 5).unref()
  const slow: Record<string, RequestListener> = {
    'sends nothing': () => undefined,
    'stops within a header': ({ socket }) => socket.write('HTTP/1.1 200 OK\r\nX:'),
    'sends slow headers without end': ({ socket }) => {
      socket.write('HTTP/1.1 200 OK\r\n')
      setInterval(() => socket.write('X: x\r\n'), 5).unref()
    },
    'sends informational responses without end': hints,
    'stops after the headers': (_, response) => response.flushHeaders(),
    'sends less than it declares, and keeps the connection open': ({ socket }) =>
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nx'),
    'sends slow bytes without end': drip,
    'redirects, and then sends slow bytes without end': (request, response) =>
      request.url === '/a' ? drip(request, response) : response.writeHead(302, { location: '/a' }).end(),
    // Each response alone arrives in time.
    'takes some time for each of several redirects': ({ url }, response) => {
      const answer = () =>
        url === '/???'
          ? response.end(picture)
          : response.writeHead(302, { location: `${url === '/scan.jpg' ? '/' : url}?` }).end()
      setTimeout(answer, 120)
    },
  }
  test.each(Object.entries(slow))('%s', async (_, answer) => {
    const { internet, open } = await openWith(answer)
    expect(await fetchFrom(internet, link, 300)).toBe('too-slow')
    expect(readdirSync(folder)).toEqual([])
    await expect.poll(open, soon).toBe(0)
  })

  test('accepts the connection, but never begins TLS', async () => {
    const sockets: Socket[] = []
    const silent = createServer((socket) => void sockets.push(socket.on('error', () => undefined).resume())).listen(
      0,
      '127.0.0.1',
    )
    await once(silent, 'listening')
    closing.push(() => silent.close())
    const { internet } = await openWith(sendPicture)
    const { port } = silent.address() as AddressInfo
    expect(await fetchFrom({ ...internet, port }, link, 100)).toBe('too-slow')
    await expect.poll(() => sockets.map(({ closed }) => closed), soon).toEqual([true])
  })
})

describe('a local error is thrown, and no connection stays open', () => {
  test('if the file already exists, and that file does not change', async () => {
    writeFileSync(join(folder, 'file'), 'older')
    const { internet, open } = await openWith(sendPicture)
    await expect(fetchFrom(internet)).rejects.toMatchObject({ code: 'EEXIST' })
    expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('older')
    await expect.poll(open, soon).toBe(0)
  })

  test('if the folder is missing', async () => {
    const { internet, open } = await openWith(sendPicture)
    const path = join(folder, 'missing', 'file')
    await expect(fetchFile(internet, link, { path, maxBytes, timeoutMs: 15_000 })).rejects.toMatchObject({
      code: 'ENOENT',
    })
    await expect.poll(open, soon).toBe(0)
  })
})
