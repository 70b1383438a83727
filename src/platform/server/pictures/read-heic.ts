import { crc32, deflateSync } from 'node:zlib'
import { decodeHeic } from './heic/decode-heic.ts'
import { loadSharp } from './load-sharp.ts'
import { type Points, pointsOf } from './points.ts'

/** The points of a HEIC with this colour profile, its longer side `side` at most. */
export async function readHeic(path: string, side: number, profile: Uint8Array | undefined): Promise<Points> {
  const sharp = await loadSharp()
  const decoded = await decodeHeic(path)
  const own = await pointsOf(sharp(decoded.data, { raw: decoded.info }), side)
  if (!profile) return own
  // In the camera's own colours: a PNG says so, and reading it makes them sRGB.
  const png = await sharp(own.data, { raw: own.info }).png({ compressionLevel: 0 }).toBuffer()
  return pointsOf(sharp(withProfile(png, profile)), side)
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
