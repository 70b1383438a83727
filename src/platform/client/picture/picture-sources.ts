import { fullSide, type Picture, pictureWidths } from '../../shared/picture.ts'

/** Returns the address of a picture by its filename. */
type AddressOfPicture = (filename: string) => string

/** The address of a picture in this width, or in full. */
export const sourceOf = (address: AddressOfPicture, filename: string, width?: (typeof pictureWidths)[number]): string =>
  address(filename) + (width === undefined ? '' : `?w=${width}`)

/** The `srcset` of a picture. */
export function sourcesOf(address: AddressOfPicture, picture: Picture): string {
  const full = fullWidth(picture)
  const smaller = pictureWidths.filter((width) => width < full)
  const sources = smaller.map((width) => `${sourceOf(address, picture.filename, width)} ${width}w`)
  return [...sources, `${sourceOf(address, picture.filename)} ${full}w`].join(', ')
}

/** The width of a picture's full size. */
export const fullWidth = ({ width, height }: Picture): number =>
  Math.round(width * Math.min(1, fullSide / Math.max(width, height)))
