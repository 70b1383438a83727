/** Decodes every picture that is sent, in its own process, with limits on kind, size and time. */
import type { Metadata } from 'sharp'
import { AppError } from '../../shared/errors.ts'
import { loadSharp } from './load-sharp.ts'
import { type Points, pointsOf } from './points.ts'
import { readHeic } from './read-heic.ts'

/** How many points a picture may have: a small file can hold so many that they fill the memory. */
const mostPoints = {
  /** Of a kind that is decoded row by row. */
  inRows: 50e6,
  /** Of a kind that is decoded as a whole, with up to 10 bytes for each; half as many of 16 bits. An iPhone’s 24 million fit. */
  asWhole: 25e6,
  /** Of AVIF, which takes more than 20 bytes for each. */
  ofAvif: 12.5e6,
}
/** Longer than any panorama: a strip that would be shown as a line. */
const longestStrip = 50
/** Only the first frame is shown, and reading over so many takes long. */
const mostFrames = 1000
/** Sooner than the image worker pool ends the whole process. */
const mostSeconds = 8

/** A file as what its content is, its longer side `side` at most; throws `too-large`, or `not-a-picture` whatever is wrong. */
export async function decodePicture(path: string, side: number): Promise<Points> {
  const sharp = await loadSharp()
  try {
    const picture = sharp(path, { limitInputPixels: mostPoints.inRows, failOn: 'error', autoOrient: true })
    const header = await picture.metadata()
    ensureFit(header)
    if (isHeic(header)) return await readHeic(path, side, header.icc)
    return await pointsOf(picture.timeout({ seconds: mostSeconds }), side)
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('not-a-picture')
  }
}

function ensureFit(header: Metadata) {
  const { width, height, pages = 1 } = header
  if (width * height > mostOf(header)) throw new AppError(isHeic(header) ? 'too-large' : 'not-a-picture')
  if (Math.max(width, height) > longestStrip * Math.min(width, height)) throw new AppError('not-a-picture')
  if (pages > mostFrames) throw new AppError('not-a-picture')
}

/** A progressive JPEG and an interlaced PNG bring their first row last. */
function mostOf(header: Metadata): number {
  const { format, isProgressive, depth } = header
  const { inRows, asWhole, ofAvif } = mostPoints
  if (format === 'heif') return isHeic(header) ? asWhole : ofAvif
  if ((format === 'jpeg' || format === 'png') && !isProgressive) return inRows
  return depth === 'uchar' ? asWhole : asWhole / 2
}

const isHeic = ({ format, compression }: Metadata) => format === 'heif' && compression === 'hevc'
