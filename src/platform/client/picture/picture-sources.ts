import { fullSide, type Picture, pictureWidths } from '../../shared/picture.ts'

/** Where the pictures of something are: `photos` of the album. */
type Folder = 'photos' | 'update-pictures' | 'wish-pictures'

/** The address of a picture in this width, or in full. */
export const sourceIn = (folder: Folder, filename: string, width?: (typeof pictureWidths)[number]): string =>
  `/api/${folder}/${encodeURIComponent(filename)}${width === undefined ? '' : `?w=${width}`}`

/** The widths of a picture, for a browser to choose from. */
export function sourcesIn(folder: Folder, picture: Picture): string {
  const full = fullWidth(picture)
  const smaller = pictureWidths.filter((width) => width < full)
  const sources = smaller.map((width) => `${sourceIn(folder, picture.filename, width)} ${width}w`)
  return [...sources, `${sourceIn(folder, picture.filename)} ${full}w`].join(', ')
}

/** How wide a picture is in full. */
export const fullWidth = ({ width, height }: Picture): number =>
  Math.round(width * Math.min(1, fullSide / Math.max(width, height)))
