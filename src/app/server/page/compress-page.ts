/** The page as gzip. The common beginning is compressed once, and only the rest for each page. */
import { constants, crc32, deflateRawSync } from 'node:zlib'

export type CompressedStart = { readonly deflated: Uint8Array; readonly crc: number; readonly length: number }

export function compressStart(text: string): CompressedStart {
  const bytes = Buffer.from(text)
  // Ends on a byte boundary without back references, so any end can follow.
  const deflated = deflateRawSync(bytes, { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  return { deflated, crc: crc32(bytes), length: bytes.length }
}

export function compressPage(beginning: CompressedStart, rest: string): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(rest)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(crc32(bytes, beginning.crc))
  trailer.writeUInt32LE(beginning.length + bytes.length, 4)
  return Buffer.concat([gzipHeader, beginning.deflated, deflateRawSync(bytes), trailer])
}

/** RFC 1952 header: deflate, no name, no time, unknown system. */
const gzipHeader = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255)
