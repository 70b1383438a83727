import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Exchange } from '#platform/server/http/exchange.ts'
import type { FileToSend } from '#platform/server/http/send-file.ts'
import type { PregnancyId } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import { dayInZone } from '#platform/shared/time/calendar.ts'
import { findFinishedExport } from '../queries.ts'
import { exportsFolder } from './exports-folder.ts'

/** Sends a finished export of the journey, as a stream. */
export async function sendExport(
  { db, environment, log }: Pick<Exchange, 'db' | 'environment' | 'log'>,
  pregnancyId: PregnancyId,
  id: number,
): Promise<FileToSend> {
  const ready = await findFinishedExport(db, pregnancyId, id)
  if (!ready?.file) throw new AppError('not-found')
  const path = join(exportsFolder(environment), ready.file)
  const found = await stat(path).catch(() => null)
  if (!found) {
    log.error({ export: id }, 'the file of an export is missing')
    throw new AppError('not-found')
  }
  const { baby_name, time_zone, requested_at } = ready
  return {
    type: 'application/zip',
    bytes: found.size,
    etag: String(id),
    immutable: false,
    saveAs: `Nestling ${baby_name} ${dayInZone(new Date(requested_at), time_zone)}.zip`,
    open: (start, end) => createReadStream(path, { start, end }),
  }
}
