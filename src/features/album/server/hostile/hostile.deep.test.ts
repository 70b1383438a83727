import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type Reply, type TestApp } from '#app/server/testing.ts'
import { makeHeic } from '#platform/server/pictures/heic/testing.ts'
import { png } from '#platform/server/pictures/testing.ts'
import { fetchBytes, filesIn, noisyPicture, plainPicture, sendForm, upload } from '../photos/testing.ts'
import { brokenForms, flip, listHostileFiles } from './testing.ts'

let testApp: TestApp
let ruth: Browser
beforeAll(async () => {
  testApp = await openTestApp()
  ruth = await testApp.person('grandmother')
})
afterAll(() => testApp.close())

const addressOf = (reply: Reply) => `/api/photos/${Object(reply.body).filename}`
const isRefusal = ({ status, body }: Reply) =>
  status >= 400 && status < 500 && status !== 429 && /^[A-Z].{6,}/.test(Object(body).message)

test('at least 200 hostile files are each refused with a message, and nothing is stored', async () => {
  const files = await listHostileFiles()
  const wrong: unknown[] = []
  for (const { what, content, ...disguise } of files) {
    const reply = await upload(ruth, content, disguise)
    if (!isRefusal(reply)) wrong.push([what, reply.status, reply.text])
  }
  for (const [what, type, body] of brokenForms) {
    const reply = await sendForm(ruth, Buffer.from(body), type)
    if (!isRefusal(reply)) wrong.push([what, reply.status, reply.text])
  }
  const sent = files.length + brokenForms.length
  console.log(
    `${sent} hostile files sent, ${sent - wrong.length} refused, ${filesIn(testApp.dataDir).length} files left`,
  )
  expect(wrong).toEqual([])
  expect(sent).toBeGreaterThanOrEqual(200)
  expect((await ruth.get('/api/photos')).body).toEqual([])
  expect(filesIn(testApp.dataDir)).toEqual([])
  expect((await upload(ruth, await plainPicture().png().toBuffer())).status).toBe(201)
}, 240_000)

test('a decompression bomb of 196 megapixels is refused before it is decoded', async () => {
  const timeOf = async (content: Uint8Array, status: number) => {
    const before = performance.now()
    expect((await upload(ruth, content)).status).toBe(status)
    return performance.now() - before
  }
  const [bomb, largest] = [png(14_000, 14_000), png(7000, 7000)]
  // This upload starts the image worker, so the measured times do not include the start.
  await upload(ruth, 'not a picture')
  const refusals = [await timeOf(bomb, 415), await timeOf(bomb, 415), await timeOf(bomb, 415)]
  // `largest` has only a quarter of the bomb's pixels, but decoding it takes longer than refusing the bomb.
  expect(Math.min(...refusals)).toBeLessThan(await timeOf(largest, 201))
}, 60_000)

describe('a picture with flipped bits', () => {
  const kinds: Readonly<Record<string, () => Promise<Uint8Array>>> = {
    'a JPEG': () => noisyPicture().jpeg().toBuffer(),
    'a WebP': () => noisyPicture().webp().toBuffer(),
    'a GIF': () => noisyPicture().gif().toBuffer(),
    'an AVIF': () => noisyPicture().avif({ effort: 0 }).toBuffer(),
    'a HEIC': () => Promise.resolve(makeHeic({ width: 160, height: 160 })),
  }
  test.each(Object.entries(kinds))(
    'is refused, or is still a valid picture: %s',
    async (_, make) => {
      const content = await make()
      for (let seed = 1; seed <= 12; seed += 1) {
        const reply = await upload(ruth, flip(content, seed, 2))
        if (reply.status !== 201) expect(isRefusal(reply), reply.text).toBe(true)
        else
          expect((await sharp(await fetchBytes(testApp, ruth, addressOf(reply))).stats()).isOpaque).toBeTypeOf(
            'boolean',
          )
      }
    },
    60_000,
  )
})

describe('a picture with other content in its file', () => {
  const script = '<script>alert("Telltale")</script>'
  const tails: Readonly<Record<string, () => Promise<Uint8Array>>> = {
    'a page': async () => Buffer.concat([await plainPicture().jpeg().toBuffer(), Buffer.from(script)]),
    'a ZIP': async () => Buffer.concat([await plainPicture().jpeg().toBuffer(), Buffer.from('PK\x03\x04 Telltale')]),
    'a script': async () =>
      Buffer.concat([await plainPicture().gif().toBuffer(), Buffer.from('*/=1;alert("Telltale")')]),
    'a page in its comment': async () => {
      const jpeg = await plainPicture().jpeg().toBuffer()
      const comment = Buffer.from(`\xff\xfe\0${String.fromCharCode(script.length + 2)}${script}`, 'latin1')
      return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])
    },
  }
  test.each(Object.entries(tails))('is stored without the other content: %s', async (_, make) => {
    const reply = await upload(ruth, await make(), { name: 'x.html', type: 'text/html' })
    expect(reply.status).toBe(201)
    expect((await ruth.get(addressOf(reply))).headers.get('content-type')).toBe('image/webp')
    expect(Buffer.from(await fetchBytes(testApp, ruth, addressOf(reply))).includes('Telltale')).toBe(false)
  })
})

test.each(['../../x.jpg', '/etc/passwd', 'a\0.jpg', '\u202egpj.exe', 'x'.repeat(4096)])(
  'the uploaded name %j is not used as a file name',
  async (name) => {
    const before = new Set(filesIn(testApp.dataDir))
    expect((await upload(ruth, await plainPicture().png().toBuffer(), { name })).status).toBe(201)
    const added = filesIn(testApp.dataDir).filter((file) => !before.has(file))
    expect(added).toEqual([expect.stringMatching(/^[\da-f]{48}-40\.webp$/)])
  },
)
