import type { Photo } from '../contract.ts'
import { fullSide, photoWidths } from '../rules.ts'

/** Where a photo is, as wide as that or in full. */
export const sourceOf = (filename: string, width?: (typeof photoWidths)[number]): string =>
  `/api/photos/${encodeURIComponent(filename)}${width === undefined ? '' : `?w=${width}`}`

/** The widths of a photo, for a browser to choose from. */
export function sourcesOf(photo: Photo): string {
  const full = fullWidth(photo)
  const smaller = photoWidths.filter((width) => width < full)
  const sources = smaller.map((width) => `${sourceOf(photo.filename, width)} ${width}w`)
  return [...sources, `${sourceOf(photo.filename)} ${full}w`].join(', ')
}

/** How wide a photo is in full. */
export const fullWidth = ({ width, height }: Photo): number =>
  Math.round(width * Math.min(1, fullSide / Math.max(width, height)))
