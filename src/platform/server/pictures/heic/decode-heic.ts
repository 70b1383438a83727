/** HEVC is decoded by libheif in WebAssembly: sharp cannot, and only reads what the header says. */
import { readFile } from 'node:fs/promises'
import type { MainModule } from 'libheif-js/libheif-wasm/libheif.js'
import type { Points } from '../points.ts'

/** What the decoder may take, whatever the header said: a file can hold a larger picture than it tells. */
const mostBytes = 256 * 1024 * 1024
const page = 65_536

type Decoded = { channels: readonly { data: Uint8Array; stride: number; width: number; height: number }[] }

/** The points of a HEIC in its own colours, upright. They lie in the decoder's memory: a copy would be as large again. */
export async function decodeHeic(path: string): Promise<Points> {
  const heif = await startDecoder()
  const context = heif.heif_context_alloc()
  heif.heif_context_read_from_memory(context, await readFile(path))
  const picture = heif.heif_js_context_get_primary_image_handle(context)
  const { heif_colorspace_RGB: rgb } = heif.heif_colorspace
  const { heif_chroma_interleaved_RGB: interleaved } = heif.heif_chroma
  const decoded: Decoded = await heif.heif_js_decode_image2(picture, rgb, interleaved)
  const [points] = decoded.channels
  if (!points) throw new Error('A picture without points.')
  const { width, height } = points
  return { data: withoutPadding(points), info: { width, height, channels: 3 } }
}

/** A new decoder for each picture, so a broken one cannot affect the next. */
async function startDecoder() {
  limitMemory()
  // Its types look for it one level deeper than it is.
  const { default: start } = (await import('libheif-js/libheif-wasm/libheif.js')) as unknown as Program
  const wasmBinary = await readFile(new URL(import.meta.resolve('libheif-js/libheif-wasm/libheif.wasm')))
  return start({ wasmBinary })
}

type Program = { default: (options: { wasmBinary: Uint8Array }) => MainModule }

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

/** Rows begin at round addresses; they are moved together where they lie. */
function withoutPadding({ data, stride, width, height }: Decoded['channels'][number]): Uint8Array {
  const length = width * 3
  if (stride !== length)
    for (let row = 1; row < height; row += 1) data.copyWithin(row * length, row * stride, row * stride + length)
  return data.subarray(0, length * height)
}
