import { lastNight } from '../backup/last-night.ts'
import { claimStore } from '../installation/store-mark.ts'
import type { Services } from '../services.ts'
import { selectFiles, verifyFiles } from './verify-files.ts'

/** Every stored file is read within this many nights. */
const nights = 28
const fewestPerNight = 100
const batchSize = 20
const mostFaulty = 1000

/** Once a night, reads a part of the stored files, and reads the files again that were missing or damaged. */
export async function verifyNightly(services: Services, now: Date, signal: AbortSignal): Promise<void> {
  const { db, log } = services
  const { files_read_at, files_read_up_to } = await db
    .selectFrom('installation')
    .select(['files_read_at', 'files_read_up_to'])
    .executeTakeFirstOrThrow()
  // Ignore a time in the future: it was written while the clock was ahead.
  const readAt = files_read_at && new Date(files_read_at)
  if (readAt && readAt >= lastNight(now) && readAt <= now) return
  // A store of another database is reported by the hourly job that removes files of deleted pictures.
  if (!(await claimStore(services))) return

  await verifyFiles(
    services,
    await db.selectFrom('picture_files').selectAll().where('fault', 'is not', null).limit(mostFaulty).execute(),
    signal,
  )
  // The last id is an upper limit of the number of files. Counting millions of rows would take seconds.
  const { last } = await db
    .selectFrom('picture_files')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  const save = (values: object) => db.updateTable('installation').set(values).execute()
  let after = files_read_up_to ?? 0
  for (let left = Math.max(fewestPerNight, Math.ceil((last ?? 0) / nights)); left > 0; ) {
    const wanted = Math.min(batchSize, left)
    const rows = await selectFiles(db, after, wanted).execute()
    const faulty = await verifyFiles(services, rows, signal)
    if (faulty.length > 0)
      log.warn(
        { files: faulty.map(({ name, fault }) => `${name} is ${fault}`) },
        'stored photos are missing or damaged',
      )
    const isLast = rows.length < wanted
    after = isLast ? 0 : (rows.at(-1)?.id ?? 0)
    await save({ files_read_up_to: isLast ? null : after })
    left = isLast ? 0 : left - rows.length
  }
  await save({ files_read_at: now.toISOString() })
}
