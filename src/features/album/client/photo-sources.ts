import { sourceIn, sourcesIn } from '#platform/client/picture/picture-sources.ts'
import type { pictureWidths } from '#platform/shared/picture.ts'
import type { Photo } from '../contract.ts'

export { fullWidth } from '#platform/client/picture/picture-sources.ts'

/** The address of a photo at a width, or in full. */
export const sourceOf = (filename: string, width?: (typeof pictureWidths)[number]): string =>
  sourceIn('photos', filename, width)

/** The `srcset` of a photo. */
export const sourcesOf = (photo: Photo): string => sourcesIn('photos', photo)
