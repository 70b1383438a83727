import { decodePicture } from './decode-picture.ts'
import { loadSharp } from './load-sharp.ts'
import type { Pixels } from './pixels.ts'

/** The sizes to make: these widths, unless the picture is narrower, and a full copy whose longer side is at most `fullSide`. */
export type Sizes = { readonly widths: readonly number[]; readonly fullSide: number }

/** A copy as a WebP: upright, in sRGB, and without metadata. */
export type Copy = { readonly width: number; readonly height: number; readonly bytes: Uint8Array }

/** Makes the copies, from the narrowest to the full one. The picture is decoded once, at the size of the largest copy. */
export async function copyPicture(path: string, { widths, fullSide }: Sizes): Promise<readonly Copy[]> {
  const pixels = await decodePicture(path, fullSide)
  const narrower = widths.filter((width) => width < pixels.info.width)
  return Promise.all([...narrower, pixels.info.width].map((width) => encode(pixels, { width })))
}

/** Up to this ratio of the sides, the decoded picture has enough pixels for a sharp square. */
const longest = 4

/** Cuts the most interesting part out of a picture, as a square with this side. */
export async function cutSquare(path: string, side: number): Promise<Copy> {
  const pixels = await decodePicture(path, side * longest)
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
