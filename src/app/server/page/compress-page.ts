/** Compresses pages with gzip. The common beginning is compressed once, and the rest of each page separately. */
import { constants, crc32, deflateRawSync } from 'node:zlib'

export type CompressedStart = {
  readonly deflated: Uint8Array
  readonly crc: number
  readonly length: number
  /** The last 32 KB of the start. The compressed rest may refer back to them. */
  readonly window: Uint8Array
}

export function compressStart(text: string): CompressedStart {
  const bytes = Buffer.from(text)
  // The sync flush ends on a byte boundary, so any rest can follow.
  const deflated = deflateRawSync(bytes, { level: 9, memLevel: 9, finishFlush: constants.Z_SYNC_FLUSH })
  return { deflated, crc: crc32(bytes), length: bytes.length, window: bytes.subarray(-32_768) }
}

/** Compresses the rest of a page with this beginning. Appends the gzip trailer, whose checksum covers the whole page. */
export function compressRest(beginning: CompressedStart, rest: string): Uint8Array {
  const bytes = Buffer.from(rest)
  const deflated = deflateRawSync(bytes, { level: 8, dictionary: beginning.window })
  // Copied, because zlib returns a part of a larger buffer, which would stay in memory.
  const compressed = new Uint8Array(deflated.length + 8)
  compressed.set(deflated)
  const trailer = new DataView(compressed.buffer, deflated.length)
  trailer.setUint32(0, crc32(bytes, beginning.crc), true)
  trailer.setUint32(4, beginning.length + bytes.length, true)
  return compressed
}

export const joinPage = ({ deflated }: CompressedStart, rest: Uint8Array): Uint8Array =>
  Buffer.concat([gzipHeader, deflated, rest])

/** RFC 1952 header: deflate, no name, no time, unknown operating system. */
const gzipHeader = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255)
