import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Browser, openTestApp, type Reply, type TestApp } from '#app/server/testing.ts'
import { defineContract } from '../../shared/contract.ts'
import { text } from '../../shared/fields.ts'
import { implement } from '../implement.ts'

const maxBytes = 100_000
const received: { path: string; content: string; mode: number }[] = []

const pictures = implement(
  defineContract({
    'POST /api/test/pictures': {
      kind: 'upload',
      summary: 'Takes a picture.',
      access: 'member',
      file: 'picture',
      maxBytes,
      body: z.strictObject({ caption: text({ min: 1, max: 10 }), week: z.optional(z.enum(['8', '9'])) }),
      response: z.object({ bytes: z.int(), caption: z.string(), name: z.string() }),
    },
    'POST /api/test/faulty-pictures': {
      kind: 'upload',
      summary: 'Fails after it has received the picture.',
      access: 'anyone',
      file: 'picture',
      maxBytes,
    },
  }),
  {
    'POST /api/test/pictures': ({ upload, body }) => {
      received.push({
        path: upload.path,
        content: readFileSync(upload.path, 'latin1'),
        mode: statSync(upload.path).mode & 0o777,
      })
      return { bytes: upload.bytes, caption: body.caption, name: upload.claimedName }
    },
    'POST /api/test/faulty-pictures': () => {
      throw new Error('broken')
    },
  },
)

let testApp: TestApp
let mother: Browser
beforeAll(async () => {
  testApp = await openTestApp({ extraRoutes: [pictures] })
  mother = await testApp.person('mother')
})
afterAll(() => testApp.close())
beforeEach(() => {
  received.length = 0
})

const incoming = () => {
  try {
    return readdirSync(join(testApp.dataDir, 'incoming'))
  } catch {
    return []
  }
}

const picture = (bytes: number, name = 'scan.jpg') => new File(['x'.repeat(bytes)], name, { type: 'image/jpeg' })

const boundary = 'X-BOUNDARY'
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` }
const part = (disposition: string, content: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`
const end = `--${boundary}--\r\n`

/** A form as a browser sends it, in pieces. */
function form(entries: readonly (readonly [string, string | File])[]) {
  const parts = entries.map(async ([name, value]) => {
    if (typeof value === 'string') return part(`name="${name}"`, value)
    return part(`name="${name}"; filename="${value.name}"`, await value.text())
  })
  return Promise.all(parts).then((all) => inPieces(all.join('') + end))
}

function inPieces(content: string): ReadableStream<Uint8Array> {
  const pieces = content.match(/[\s\S]{1,16384}/g) ?? []
  return ReadableStream.from(pieces.map((piece) => Buffer.from(piece)))
}
const send = async (body: unknown, headers: Record<string, string> = {}, path = '/api/test/pictures') =>
  mother.post(path, await body, { ...multipart, ...headers })
const hi = ['caption', 'Hi'] as const
const whole = [hi, ['picture', picture(10)]] as const

