/** Makes the copies of a picture that are kept. Runs in a process of its own: see workshop.ts. */
import { AppError } from '../../shared/errors.ts'
import { loadSharp, type usualLimits, withPicture } from './open-picture.ts'
import { type Points, pointsOf } from './points.ts'
import { readHeic } from './read-heic.ts'

/** Copies of these widths where the picture is wider, and one whose longer side is `fullSide` at most. */
export type Sizes = { readonly widths: readonly number[]; readonly fullSide: number }

/** A copy as a WebP, upright, in sRGB, with nothing in it but the picture. */
export type Copy = { readonly width: number; readonly height: number; readonly bytes: Uint8Array }

/** More than elsewhere: the process has its memory to itself, and gives it back. */
const limits: typeof usualLimits = { inRows: 50e6, asWhole: 25e6, ofAvif: 12.5e6 }
/** Longer than any panorama: a strip that would be shown as a line. */
const longestStrip = 50
/** Only the first frame is shown, and reading over so many takes long. */
const mostFrames = 1000

/** The copies from the narrowest to the full one; throws `not-a-picture` or `too-large`. */
export async function copyPicture(path: string, sizes: Sizes): Promise<readonly Copy[]> {
  const points = (await readHeic(path, sizes.fullSide)) ?? (await readPoints(path, sizes.fullSide))
  const narrower = sizes.widths.filter((width) => width < points.info.width)
  return Promise.all([...narrower.map((width) => encode(points, width)), encode(points, points.info.width)])
}

/** Decoded once, already as small as the largest copy: every copy is then made of that. */
const readPoints = (path: string, side: number): Promise<Points> =>
  withPicture(
    path,
    async ({ picture, width, height }) => {
      if (Math.max(width, height) > longestStrip * Math.min(width, height)) throw new AppError('not-a-picture')
      const { pages = 1 } = await picture.metadata()
      if (pages > mostFrames) throw new AppError('not-a-picture')
      return pointsOf(picture, side)
    },
    limits,
  )

async function encode({ data, info }: Points, width: number): Promise<Copy> {
  const sharp = await loadSharp()
  const picture = sharp(data, { raw: info })
  const resized = width < info.width ? picture.resize({ width }) : picture
  const made = await resized.webp({ quality: 82 }).toBuffer({ resolveWithObject: true })
  return { width: made.info.width, height: made.info.height, bytes: made.data }
}
