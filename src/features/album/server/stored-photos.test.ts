import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { makeHeic } from '#platform/server/pictures/heic/testing.ts'
import { chunksOf } from '#platform/server/pictures/testing.ts'
import { fetchBytes, plainPicture, upload } from './photos/testing.ts'

let testApp: TestApp
let ruth: Browser
beforeAll(async () => {
  testApp = await openTestApp()
  ruth = await testApp.person('grandmother')
})
afterAll(() => testApp.close())

/** Uploads the picture and returns every stored size. */
async function store(content: Uint8Array): Promise<Uint8Array[]> {
  const reply = await upload(ruth, content)
  expect(reply.status, reply.text).toBe(201)
  const address = `/api/photos/${Object(reply.body).filename}`
  return Promise.all(
    ['', '?w=320', '?w=640', '?w=1280', '?w=2560'].map((query) => fetchBytes(testApp, ruth, address + query)),
  )
}
async function colourAt(bytes: Uint8Array | undefined, left: number, top: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(top * (info.height - 1)) * info.width + Math.floor(left * (info.width - 1))) * 3
  return [...data.subarray(at, at + 3)]
}

const kinds: Readonly<Record<string, () => Promise<Uint8Array>>> = {
  'a JPEG': () => plainPicture().jpeg().toBuffer(),
  'a progressive JPEG in print colours': () =>
    plainPicture().jpeg({ progressive: true }).toColourspace('cmyk').toBuffer(),
  'a grey JPEG': () => plainPicture().greyscale().jpeg().toBuffer(),
  'a PNG': () => plainPicture().png().toBuffer(),
  'a PNG of 16 bits': () => plainPicture().toColourspace('rgb16').png().toBuffer(),
  'a transparent PNG': () => plainPicture().ensureAlpha(0.5).png().toBuffer(),
  'a WebP': () => plainPicture().webp().toBuffer(),
  'a GIF': () => plainPicture().gif().toBuffer(),
  'an AVIF': () => plainPicture(64, 64).avif({ effort: 0 }).toBuffer(),
  'a HEIC without tiles': async () => makeHeic({ width: 64, height: 48 }),
  'a HEIC in tiles, as from an iPhone': async () => makeHeic({ width: 600, height: 400, tile: 512 }),
  'a single pixel': () => plainPicture(1, 1).png().toBuffer(),
}
test.each(Object.entries(kinds))('%s becomes a WebP', async (_, make) => {
  for (const bytes of await store(await make())) expect((await sharp(bytes).metadata()).format).toBe('webp')
})

test('a HEIC of 48 megapixels is refused as too large', async () => {
  const reply = await upload(ruth, makeHeic({ width: 8064, height: 6048, tile: 512 }))
  expect(reply).toMatchObject({ status: 413, body: { code: 'too-large' } })
})

test('only the first frame of an animation is stored', async () => {
  const frames = Buffer.concat([Buffer.alloc(16 * 16 * 3, 200), Buffer.alloc(16 * 16 * 3, 0)])
  const gif = sharp(frames, { raw: { width: 16, height: 32, channels: 3, pageHeight: 16 } }).gif()
  const [bytes] = await store(await gif.toBuffer())
  expect((await sharp(bytes).metadata()).pages).toBeUndefined()
  expect((await colourAt(bytes, 0.5, 0.5))[0]).toBeGreaterThan(150)
})