describe('an upload', () => {
  test('of a visitor is refused, and its handler is not called', async () => {
    expect((await testApp.visitor().post('/api/test/pictures', await form(whole), multipart)).status).toBe(401)
    expect(received).toEqual([])
  })

  test('from another site is refused', async () => {
    expect((await send(form(whole), { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  test('passes the file and the fields to the handler', async () => {
    const reply = await send(form(whole))
    expect(reply).toMatchObject({ status: 201, body: { bytes: 10, caption: 'Hi', name: 'scan.jpg' } })
    expect(received).toMatchObject([{ content: 'x'.repeat(10), mode: 0o600 }])
  })

  test('is stored under a random name, whatever name the client sends', async () => {
    for (const name of ['../../etc/passwd', '/etc/passwd', '..\\x', 'a\u0000.jpg', 'x'.repeat(4000)])
      expect((await send(form([hi, ['picture', picture(1, name)]]))).status).toBe(201)
    for (const { path } of received)
      expect(path).toMatch(new RegExp(`^${join(testApp.dataDir, 'incoming')}/[\\da-f-]+$`))
  })

  test('of exactly the maximum size is accepted', async () => {
    expect(await send(form([hi, ['picture', picture(maxBytes)]]))).toMatchObject({
      status: 201,
      body: { bytes: maxBytes },
    })
  })

  test('leaves no file behind after success', async () => {
    await send(form(whole))
    expect(incoming()).toEqual([])
  })

  test('leaves no file behind when its handler fails', async () => {
    expect((await send(form([['picture', picture(10)]]), {}, '/api/test/faulty-pictures')).status).toBe(500)
    expect(incoming()).toEqual([])
  })
})

const caption = part('name="caption"', 'Hi')
const file = part('name="picture"; filename="a.jpg"', 'xxxx')
const large = part('name="picture"; filename="a.jpg"', 'x'.repeat(200_000))

type Refused = [status: number, code: string, ask: () => Promise<Reply>]

const refused: Readonly<Record<string, Refused>> = {
  'one byte too many': [413, 'too-large', () => send(form([hi, ['picture', picture(maxBytes + 1)]]))],
  'far too many bytes': [413, 'too-large', () => send(form([hi, ['picture', picture(5_000_000)]]))],
  'a file that is too large, sent before the caption': [413, 'too-large', () => send(large + caption + end, multipart)],
  'the file in another field': [400, 'malformed-request', () => send(form([hi, ['photo', picture(10)]]))],
  'two files': [400, 'malformed-request', () => send(form([...whole, ['picture', picture(10)]]))],
  'a second file in another field': [400, 'malformed-request', () => send(form([...whole, ['photo', picture(10)]]))],
  'no file': [400, 'invalid-input', () => send(form([['caption', 'Hi']]))],
  'the file as text': [400, 'invalid-input', () => send(form([hi, ['picture', 'xxxx']]))],
  'no caption': [400, 'invalid-input', () => send(form([['picture', picture(10)]]))],
  'a caption that is too long': [
    400,
    'invalid-input',
    () =>
      send(
        form([
          ['caption', 'x'.repeat(11)],
          ['picture', picture(10)],
        ]),
      ),
  ],
  'a caption of 20 kB': [
    400,
    'malformed-request',
    () =>
      send(
        form([
          ['caption', 'x'.repeat(20_000)],
          ['picture', picture(10)],
        ]),
      ),
  ],
  'two captions': [400, 'malformed-request', () => send(form([['caption', 'a'], ...whole]))],
  'an unknown field': [400, 'invalid-input', () => send(form([['role', 'admin'], ...whole]))],
  'a field called __proto__': [400, 'invalid-input', () => send(form([['__proto__', 'x'], ...whole]))],
  'a field name of 300 characters': [400, 'invalid-input', () => send(form([['x'.repeat(300), 'x'], ...whole]))],
  'a week that does not exist': [400, 'invalid-input', () => send(form([['week', '43'], ...whole]))],
  '30 fields': [
    413,
    'too-large',
    () => send(form([...Array.from({ length: 30 }, (_, at) => [`f${at}`, 'x'] as const), ...whole])),
  ],
  'no boundary': [
    400,
    'malformed-request',
    () => send(caption + file + end, { 'content-type': 'multipart/form-data;' }),
  ],
  'another type': [415, 'wrong-media-type', () => send(caption + file + end, { 'content-type': 'application/json' })],
  'a boundary that the body does not have': [
    400,
    'malformed-request',
    () => send(caption + file + end, { 'content-type': 'multipart/form-data; boundary=other' }),
  ],
  'no body': [400, 'malformed-request', () => mother.ask('POST', '/api/test/pictures', undefined, multipart)],
  'an empty body': [400, 'malformed-request', () => send('', multipart)],
  'no last boundary': [400, 'malformed-request', () => send(caption + file, multipart)],
  'half a file': [400, 'malformed-request', () => send(caption + file.slice(0, -4), multipart)],
  'half a header': [400, 'malformed-request', () => send(`--${boundary}\r\nContent-Dispo`, multipart)],
  'a header of 1 MB': [
    400,
    '',
    () => send(`--${boundary}\r\nX: ${'x'.repeat(1_000_000)}\r\n\r\nx\r\n${end}`, multipart),
  ],
  'a part without a name': [400, '', () => send(caption + part('filename="a.jpg"', 'xxxx') + file + end, multipart)],
}

describe('an upload is refused with', () => {
  test.each(Object.entries(refused))('%s', async (_, [status, code, ask]) => {
    const reply = await ask()
    expect(reply).toMatchObject({ status, body: { code: code || expect.any(String), message: expect.any(String) } })
    expect(received).toEqual([])
    expect(incoming()).toEqual([])
  })
})

test('an upload fails at once if the disk cannot be written to', async () => {
  // No file can be created in this folder, not even by root.
  rmSync(join(testApp.dataDir, 'incoming'), { recursive: true, force: true })
  symlinkSync('/proc/self/task', join(testApp.dataDir, 'incoming'))
  const reply = await send(form([hi, ['picture', picture(maxBytes)]]))
  rmSync(join(testApp.dataDir, 'incoming'))
  expect(reply).toMatchObject({ status: 500, body: { code: 'internal' } })
})

// Only Linux lists the open files of a process.
test.runIf(existsSync('/proc/self/fd'))('a hundred broken uploads leave no file open', async () => {
  await Promise.all(Array.from({ length: 100 }, (_, at) => send(at % 2 ? large + end : caption + file, multipart)))
  expect(incoming()).toEqual([])
  await expect.poll(openFiles, { timeout: 4000 }).toEqual([])
})

function openFiles(): string[] {
  const links = readdirSync('/proc/self/fd').map((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`)
    } catch {
      return ''
    }
  })
  return links.filter((link) => link.includes(testApp.dataDir))
}

test('a person can send twenty files at once; the next is refused, but another person’s file is accepted', async () => {
  const friend = await testApp.person('friend')
  const [ends, unfinished]: [(() => void)[], Promise<Reply>[]] = [[], []]
  const beginning = part('name="picture"; filename="a.jpg"', 'x').replace(/\r\n$/, '')
  const sendSlowly = (browser: Browser) =>
    browser.post(
      '/api/test/pictures',
      new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode(beginning))
          ends.push(() => stream.error(new Error('cut')))
        },
      }),
      multipart,
    )
  for (let sent = 0; sent < 20; sent += 1) unfinished.push(sendSlowly(friend))
  await expect.poll(() => incoming().length, { timeout: 10_000 }).toBe(20)
  const refused = await friend.post('/api/test/pictures', await form(whole), multipart)
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-busy' } })
  expect((await send(form(whole))).status).toBe(201)
  for (const end of ends) end()
  await Promise.allSettled(unfinished)
  expect((await friend.post('/api/test/pictures', await form(whole), multipart)).status).toBe(201)
})
