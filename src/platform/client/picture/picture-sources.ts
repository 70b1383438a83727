import { type Picture, pictureWidths } from '../../shared/picture.ts'

/** Returns the address of a picture by its filename. */
type AddressOfPicture = (filename: string) => string

/** The address of a picture in this width, or in full. */
export const sourceOf = (address: AddressOfPicture, filename: string, width?: (typeof pictureWidths)[number]): string =>
  address(filename) + (width === undefined ? '' : `?w=${width}`)

/** The `srcset` of a picture. */
export function sourcesOf(address: AddressOfPicture, picture: Picture): string {
  const smaller = pictureWidths.filter((width) => width < picture.width)
  const sources = smaller.map((width) => `${sourceOf(address, picture.filename, width)} ${width}w`)
  return [...sources, `${sourceOf(address, picture.filename)} ${picture.width}w`].join(', ')
}
