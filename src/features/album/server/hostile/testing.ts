/** Generates malicious and broken files and upload forms, the same in each run. */
import { makeHeic } from '#platform/server/pictures/heic/testing.ts'
import { png } from '#platform/server/pictures/testing.ts'
import { type Bytes, noisyPicture, plainPicture } from '../photos/testing.ts'

export type HostileFile = { what: string; content: Bytes; name?: string; type?: string }

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"><script>alert(1)</script></svg>'
const pdf = '%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\ntrailer<<>>\n%%EOF'
const bytes = (hex: string, length = 200) => Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(length)])

/** Files in no format that photos may have. `listHostileFiles` gives them the names and types of photos. */
const pretenders: Readonly<Record<string, () => Bytes | Promise<Bytes>>> = {
  'an SVG': () => svg,
  'an SVG behind an XML declaration': () =>
    `<?xml version="1.0"?>\n<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}`,
  'an HTML page': () => '<!doctype html><script>alert(document.cookie)</script>',
  'an XML file': () => '<?xml version="1.0"?><x:xmpmeta xmlns:x="adobe:ns:meta/"/>',
  'a PDF': () => pdf,
  'a Flash film': () => bytes('46575306'),
  'a TIFF': () => plainPicture().tiff().toBuffer(),
  'a picture in libvips’ own format': () => bytes('b6a6f208'),
  'a PPM': () => 'P3\n1 1\n255\n9 9 9',
  'a ZIP': () => bytes('504b0304'),
  'a program': () => bytes('7f454c46020101'),
  'a program for Windows': () => bytes('4d5a90000300'),
  'a BMP': () => bytes('424d46000000000000003600000028000000'),
  'an icon': () => bytes('00000100010010100000'),
  'a video': () => Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'), Buffer.alloc(500)]),
  'a JPEG XL': () => bytes('ff0a'),
  'a JPEG 2000': () => bytes('0000000c6a5020200d0a870a'),
  'a script that begins like a GIF': () => 'GIF89a/*\0\0\0\0*/=1;alert(1)//',
  'a page that begins like a JPEG': () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(`<html>${svg}`)]),
  'a page that begins like a PNG': () =>
    Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('<script>1</script>')]),
  'a page that begins like a WebP': () => 'RIFF\x40\0\0\0WEBPVP8 <script>alert(1)</script>'.padEnd(72, ' '),
  'an SVG that begins like an AVIF': () => `\0\0\0\x1cftypavif\0\0\0\0avifmif1${svg}`,
  'an SVG that begins like a HEIC': () => `\0\0\0\x18ftypheic\0\0\0\0mif1heic${svg}`,
  nothing: () => '',
  'a single byte': () => bytes('ff'),
  zeros: () => Buffer.alloc(5000),
}

const disguises: readonly [string, string][] = [
  ['scan.jpg', 'image/jpeg'],
  ['scan.png', 'image/png'],
  ['scan.heic', 'image/heic'],
]

const names = [
  '../../x.jpg',
  '..\\..\\x.jpg',
  '/etc/passwd',
  'C:\\x.jpg',
  'a\0.jpg',
  `${'a'.repeat(4096)}.jpg`,
  '\u202egpj.exe',
  '.htaccess',
  'x.jpg\r\nX-Evil: 1',
  'CON',
  '...',
  ' ',
  '%2e%2e%2fx',
  'x.php.jpg',
  '"><script>alert(1)</script>.jpg',
]

/** An intact picture of each format. `listHostileFiles` truncates it at each of the `cuts`. */
const whole: Readonly<Record<string, () => Promise<Uint8Array>>> = {
  'a JPEG': () => noisyPicture().jpeg().toBuffer(),
  'a progressive JPEG': () => noisyPicture().jpeg({ progressive: true }).toBuffer(),
  'a PNG': () => noisyPicture().png().toBuffer(),
  'a WebP': () => noisyPicture().webp().toBuffer(),
  'a lossless WebP': () => noisyPicture().webp({ lossless: true }).toBuffer(),
  'an AVIF': () => noisyPicture().avif({ effort: 0 }).toBuffer(),
  'a HEIC': async () => makeHeic({ width: 160, height: 160 }),
}
const cuts = [0.02, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.95]

const bombs: Readonly<Record<string, () => Bytes | Promise<Bytes>>> = {
  'a PNG of 196 megapixels': () => png(14_000, 14_000, 14_000),
  'a PNG that claims the largest possible size': () => png(2 ** 31 - 1, 2 ** 31 - 1, 0),
  'a PNG without pixels': () => png(0, 0, 0),
  'a PNG without height': () => png(100, 0, 0),
  'a strip one pixel wide': () => plainPicture(1, 60_000).png().toBuffer(),
  'a strip one pixel high': () => plainPicture(60_000, 1).png().toBuffer(),
  'a JPEG that claims 65,535 by 65,535': async () => claimJpeg(await noisyPicture().jpeg().toBuffer(), 65_535),
  'a WebP of 16,383 by 16,383': () => webpHeader(16_383),
  'an AVIF that claims 60,000 by 60,000': async () =>
    claimBox(await noisyPicture().avif({ effort: 0 }).toBuffer(), 60_000),
  'an AVIF of 16 megapixels': () => plainPicture(4000, 4000).avif({ effort: 0 }).toBuffer(),
  'a HEIC that claims 60,000 by 60,000': () =>
    makeHeic({ width: 64, height: 64, claimed: { width: 60_000, height: 60_000 } }),
  'a HEIC that claims 26 megapixels': () => makeHeic({ width: 64, height: 64, claimed: { width: 5200, height: 5000 } }),
  'a HEIC of 48 megapixels that claims 640 by 480': () =>
    makeHeic({ width: 8064, height: 6048, tile: 512, claimed: { width: 640, height: 480 } }),
  'a HEIC of 640 by 480 that claims 24 megapixels': () =>
    makeHeic({ width: 640, height: 480, claimed: { width: 5712, height: 4288 } }),
  'a GIF of 10,000 frames': () => gif(10_000, 1, 1),
}

