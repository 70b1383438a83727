import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { makeHeic } from '#platform/server/pictures/heic/testing.ts'
import { chunksOf, png } from '#platform/server/pictures/testing.ts'
import type { CastName } from '../../fixtures.ts'

let testApp: TestApp
let ruth: Browser
beforeAll(async () => {
  testApp = await openTestApp()
  ruth = await testApp.person('grandmother')
})
afterAll(() => testApp.close())
afterEach(() => {
  const incoming = join(testApp.dataDir, 'incoming')
  expect(existsSync(incoming) ? readdirSync(incoming) : []).toEqual([])
})

type Bytes = Uint8Array | string

const clay = { r: 170, g: 80, b: 40 }
const plain = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: clay } })

async function send(content: Bytes, browser = ruth) {
  const form = new FormData()
  form.append('picture', new File([Buffer.from(content)], '../../face.png', { type: 'image/png' }))
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  const type = request.headers.get('content-type') ?? ''
  return browser.post('/api/account/picture', await request.bytes(), { 'content-type': type })
}

const addressOf = (body: unknown) => String(Object(body).profileImageUrl)
const portraits = () => testApp.db.selectFrom('portraits').select(['user_id', 'name']).execute()

/** The picture as it is served. */
async function fetchBytes(address: string): Promise<Uint8Array> {
  const request = new Request(`http://localhost:3000${address}`, {
    headers: { host: 'localhost:3000', cookie: `nestling-session=${ruth.jar['nestling-session']}` },
  })
  return (await testApp.app.fetch(request, { socket: { remoteAddress: '127.0.0.1' } })).bytes()
}

