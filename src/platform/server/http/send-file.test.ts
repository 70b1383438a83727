import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { defineContract } from '../../shared/contract.ts'
import { implement } from '../implement.ts'
import type { FileToSend } from './send-file.ts'

const content = 'abcdefghij'
const files: Readonly<Record<string, Partial<FileToSend>>> = {
  plain: {},
  immutable: { immutable: true },
  empty: { bytes: 0 },
  download: { saveAs: 'Inês “scan”; 1\r\n.jpg' },
}

const fileRoutes = implement(
  defineContract({ 'GET /api/test/files/{name}': { kind: 'file', summary: 'A file.', access: 'member' } }),
  {
    'GET /api/test/files/{name}': ({ params }) => ({
      type: 'image/jpeg',
      bytes: content.length,
      etag: 'v1',
      immutable: false,
      open: (start, end) => Readable.from([Buffer.from(content.slice(start, end + 1))]),
      ...files[params.name],
    }),
  },
)

let testApp: TestApp
let mother: Browser
beforeAll(async () => {
  testApp = await openTestApp({ extraRoutes: [fileRoutes] })
  mother = await testApp.person('mother')
})
afterAll(() => testApp.close())

const get = (name: string, headers?: Record<string, string>) => mother.get(`/api/test/files/${name}`, headers)

describe('a file', () => {
  test('is not served to a visitor', async () => {
    expect((await testApp.visitor().get('/api/test/files/plain')).status).toBe(401)
  })

  test('is served whole, privately, with its exact type', async () => {
    const reply = await get('plain')
    expect(reply).toMatchObject({ status: 200, text: content })
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': '10',
      'cache-control': 'private, no-cache',
      etag: '"v1"',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    })
  })

  test('that never changes may be cached for good, but only by the browser', async () => {
    expect((await get('immutable')).headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
  })

  test('is not sent again if the browser has it', async () => {
    expect(await get('plain', { 'if-none-match': '"v1"', range: 'bytes=0-1' })).toMatchObject({ status: 304, text: '' })
  })

  test('is sent again if it has changed', async () => {
    expect(await get('plain', { 'if-none-match': '"v0"' })).toMatchObject({ status: 200, text: content })
  })

  test('is not sent for HEAD, but its headers are', async () => {
    const reply = await mother.ask('HEAD', '/api/test/files/plain')
    expect(reply).toMatchObject({ status: 200, text: '' })
    expect(reply.headers.get('content-length')).toBe('10')
  })

  test('may be empty', async () => {
    const reply = await get('empty')
    expect(reply).toMatchObject({ status: 200, text: '' })
    expect(reply.headers.get('content-length')).toBe('0')
  })

  test('has a download name that cannot break its header', async () => {
    expect((await get('download')).headers.get('content-disposition')).toBe(
      `attachment; filename="In_s _scan__ 1__.jpg"; filename*=UTF-8''In%C3%AAs%20%E2%80%9Cscan%E2%80%9D%3B%201%0D%0A.jpg`,
    )
  })
})

describe('a range', () => {
  test.each([
    ['bytes=0-3', 'abcd', 'bytes 0-3/10'],
    ['bytes=4-', 'efghij', 'bytes 4-9/10'],
    ['bytes=-2', 'ij', 'bytes 8-9/10'],
    ['bytes=-99', content, 'bytes 0-9/10'],
    ['bytes=8-99', 'ij', 'bytes 8-9/10'],
    ['bytes=9-9', 'j', 'bytes 9-9/10'],
  ])('%s returns a part', async (range, text, contentRange) => {
    const reply = await get('plain', { range })
    expect(reply).toMatchObject({ status: 206, text })
    expect(reply.headers.get('content-range')).toBe(contentRange)
    expect(reply.headers.get('content-length')).toBe(String(text.length))
  })

  test.each(['bytes=10-', 'bytes=10-12', 'bytes=3-2', 'bytes=-0', 'bytes=999999999999999-'])(
    '%s is refused with status 416',
    async (range) => {
      expect(await get('plain', { range })).toMatchObject({ status: 416, body: { code: 'bad-range' } })
    },
  )

  test('of an empty file is refused', async () => {
    expect((await get('empty', { range: 'bytes=0-0' })).status).toBe(416)
  })

  const several = ['bytes=0-0,2-3', `bytes=${Array(1000).fill('0-0').join(',')}`]
  const odd = [...several, 'bytes=-', 'bytes=a-b', 'lines=0-1', 'bytes=0-1x', `bytes=0-${'9'.repeat(300)}`]
  test.each(odd.map((range) => [range.slice(0, 40), range]))(
    '%s, which is not a single range, returns the whole file',
    async (_, range) => {
      expect(await get('plain', { range })).toMatchObject({ status: 200, text: content })
    },
  )

  test('of an older version of the file returns the whole new file, and of the current version only the range', async () => {
    expect(await get('plain', { range: 'bytes=4-', 'if-range': '"v0"' })).toMatchObject({ status: 200, text: content })
    expect(await get('plain', { range: 'bytes=4-', 'if-range': '"v1"' })).toMatchObject({ status: 206, text: 'efghij' })
  })
})
