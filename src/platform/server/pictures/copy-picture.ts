import { decodePicture } from './decode-picture.ts'
import { loadSharp } from './load-sharp.ts'
import type { Points } from './points.ts'

/** Copies of these widths where the picture is wider, and one whose longer side is `fullSide` at most. */
export type Sizes = { readonly widths: readonly number[]; readonly fullSide: number }

/** A copy as a WebP, upright, in sRGB, with nothing in it but the picture. */
export type Copy = { readonly width: number; readonly height: number; readonly bytes: Uint8Array }

/** The copies from the narrowest to the full one: decoded once, already as small as the largest. */
export async function copyPicture(path: string, { widths, fullSide }: Sizes): Promise<readonly Copy[]> {
  const points = await decodePicture(path, fullSide)
  const narrower = widths.filter((width) => width < points.info.width)
  return Promise.all([...narrower, points.info.width].map((width) => encode(points, { width })))
}

/** With sides up to this ratio there are enough pixels for a sharp square. */
const longest = 4

/** The most interesting part of a picture, as a square with this side. */
export async function cutSquare(path: string, side: number): Promise<Copy> {
  const points = await decodePicture(path, side * longest)
  return encode(points, { width: side, height: side, position: 'attention' })
}

async function encode(
  { data, info }: Points,
  size: { width: number; height?: number; position?: string },
): Promise<Copy> {
  const sharp = await loadSharp()
  const made = await sharp(data, { raw: info }).resize(size).webp({ quality: 82 }).toBuffer({ resolveWithObject: true })
  return { width: made.info.width, height: made.info.height, bytes: made.data }
}
