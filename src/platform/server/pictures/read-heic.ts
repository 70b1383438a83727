/** Pictures of iPhones: sharp reads what their header says, and a decoder in WebAssembly the picture itself. */
import { readFile } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'
import { AppError } from '../../shared/errors.ts'
import { loadSharp } from './open-picture.ts'
import { type Points, pointsOf } from './points.ts'

/** Decoded as a whole, several times over: an iPhone's usual 24 million fit. */
const mostPixels = 25e6
/** What the decoder may take, whatever the header said: a file can hold a larger picture than it tells. */
const mostBytes = 320 * 1024 * 1024
const page = 65_536

/** The points of a HEIC, its longer side `side` at most; null for a file of another kind. */
export async function readHeic(path: string, side: number): Promise<Points | null> {
  const sharp = await loadSharp()
  const header = await sharp(path)
    .metadata()
    .catch(() => null)
  if (header?.format !== 'heif' || header.compression !== 'hevc') return null
  if (header.width * header.height > mostPixels) throw new AppError('too-large')

  try {
    const { width, height, data } = await decode(path)
    const decoded = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
    if (!header.icc) return await pointsOf(decoded, side)
    // In the camera's own colours: a PNG says so, and reading it makes them sRGB.
    const own = await pointsOf(decoded, side)
    const png = await sharp(own.data, { raw: own.info }).png({ compressionLevel: 0 }).toBuffer()
    return await pointsOf(sharp(withProfile(png, header.icc)), side)
  } catch {
    throw new AppError('not-a-picture')
  }
}

/** With the first such picture, not with every process. */
async function decode(path: string) {
  limitMemory()
  const { default: decodeHeic } = await import('heic-decode')
  return decodeHeic({ buffer: await readFile(path) })
}

type Memory = { readonly buffer: ArrayBuffer; grow(this: Memory, pages: number): number }

let isLimited = false

/** The decoder asks for memory as it goes; what it does not get is an error of the picture. */
function limitMemory() {
  if (isLimited) return
  isLimited = true
  // Node has it, but only the types of a browser tell of it.
  const { WebAssembly } = globalThis as unknown as { WebAssembly: { Memory: { prototype: Memory } } }
  const { prototype } = WebAssembly.Memory
  const { grow } = prototype
  prototype.grow = function growWithin(pages) {
    if (this.buffer.byteLength + pages * page > mostBytes) throw new RangeError('The picture needs too much memory.')
    return grow.call(this, pages)
  }
}

const headerBytes = 33

/** The PNG with the colour profile in it, right after its header. */
function withProfile(png: Uint8Array, profile: Uint8Array): Uint8Array {
  const content = Buffer.concat([Buffer.from('iCCPown\0\0', 'latin1'), deflateSync(profile, { level: 1 })])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length - 4)
  frame.writeUInt32BE(crc32(content), 4)
  return Buffer.concat([
    png.subarray(0, headerBytes),
    frame.subarray(0, 4),
    content,
    frame.subarray(4),
    png.subarray(headerBytes),
  ])
}
