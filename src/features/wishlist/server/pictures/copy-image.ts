import type { Tx } from '#platform/server/database/database.ts'
import { insertFiles, type StoredPicture } from '#platform/server/pictures/stored/store-picture.ts'
import type { WishRow } from '../queries.ts'

type Image = Pick<WishRow, 'image_url' | 'image_filename' | 'image_width' | 'image_height'>

/** Returns the columns for a link and its copied picture, and inserts the rows of the picture's files. */
export async function writeImage(
  tx: Tx,
  pregnancyId: number,
  link: string | null,
  copy: StoredPicture | null,
): Promise<Image> {
  if (copy) await insertFiles(tx, pregnancyId, copy)
  return {
    image_url: link,
    image_filename: copy?.filename ?? null,
    image_width: copy?.width ?? null,
    image_height: copy?.height ?? null,
  }
}
