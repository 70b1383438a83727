import * as pictures from '#platform/client/picture/picture-sources.ts'
import { createAddresses } from '#platform/shared/address/address.ts'
import type { pictureWidths } from '#platform/shared/picture.ts'
import type { albumContract, Photo } from '../contract.ts'

const address = createAddresses<typeof albumContract>()
const photoAddress = (filename: string) => address('GET /api/photos/{filename}', { params: { filename } })

/** The address of a photo, scaled to a width or at full size. */
export const sourceOf = (filename: string, width?: (typeof pictureWidths)[number]): string =>
  isLocal(filename) ? filename : pictures.sourceOf(photoAddress, filename, width)

/** The `srcset` of a photo. */
export const sourcesOf = (photo: Photo): string =>
  isLocal(photo.filename) ? `${photo.filename} ${photo.width}w` : pictures.sourcesOf(photoAddress, photo)

/** Whether the photo exists only in this browser, because its upload is waiting for the network. */
const isLocal = (filename: string) => filename.startsWith('blob:')