describe('a portrait', () => {
  test('cannot be changed by a visitor', async () => {
    expect((await send(await plain().png().toBuffer(), testApp.visitor())).status).toBe(401)
    expect((await testApp.visitor().delete('/api/account/picture')).status).toBe(401)
  })

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const hostile: Readonly<Record<string, () => Bytes | Promise<Bytes>>> = {
    'an SVG': () => svg,
    'an SVG behind an XML declaration': () => `<?xml version="1.0"?>\n${svg}`,
    'an HTML page': () => '<!doctype html><script>alert(1)</script>',
    'a PDF': () => '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF',
    'a Flash film': () => 'FWS\u0006'.padEnd(200, '\u0000'),
    'an image in the format of libvips': () => Buffer.concat([Buffer.from('b6a6f208', 'hex'), Buffer.alloc(200)]),
    'a PPM in plain text': () => `P3\n1 1\n255\n${'9 '.repeat(3)}`,
    'an empty file': () => '',
    'random bytes': () => crypto.getRandomValues(new Uint8Array(2000)),
    'the beginning of a JPEG': async () => (await noisyPicture().jpeg().toBuffer()).subarray(0, 30_000),
    'the beginning of a PNG': async () => (await noisyPicture().png().toBuffer()).subarray(0, 30_000),
    'the beginning of a WebP': async () => (await noisyPicture().webp().toBuffer()).subarray(0, 3000),
    'the beginning of an AVIF': async () => (await noisyPicture().avif({ effort: 0 }).toBuffer()).subarray(0, 3000),
    'a PNG of 196 megapixels': () => png(14_000, 14_000, 14_000),
    'a PNG that claims the largest possible size': () => png(2 ** 31 - 1, 2 ** 31 - 1, 0),
    'a PNG without pixels': () => png(0, 0, 0),
    'a progressive JPEG that needs too much memory': () => plain(5100, 5100).jpeg({ progressive: true }).toBuffer(),
    'an interlaced PNG that needs too much memory': () => plain(5100, 5100).png({ progressive: true }).toBuffer(),
    'a HEIC without its second half': () => makeHeic({ width: 160, height: 160 }).subarray(0, 20_000),
    'a strip that needs too much memory': () => plain(60_000, 250).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    'a strip that is one pixel wide': () => plain(1, 60_000).png().toBuffer(),
  }
  test.each(Object.entries(hostile))('cannot be %s', async (_, make) => {
    const content = await make()
    const reply = await send(content)
    expect(reply).toMatchObject({ status: 415, body: { code: 'not-a-picture' } })
    expect(await portraits()).toEqual([])
  })

  test('is refused above 10 MB', async () => {
    const reply = await send(new Uint8Array(10 * 1024 * 1024 + 1))
    const message = 'That is larger than Nestling can accept. A file can be at most 10 MB.'
    expect(reply).toMatchObject({ status: 413, body: { code: 'too-large', message } })
  })

  const kinds: Readonly<Record<string, () => Promise<Bytes>>> = {
    'a JPEG': () => plain().jpeg().toBuffer(),
    'a progressive JPEG in print colours': () => plain().jpeg({ progressive: true }).toColourspace('cmyk').toBuffer(),
    'a PNG': () => plain().png().toBuffer(),
    'a PNG of 16 bits': () => plain().toColourspace('rgb16').png().toBuffer(),
    'a WebP': () => plain().webp().toBuffer(),
    'a GIF': () => plain().gif().toBuffer(),
    'an AVIF': () => plain().avif({ effort: 0 }).toBuffer(),
    'a JPEG of 49 megapixels': () => plain(7000, 7000).jpeg().toBuffer(),
    'a HEIC from an iPhone': async () => makeHeic({ width: 600, height: 400, tile: 512 }),
    'a strip fifty times as long as it is wide': () => plain(40, 2000).png().toBuffer(),
    'a single pixel': () => plain(1, 1).png().toBuffer(),
    'a JPEG with HTML appended': async () =>
      Buffer.concat([await plain().jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')]),
  }
  test.each(Object.entries(kinds))('may be %s, and becomes a square WebP', async (_, make) => {
    const reply = await send(await make())
    expect(reply.status).toBe(201)
    const bytes = await fetchBytes(addressOf(reply.body))
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
    expect(Buffer.from(bytes).includes('script')).toBe(false)
  })

  test('made from an animation shows the first frame', async () => {
    const frames = Buffer.concat([Buffer.alloc(16 * 16 * 3, 200), Buffer.alloc(16 * 16 * 3, 0)])
    const gif = sharp(frames, { raw: { width: 16, height: 32, channels: 3, pageHeight: 16 } }).gif()
    const bytes = await fetchBytes(addressOf((await send(await gif.toBuffer())).body))
    expect((await sharp(bytes).metadata()).pages).toBeUndefined()
    expect((await sharp(bytes).stats()).channels[0]?.mean).toBeGreaterThan(150)
  })

  test('is stored without metadata about location or camera', async () => {
    const original = await plain()
      .withExif({
        IFD0: { Make: 'Telltale', Artist: 'Ruth' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
      })
      .withXmp(
        '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>',
      )
      .withIccProfile('p3')
      .jpeg()
      .toBuffer()
    expect((await sharp(original).metadata()).exif?.includes('Telltale')).toBe(true)
    const bytes = await fetchBytes(addressOf((await send(original)).body))
    const { exif, xmp, iptc, icc } = await sharp(bytes).metadata()
    expect({ exif, xmp, iptc, icc }).toEqual({})
    expect(chunksOf(bytes)).toEqual(['VP8 '])
  })

  test('is stored upright whatever the camera’s orientation', async () => {
    const half = plain(64, 32).composite([{ input: await plain(32, 32).negate().png().toBuffer(), left: 32, top: 0 }])
    const lying = await sharp(await half.png().toBuffer())
      .withMetadata({ orientation: 6 })
      .png()
      .toBuffer()
    const bytes = await fetchBytes(addressOf((await send(lying)).body))
    const { data } = await sharp(bytes).resize(1, 256, { fit: 'fill' }).raw().toBuffer({ resolveWithObject: true })
    expect(Math.abs((data[0] ?? 0) - (data.at(-3) ?? 0))).toBeGreaterThan(60)
  })

  test('replaces the previous portrait, which is deleted at once', async () => {
    const first = addressOf((await send(await plain().png().toBuffer())).body)
    const second = addressOf((await send(await plain().png().toBuffer())).body)
    expect(second).not.toBe(first)
    expect((await ruth.get(first)).status).toBe(404)
    expect(await portraits()).toHaveLength(1)
    expect((await ruth.get('/api/auth/user')).body).toMatchObject({ profileImageUrl: second })
  })

  test('is the only one stored if several are uploaded at once', async () => {
    const content = await plain().png().toBuffer()
    const replies = await Promise.all(Array.from({ length: 6 }, () => send(content)))
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(201))
    const [portrait, ...more] = await portraits()
    expect(more).toEqual([])
    expect((await ruth.get('/api/auth/user')).body).toMatchObject({
      profileImageUrl: `/api/portraits/${portrait?.name}`,
    })
  })

  test('is processed in a queue, and refused with 429 while the queue is full', async () => {
    const content = await plain(2000, 2000).png().toBuffer()
    const replies = await Promise.all(Array.from({ length: 25 }, () => send(content)))
    const statuses = replies.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(10)
    expect(statuses.filter((status) => status !== 201 && status !== 429)).toEqual([])
  })

  test('is accepted after several refused uploads', async () => {
    for (let time = 0; time < 5; time += 1) await send('not a picture')
    expect((await send(await plain().png().toBuffer())).status).toBe(201)
  })

  test('can be removed', async () => {
    const address = addressOf((await send(await plain().png().toBuffer())).body)
    expect(await ruth.delete('/api/account/picture')).toMatchObject({ status: 200, body: { profileImageUrl: null } })
    expect((await ruth.get(address)).status).toBe(404)
    expect((await ruth.delete('/api/account/picture')).status).toBe(200)
  })
})

describe('the address of a portrait', () => {
  let address: string
  beforeAll(async () => {
    address = addressOf((await send(await plain().png().toBuffer())).body)
  })
  const ask = async (name: CastName) => (await testApp.person(name)).get(address)

  test('cannot be guessed', () => {
    expect(address).toMatch(/^\/api\/portraits\/[\w-]{32}$/)
  })

  test('is refused to a visitor', async () => {
    expect((await testApp.visitor().get(address)).status).toBe(401)
  })

  test('answers 404 to people who share no journey with its owner', async () => {
    const nobodys = await (await testApp.person('stranger')).get('/api/portraits/nobody')
    for (const name of ['stranger', 'neighbour'] as const)
      expect(await ask(name)).toMatchObject({ status: 404, text: nobodys.text })
  })

  test('answers 404 while its owner or the viewer is only invited', async () => {
    for (const role of ['guest', 'family'] as const) {
      const members = testApp.db.updateTable('members').where('role', '=', role)
      await members.set({ accepted_at: null }).execute()
      expect((await ask('friend')).status).toBe(404)
      await members.set({ accepted_at: testApp.clock.now.toISOString() }).execute()
      expect((await ask('friend')).status).toBe(200)
    }
  })

  test('serves the portrait to all members of the journey, and lets browsers cache it', async () => {
    for (const name of ['mother', 'partner', 'friend', 'grandmother'] as const) {
      const { status, headers } = await ask(name)
      expect(status).toBe(200)
      expect(headers.get('content-type')).toBe('image/webp')
      expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  test('serves byte ranges', async () => {
    const reply = await ruth.get(address, { range: 'bytes=0-3' })
    expect(reply).toMatchObject({ status: 206, text: 'RIFF' })
  })

  test('serves a person without a journey their own portrait', async () => {
    const theo = await testApp.person('stranger')
    const own = addressOf((await send(await plain().png().toBuffer(), theo)).body)
    expect((await theo.get(own)).status).toBe(200)
    expect((await (await testApp.person('mother')).get(own)).status).toBe(404)
  })
})

/** A picture that does not compress well. */
function noisyPicture() {
  const size = { width: 300, height: 300, channels: 3 as const }
  const points = Buffer.concat(Array.from({ length: 9 }, () => crypto.getRandomValues(new Uint8Array(30_000))))
  return sharp(points, { raw: size })
}
