import type { Logger } from 'pino'
import { lastNight } from '../../backup/last-night.ts'
import type { Feature } from '../../feature/define-feature.ts'
import { findUnchecked } from '../../installation/check-copy-at-start.ts'
import { claimStore, pictureFolders, unknownFolder, unknownName } from '../../installation/store-mark.ts'
import type { Services } from '../../services.ts'
import { hasLostOwner } from '../../storage/owner.ts'
import type { FileStore } from '../../storage/store.ts'
import { removeDeleted, type Storage } from './delete-pictures.ts'
import { inBatches, isPictureName, listNamesWithRow } from './files-without-row.ts'
import { isJustStored } from './just-stored.ts'

const day = 86_400_000
/** The name of a partial file. If its process was killed, it stays, and no row names it. */
const unfinished = /^[a-z]+\/[\da-f]{2}\/[\da-f]{48}-\d+\.webp\.[\da-f-]+\.part$/

type SweepContext = Storage &
  Pick<Services, 'environment'> & {
    features: readonly Pick<Feature, 'pictureFolder' | 'tables'>[]
    log: Logger
  }

/** When this process last listed a store, and how many finished or abandoned files it found. */
const listings = new WeakMap<FileStore, { at: Date; count: number }>()

/**
 * Removes the files of deleted pictures, and partial files that nobody finishes. A whole file without a row is moved into the
 * folder `unknown`, and moved back when a row names it again. To find such files, all files are listed, which takes a minute
 * for each million. So a store with more than `mostHourly` files is listed only at the first run of a process, and then once
 * a night.
 */
export async function sweepPictures(context: SweepContext, now: Date, mostHourly = 10_000): Promise<void> {
  const { db, files, features, log } = context
  if (!(await claimStore(context)))
    return log.error('the photo store belongs to another database: its files are not changed')
  // In an unchecked copy, the rows may not match the files.
  if (await findUnchecked(context)) return
  const deleted = await db.selectFrom('deleted_files').select('name').execute()
  await removeDeleted(
    context,
    deleted.map(({ name }) => name),
  )
  const last = listings.get(files)
  if (last && last.count > mostHourly && last.at >= lastNight(now)) return
  const listing = { at: now, count: 0 }
  listings.set(files, listing)

  const hasNoWriter = ({ name, changedAt }: { name: string; changedAt: Date }) =>
    hasLostOwner(name) || (now.getTime() - changedAt.getTime() > day && !isJustStored(name))
  for (const folder of pictureFolders(features)) {
    // Any other file may still be written by a running request.
    for await (const batch of inBatches(files.list(folder), hasNoWriter)) {
      for (const name of batch.filter((name) => unfinished.test(name))) await files.remove(name)
      listing.count += batch.length
      const whole = batch.filter((name) => isPictureName(name))
      const named = await listNamesWithRow(db, whole)
      for (const name of whole) if (!named.has(name)) await files.move(name, unknownName(name))
    }
  }
  await countUnknown(context)
}

/**
 * Moves files out of the folder `unknown` if a row names them again, for example when the right database is back. Records how
 * many files stay there.
 */
async function countUnknown(context: SweepContext) {
  const { db, files, log } = context
  let unknown = 0
  for await (const batch of inBatches(files.list(unknownFolder))) {
    const names = batch.map((name) => name.slice(unknownFolder.length + 1))
    const named = await listNamesWithRow(db, names)
    for (const name of named) await files.move(unknownName(name), name)
    unknown += names.length - named.size
  }
  const before = await db.selectFrom('installation').select('unknown_files').executeTakeFirstOrThrow()
  if (before.unknown_files === unknown) return
  if (unknown > before.unknown_files) log.warn({ files: unknown }, 'files without a row are in the folder unknown')
  await db.updateTable('installation').set({ unknown_files: unknown }).execute()
}
