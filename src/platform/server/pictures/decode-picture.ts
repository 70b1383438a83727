/** Decodes pictures that people sent or linked. It runs in an image worker, with limits on format, size and time. */
import type { Metadata } from 'sharp'
import { AppError } from '../../shared/errors.ts'
import { loadSharp } from './load-sharp.ts'
import { type Pixels, toPixels } from './pixels.ts'
import { readHeic } from './read-heic.ts'

/** The maximum number of pixels, because a small file can decode to more than fits in memory. */
const maxPixels = {
  /** For formats that are decoded row by row. */
  inRows: 50e6,
  /**
   * For formats that are decoded as a whole, at up to 10 bytes a pixel. Enough for the usual photos of iPhones. For
   * 16-bit colours, the limit is half as high.
   */
  asWhole: 25e6,
  /** For AVIF, which takes more than 20 bytes a pixel. */
  ofAvif: 12.5e6,
}
/** The maximum ratio of the sides. No panorama has a higher one, and at this ratio a picture is still visible on a screen. */
const maxRatio = 50
/** The maximum number of frames. Only the first is shown, and skipping many takes too long. */
const mostFrames = 1000
/** The time limit of sharp. It is below `timeoutMs`, after which the image worker pool kills the process. */
const mostSeconds = 8

/** Decodes a file and reduces it to a longer side of at most `side` pixels. Throws `too-large` or `not-a-picture`. */
export async function decodePicture(path: string, side: number): Promise<Pixels> {
  const sharp = await loadSharp()
  try {
    const picture = sharp(path, { limitInputPixels: maxPixels.inRows, failOn: 'error', autoOrient: true })
    const header = await picture.metadata()
    ensureFit(header)
    if (isHeic(header)) return await readHeic(path, side, header.icc)
    return await toPixels(picture.timeout({ seconds: mostSeconds }), side)
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('not-a-picture')
  }
}

function ensureFit(header: Metadata) {
  const { width, height, pages = 1 } = header
  if (width * height > mostOf(header)) throw new AppError(isHeic(header) ? 'too-large' : 'not-a-picture')
  if (Math.max(width, height) > maxRatio * Math.min(width, height)) throw new AppError('not-a-picture')
  if (pages > mostFrames) throw new AppError('not-a-picture')
}

/** The maximum number of pixels in this format. Progressive JPEG and interlaced PNG are decoded as a whole. */
function mostOf(header: Metadata): number {
  const { format, isProgressive, depth } = header
  const { inRows, asWhole, ofAvif } = maxPixels
  if (format === 'heif') return isHeic(header) ? asWhole : ofAvif
  if ((format === 'jpeg' || format === 'png') && !isProgressive) return inRows
  return depth === 'uchar' ? asWhole : asWhole / 2
}

const isHeic = ({ format, compression }: Metadata) => format === 'heif' && compression === 'hevc'
