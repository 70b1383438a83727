/** Every picture that somebody sends is decoded here: which kinds, how large, for how long and how many at once. */
import type { Metadata, Sharp } from 'sharp'
import { AppError } from '../../shared/errors.ts'
import { createTurns } from '../turns.ts'

/** How many pixels a picture may have: a small file can hold so many that they fill the memory. */
type PixelLimits = {
  /** Of a kind that is decoded row by row. */
  readonly inRows: number
  /** Of a kind that is decoded as a whole, with up to 10 bytes for each pixel; half as many of 16 bits. */
  readonly asWhole: number
  /** Of AVIF, which takes more than 20 bytes for each. */
  readonly ofAvif: number
}

export const usualLimits: PixelLimits = { inRows: 50e6, asWhole: 8e6, ofAvif: 4e6 }
const mostSeconds = 10
const inTurn = createTurns({ atOnce: 1, longestQueue: 10, retryAfterSeconds: 5 })

/** A picture upright, ready to be worked on, and its size as it is seen. */
export type OpenPicture = { picture: Sharp; width: number; height: number }

/**
 * Decodes a file as what its content is; throws `not-a-picture` whatever is wrong with it, `too-busy` when too many wait.
 * What `use` throws counts as the picture's fault too, so it only works on the picture, and keeps nothing.
 */
export function withPicture<Result>(
  path: string,
  use: (opened: OpenPicture) => Promise<Result>,
  limits = usualLimits,
): Promise<Result> {
  return inTurn(async () => {
    const sharp = await loadSharp()
    try {
      const picture = sharp(path, { limitInputPixels: limits.inRows, failOn: 'error', autoOrient: true })
      const metadata = await picture.metadata()
      const { width, height } = metadata.autoOrient
      if (width * height > mostPixels(metadata, limits)) throw new AppError('not-a-picture')
      return await use({ picture: picture.timeout({ seconds: mostSeconds }), width, height })
    } catch {
      throw new AppError('not-a-picture')
    }
  })
}

/** A progressive JPEG and an interlaced PNG bring their first row last. */
function mostPixels({ format, isProgressive, depth }: Metadata, { inRows, asWhole, ofAvif }: PixelLimits): number {
  if (format === 'heif') return ofAvif
  if ((format === 'jpeg' || format === 'png') && !isProgressive) return inRows
  return depth === 'uchar' ? asWhole : asWhole / 2
}

let loaded: ReturnType<typeof prepareSharp> | undefined

/** sharp with nothing but the kinds of picture that are taken; loaded with the first picture, not at every start. */
export function loadSharp() {
  loaded ??= prepareSharp()
  return loaded
}

async function prepareSharp() {
  const { default: sharp } = await import('sharp')
  // It reads SVG, TIFF and files of its own kind too, and those can hold far more than a picture.
  const loaders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((kind) => `VipsForeignLoad${kind}`)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: loaders })
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
