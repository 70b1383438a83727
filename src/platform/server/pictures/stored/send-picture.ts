import type { Selectable } from 'kysely'
import { AppError } from '../../../shared/errors.ts'
import type { Tables } from '../../database/tables.ts'
import type { Exchange } from '../../http/exchange.ts'
import type { FileToSend } from '../../http/send-file.ts'

/** A stored size of a picture, with the id and the time of the row that the picture belongs to. */
type Size = Pick<Selectable<Tables['picture_files']>, 'filename' | 'name' | 'width' | 'bytes' | 'checksum'> & {
  id: number
  created_at: string
}
type PictureRequest = {
  query: { w?: number | undefined; download?: '1' | undefined }
  /** The beginning of the file name for a download. The day and the id follow. */
  kind: string
}

/** Sends the smallest size with at least the requested width, or else the full size. `sizes` is sorted by width. */
export async function sendPicture(
  { files, log }: Pick<Exchange, 'files' | 'log'>,
  sizes: readonly Size[],
  { query: { w, download }, kind }: PictureRequest,
): Promise<FileToSend> {
  const file = sizes.find(({ width }) => w !== undefined && width >= w) ?? sizes.at(-1)
  if (!file) throw new AppError('not-found')
  if (!(await files.has(file.name))) {
    log.error({ [kind]: file.id }, 'the file of a picture is missing')
    throw new AppError('not-found')
  }
  return {
    type: 'image/webp',
    bytes: file.bytes,
    etag: file.checksum.slice(0, 32),
    immutable: true,
    ...(download && { saveAs: `${kind}-${file.created_at.slice(0, 10)}-${file.id}.webp` }),
    open: (start, end) => files.open(file.name, start, end),
  }
}
