import { crc32, deflateSync } from 'node:zlib'
import { endWithParent } from './end-with-parent.ts'
import { decodeHeic } from './heic/decode-heic.ts'
import { loadSharp } from './load-sharp.ts'
import { type Pixels, toPixels } from './pixels.ts'

/** Decodes a HEIC file, reduces it to a longer side of at most `side` pixels, and converts it from its profile to sRGB. */
export async function readHeic(path: string, side: number, profile: Uint8Array | undefined): Promise<Pixels> {
  const sharp = await loadSharp()
  const decoded = await endWithParent(() => decodeHeic(path))
  const own = await toPixels(sharp(decoded.data, { raw: decoded.info }), side)
  if (!profile) return own
  // The pixels are in the camera's colours. When sharp reads a PNG with the colour profile, it converts the pixels to
  // sRGB.
  const png = await sharp(own.data, { raw: own.info }).png({ compressionLevel: 0 }).toBuffer()
  return toPixels(sharp(withProfile(png, profile)), side)
}

const headerBytes = 33

/** Inserts the colour profile into a PNG, after its header. */
function withProfile(png: Uint8Array, profile: Uint8Array): Uint8Array {
  const content = Buffer.concat([Buffer.from('iCCPown\0\0', 'latin1'), deflateSync(profile, { level: 1 })])
  const lengthAndChecksum = Buffer.alloc(8)
  lengthAndChecksum.writeUInt32BE(content.length - 4)
  lengthAndChecksum.writeUInt32BE(crc32(content), 4)
  return Buffer.concat([
    png.subarray(0, headerBytes),
    lengthAndChecksum.subarray(0, 4),
    content,
    lengthAndChecksum.subarray(4),
    png.subarray(headerBytes),
  ])
}
