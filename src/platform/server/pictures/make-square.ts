import { AppError } from '../../shared/errors.ts'
import { type OpenPicture, usualLimits, withPicture } from './open-picture.ts'

/** The part of a picture that draws the eye as a square WebP, without anything that the file said besides. */
export function makeSquare(path: string, side: number): Promise<Uint8Array> {
  return withPicture(path, (opened) =>
    withoutLongEnds(opened)
      .resize(side, side, { fit: 'cover', position: 'attention' })
      .webp({ quality: 82 })
      .toBuffer(),
  )
}

const longest = 4

/**
 * A strip of a single pixel’s width would be enlarged as a whole before it is cut: minutes, and all of the memory. So it
 * is cut at first, and for that decoded as a whole when it lies on its side.
 */
function withoutLongEnds({ picture, width, height }: OpenPicture) {
  const most = longest * Math.min(width, height)
  if (Math.max(width, height) <= most) return picture
  if (width * height > usualLimits.asWhole) throw new AppError('not-a-picture')
  const cut = { width: Math.min(width, most), height: Math.min(height, most) }
  const left = Math.floor((width - cut.width) / 2)
  const top = Math.floor((height - cut.height) / 2)
  return picture.extract({ left, top, ...cut })
}
