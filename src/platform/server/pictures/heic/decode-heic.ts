/** Decodes HEIC files with libheif in WebAssembly, because sharp can read only their headers. */
import { readFile } from 'node:fs/promises'
import type { MainModule } from 'libheif-js/libheif-wasm/libheif.js'
import type { Pixels } from '../pixels.ts'

/** The decoder's memory limit. It is needed because a file can contain a larger picture than its header says. */
const mostBytes = 256 * 1024 * 1024
const wasmPageBytes = 65_536

type Decoded = { channels: readonly { data: Uint8Array; stride: number; width: number; height: number }[] }

/** The pixels of a HEIC, upright and in its own colour space. To save memory, they stay in the memory of the decoder. */
export async function decodeHeic(path: string): Promise<Pixels> {
  const heif = await startDecoder()
  const context = heif.heif_context_alloc()
  heif.heif_context_read_from_memory(context, await readFile(path))
  const picture = heif.heif_js_context_get_primary_image_handle(context)
  const { heif_colorspace_RGB: rgb } = heif.heif_colorspace
  const { heif_chroma_interleaved_RGB: interleaved } = heif.heif_chroma
  const decoded: Decoded = await heif.heif_js_decode_image2(picture, rgb, interleaved)
  const [pixels] = decoded.channels
  if (!pixels) throw new Error('The decoder returned no pixels.')
  const { width, height } = pixels
  return { data: withoutPadding(pixels), info: { width, height, channels: 3 } }
}

/** Starts a new decoder for each picture, so a broken picture cannot affect the next one. */
async function startDecoder() {
  limitMemory()
  // In the package's types, the module is one level deeper than it really is.
  const { default: start } = (await import('libheif-js/libheif-wasm/libheif.js')) as unknown as Program
  const wasmBinary = await readFile(new URL(import.meta.resolve('libheif-js/libheif-wasm/libheif.wasm')))
  return start({ wasmBinary })
}

type Program = { default: (options: { wasmBinary: Uint8Array }) => MainModule }

type Memory = { readonly buffer: ArrayBuffer; grow(this: Memory, pages: number): number }

let isLimited = false

/** Limits the memory that the decoder can request. Above the limit, decoding fails. */
function limitMemory() {
  if (isLimited) return
  isLimited = true
  // Node has WebAssembly, but only the browser's types declare it.
  const { WebAssembly } = globalThis as unknown as { WebAssembly: { Memory: { prototype: Memory } } }
  const { prototype } = WebAssembly.Memory
  const { grow } = prototype
  prototype.grow = function growWithin(pages) {
    if (this.buffer.byteLength + pages * wasmPageBytes > mostBytes)
      throw new RangeError('The picture needs too much memory.')
    return grow.call(this, pages)
  }
}

/** Removes the padding between rows, in place. */
function withoutPadding({ data, stride, width, height }: Decoded['channels'][number]): Uint8Array {
  const length = width * 3
  if (stride !== length)
    for (let row = 1; row < height; row += 1) data.copyWithin(row * length, row * stride, row * stride + length)
  return data.subarray(0, length * height)
}
