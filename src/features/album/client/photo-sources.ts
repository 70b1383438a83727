import { sourceIn, sourcesIn } from '#platform/client/picture/picture-sources.ts'
import type { pictureWidths } from '#platform/shared/picture.ts'
import type { Photo } from '../contract.ts'

export { fullWidth } from '#platform/client/picture/picture-sources.ts'

/** Where a photo is, as wide as that or in full. */
export const sourceOf = (filename: string, width?: (typeof pictureWidths)[number]): string =>
  sourceIn('photos', filename, width)

/** The widths of a photo, for a browser to choose from. */
export const sourcesOf = (photo: Photo): string => sourcesIn('photos', photo)