describe('camera metadata', () => {
  const xmp =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="TelltaleXmp"/></rdf:RDF></x:xmpmeta>'
  const exif = {
    IFD0: { Make: 'TelltaleMake', Artist: 'TelltaleArtist', Copyright: 'TelltaleOwner' },
    IFD2: { BodySerialNumber: 'TelltaleSerial', MakerNote: 'TelltaleNote', UserComment: 'TelltaleComment' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSAreaInformation: 'TelltalePlace' },
  }
  const withMetadata = () => plainPicture(1400, 700).withExif(exif).withXmp(xmp).withIccProfile('p3')
  /** Inserts IPTC metadata into a JPEG, because sharp cannot write it. */
  const withIptc = (jpeg: Buffer) => {
    const caption = Buffer.from('\x1c\x02\x78\0\x0cTelltaleIptc', 'latin1')
    const resource = Buffer.concat([
      Buffer.from('Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0', 'latin1'),
      Buffer.from([caption.length]),
      caption,
      Buffer.alloc(1),
    ])
    const head = Buffer.from([0xff, 0xed, 0, resource.length + 2])
    return Buffer.concat([jpeg.subarray(0, 2), head, resource, jpeg.subarray(2)])
  }
  const marked: Readonly<Record<string, () => Promise<Buffer>>> = {
    'a JPEG': async () => withIptc(await withMetadata().jpeg().toBuffer()),
    'a PNG': () => withMetadata().png().toBuffer(),
    'a WebP': () => withMetadata().webp().toBuffer(),
    'an AVIF': () => withMetadata().avif({ effort: 0 }).toBuffer(),
    'a HEIC': async () => makeHeic({ width: 640, height: 320, exif: Buffer.from('Exif\0\0MM\0*TelltaleMake') }),
  }
  test.each(Object.entries(marked))('in %s is removed from every stored size', async (kind, make) => {
    const content = await make()
    // A PNG compresses its metadata, so the text cannot be found in its bytes.
    if (kind !== 'a PNG') expect(content.includes('TelltaleMake')).toBe(true)
    if (kind === 'a JPEG') expect((await sharp(content).metadata()).iptc).toBeDefined()
    for (const bytes of await store(content)) {
      expect(Buffer.from(bytes).includes('Telltale')).toBe(false)
      expect(await sharp(bytes).metadata()).not.toMatchObject({ hasProfile: true })
      const { exif, xmp, iptc, icc, comments } = await sharp(bytes).metadata()
      expect({ exif, xmp, iptc, icc, comments }).toEqual({})
      expect(chunksOf(bytes)).toEqual(['VP8 '])
    }
  })
})

describe('a photo is stored upright', () => {
  test('when the camera was held sideways', async () => {
    const half = plainPicture(64, 32).composite([
      { input: await plainPicture(32, 32).negate().png().toBuffer(), left: 32, top: 0 },
    ])
    const lying = await sharp(await half.png().toBuffer())
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const [bytes] = await store(lying)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 32, height: 64 })
    expect((await colourAt(bytes, 0.5, 0))[0]).toBeGreaterThan((await colourAt(bytes, 0.5, 1))[0] ?? 255)
  })

  test('when a HEIC has a rotation', async () => {
    const colour = (column: number) => (column < 2 ? ([81, 90, 240] as const) : ([145, 54, 34] as const))
    const [bytes] = await store(makeHeic({ width: 64, height: 32, colour, turns: 3 }))
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 32, height: 64 })
    expect((await colourAt(bytes, 0.5, 0.05))[0]).toBeGreaterThan(200)
    expect((await colourAt(bytes, 0.5, 0.95))[1]).toBeGreaterThan(200)
  })
})

test('the tiles of a HEIC are joined in the right places', async () => {
  const colour = (column: number) => (column < 2 ? ([81, 90, 240] as const) : ([145, 54, 34] as const))
  const [bytes] = await store(makeHeic({ width: 150, height: 90, tile: 64, colour }))
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 150, height: 90 })
  for (const [left, channel] of [
    [0.1, 0],
    [0.32, 1],
    [0.53, 0],
    [0.75, 1],
    [0.96, 0],
  ] as const)
    for (const top of [0.05, 0.5, 0.95]) expect((await colourAt(bytes, left, top))[channel]).toBeGreaterThan(200)
})

test.each(['JPEG', 'HEIC'])('the colours of a %s are converted from its colour profile', async (kind) => {
  const p3 = await plainPicture(32, 32).withIccProfile('p3').jpeg({ quality: 100 }).toBuffer()
  const { icc } = await sharp(p3).metadata()
  if (!icc) throw new Error('The picture has no profile.')
  // The same dull green with and without a P3 profile. The profile makes it a stronger green in sRGB.
  const heic = makeHeic({ width: 32, height: 32, icc, colour: () => [150, 100, 100] })
  const plainHeic = makeHeic({ width: 32, height: 32, colour: () => [150, 100, 100] })
  const [bytes] = await store(kind === 'HEIC' ? heic : p3)
  const [red = 0, green = 0, blue = 0] = await colourAt(bytes, 0.5, 0.5)
  if (kind === 'JPEG') {
    expect(Math.max(Math.abs(red - 170), Math.abs(green - 80), Math.abs(blue - 40))).toBeLessThan(6)
    return
  }
  const [withoutProfile] = await store(plainHeic)
  expect(await colourAt(withoutProfile, 0.5, 0.5)).not.toEqual([red, green, blue])
})
