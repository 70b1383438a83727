import type { Exchange } from '#platform/server/http/exchange.ts'
import type { FileToSend } from '#platform/server/http/send-file.ts'
import type { PregnancyId } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import { listFiles } from '../queries.ts'

type Asked = { pregnancyId: PregnancyId; filename: string; width: number | undefined; isDownload: boolean }

/** A photo in the smallest size that is as wide as asked, or else as it is. */
export async function getPhoto({ db, files, log }: Pick<Exchange, 'db' | 'files' | 'log'>, asked: Asked) {
  const { pregnancyId, filename, width, isDownload } = asked
  const sizes = await listFiles(db, { pregnancyId, filename })
  const file = sizes.find((size) => width !== undefined && size.width >= width) ?? sizes.at(-1)
  if (!file) throw new AppError('not-found')
  if (!(await files.has(file.name))) {
    log.error({ photo: file.id }, 'the file of a photo is missing')
    throw new AppError('not-found')
  }
  return {
    type: 'image/webp',
    bytes: file.bytes,
    etag: file.checksum.slice(0, 32),
    immutable: true,
    ...(isDownload && { saveAs: `photo-${file.created_at.slice(0, 10)}-${file.id}.webp` }),
    open: (start, end) => files.open(file.name, start, end),
  } satisfies FileToSend
}