/** Files that the server must refuse as photos. */
export async function listHostileFiles(): Promise<HostileFile[]> {
  const files: HostileFile[] = []
  for (const [what, make] of Object.entries(pretenders))
    for (const [name, type] of disguises) files.push({ what, content: await make(), name, type })
  for (const name of names) files.push({ what: `an SVG called ${name.slice(0, 20)}`, content: svg, name })
  for (const [kind, make] of Object.entries(whole)) {
    const content = await make()
    for (const cut of cuts)
      files.push({
        what: `the first ${cut} of ${kind}`,
        content: content.subarray(0, Math.floor(content.length * cut)),
      })
  }
  const intact = await noisyPicture().png().toBuffer()
  for (let seed = 1; seed <= 30; seed += 1)
    files.push({ what: `a PNG with flipped bits, seed ${seed}`, content: flip(intact, seed, 60) })
  for (const [what, make] of Object.entries(bombs)) files.push({ what, content: await make() })
  return files
}

/** Returns a copy of the bytes with some bits flipped at or after the offset `after`. The same seed flips the same bits. */
export function flip(content: Uint8Array, seed: number, after: number, times = 8): Uint8Array {
  const flipped = Uint8Array.from(content)
  let state = seed
  for (let time = 0; time < times; time += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    const at = after + (state % (content.length - after - 12))
    // The highest bits of the state are the most random ones.
    flipped[at] = (flipped[at] ?? 0) ^ (1 << (state >>> 28))
  }
  return flipped
}

function claimJpeg(jpeg: Buffer, side: number): Buffer {
  const at = jpeg.indexOf(Buffer.from('ffc0', 'hex'))
  jpeg.writeUInt16BE(side, at + 5)
  jpeg.writeUInt16BE(side, at + 7)
  return jpeg
}

function claimBox(avif: Buffer, side: number): Buffer {
  const at = avif.indexOf('ispe')
  avif.writeUInt32BE(side, at + 8)
  avif.writeUInt32BE(side, at + 12)
  return avif
}

function webpHeader(side: number): Buffer {
  const header = Buffer.from('524946460000000057454250565038580a00000000000000', 'hex')
  const sides = Buffer.alloc(6)
  sides.writeUIntLE(side - 1, 0, 3)
  sides.writeUIntLE(side - 1, 3, 3)
  const file = Buffer.concat([header, sides, Buffer.from('VP8L\x05\0\0\0\x2f\xff\xff\xff\x0f\0', 'latin1')])
  file.writeUInt32LE(file.length - 8, 4)
  return file
}

function gif(frames: number, width: number, height: number): Buffer {
  const head = Buffer.from('47494638396100000000800000', 'hex')
  head.writeUInt16LE(width, 6)
  head.writeUInt16LE(height, 8)
  const palette = Buffer.from('000000ffffff', 'hex')
  const frame = Buffer.from('21f904000a0000002c0000000001000100000202440100', 'hex')
  return Buffer.concat([head, palette, ...Array(frames).fill(frame), Buffer.from(';')])
}

const boundary = 'b0undary'
const partOf = (headers: string, content = 'x') => `--${boundary}\r\n${headers}\r\n\r\n${content}\r\n`
const photo = 'Content-Disposition: form-data; name="photo"; filename="a.jpg"\r\nContent-Type: image/jpeg'
const field = (name: string) => `Content-Disposition: form-data; name="${name}"`
const form = `multipart/form-data; boundary=${boundary}`
const end = `--${boundary}--\r\n`

/** Request bodies that are not valid upload forms, each with its content type. */
export const brokenForms: readonly (readonly [what: string, type: string, body: string])[] = [
  ['no boundary', 'multipart/form-data', partOf(photo) + end],
  ['an empty boundary', 'multipart/form-data; boundary=', partOf(photo) + end],
  ['a wrong boundary', 'multipart/form-data; boundary=other', partOf(photo) + end],
  ['no last boundary', form, partOf(photo)],
  ['an empty body', form, ''],
  ['only the last boundary', form, end],
  ['a part without a name', form, partOf('Content-Disposition: form-data') + end],
  ['an empty name', form, partOf(field('')) + end],
  ['a photo sent as a text field', form, partOf(field('photo')) + end],
  ['two photos', form, partOf(photo) + partOf(photo) + end],
  ['a file field with another name', form, partOf(photo.replace('photo', 'other')) + end],
  ['a field twice', form, partOf(field('week'), '8') + partOf(field('week'), '9') + partOf(photo) + end],
  ['a field called __proto__', form, partOf(field('__proto__')) + partOf(photo) + end],
  ['10,000 fields', form, Array.from({ length: 10_000 }, (_, at) => partOf(field(`f${at}`))).join('') + end],
  ['a header of a megabyte', form, partOf(`${photo}\r\nX-A: ${'a'.repeat(2 ** 20)}`) + end],
  ['a caption of a megabyte', form, partOf(field('caption'), 'a'.repeat(2 ** 20)) + partOf(photo) + end],
  [
    'a form in a form',
    form,
    partOf('Content-Type: multipart/mixed; boundary=inner', '--inner\r\n\r\nx\r\n--inner--') + end,
  ],
  ['a header without an end', form, `--${boundary}\r\n${photo}`],
  ['JSON with the content type of a form', form, '{"photo":"x"}'],
  ['a form with the content type of JSON', 'application/json', partOf(photo) + end],
]
