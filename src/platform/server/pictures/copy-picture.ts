import { decodePicture } from './decode-picture.ts'
import { loadSharp } from './load-sharp.ts'
import type { Pixels } from './pixels.ts'

/**
 * The sizes of the copies. The longer side of the full copy has at most `fullSide` pixels. There is also a copy of each of the
 * `widths` that is narrower than the full copy.
 */
export type Sizes = { readonly widths: readonly number[]; readonly fullSide: number }

/** A copy in the WebP format: upright, in sRGB, and without metadata. */
export type Copy = { readonly width: number; readonly height: number; readonly bytes: Uint8Array }

/**
 * Makes the copies, from the narrowest to the full copy. The picture is decoded once, at the size of the largest
 * copy.
 */
export async function copyPicture(path: string, { widths, fullSide }: Sizes): Promise<readonly Copy[]> {
  const pixels = await decodePicture(path, fullSide)
  const narrower = widths.filter((width) => width < pixels.info.width)
  return Promise.all([...narrower, pixels.info.width].map((width) => encode(pixels, { width })))
}

/** Up to this ratio of the longer side to the shorter one, the decoded picture has enough pixels for a sharp square. */
const sharpRatio = 4

/** Cuts the most interesting part out of a picture, as a square of `side` by `side` pixels. */
export async function cutSquare(path: string, side: number): Promise<Copy> {
  const pixels = await decodePicture(path, side * sharpRatio)
  return encode(pixels, { width: side, height: side, position: 'attention' })
}

async function encode(
  { data, info }: Pixels,
  size: { width: number; height?: number; position?: string },
): Promise<Copy> {
  const sharp = await loadSharp()
  const made = await sharp(data, { raw: info }).resize(size).webp({ quality: 82 }).toBuffer({ resolveWithObject: true })
  return { width: made.info.width, height: made.info.height, bytes: made.data }
}
