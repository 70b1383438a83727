/** Every picture that somebody sends is decoded here: which kinds, how large, for how long and how many at once. */
import type { Sharp } from 'sharp'
import { AppError } from '../../shared/errors.ts'
import { createTurns } from '../turns.ts'

/** A small file can hold so many pixels that they fill the memory. */
const mostPixels = 50e6
/** AV1 is decoded as a whole, with some 20 bytes for each pixel. */
const mostPixelsOfAvif = 12.5e6
const mostSeconds = 10
const inTurn = createTurns({ atOnce: 2, longestQueue: 8, retryAfterSeconds: 5 })

/** A picture upright, ready to be worked on, and its size as it is seen. */
export type OpenPicture = { picture: Sharp; width: number; height: number }

/**
 * Decodes a file as what its content is; throws `not-a-picture` whatever is wrong with it, `too-busy` when too many wait.
 * What `use` throws counts as the picture's fault too, so it only works on the picture, and keeps nothing.
 */
export function withPicture<Result>(path: string, use: (opened: OpenPicture) => Promise<Result>): Promise<Result> {
  return inTurn(async () => {
    const sharp = await loadSharp()
    try {
      const picture = sharp(path, { limitInputPixels: mostPixels, failOn: 'error', autoOrient: true })
      const { format, autoOrient } = await picture.metadata()
      const { width, height } = autoOrient
      if (format === 'heif' && width * height > mostPixelsOfAvif) throw new AppError('not-a-picture')
      return await use({ picture: picture.timeout({ seconds: mostSeconds }), width, height })
    } catch {
      throw new AppError('not-a-picture')
    }
  })
}

let loaded: ReturnType<typeof prepareSharp> | undefined

/** With the first picture, not at every start. */
function loadSharp() {
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
