/** Copies the photos of a backup into the folder `objects`: new photos, and those whose copy there is damaged. */
import type { PictureFile, PictureTable } from '../../database/snapshot/picture-table.ts'
import { unknownFolder } from '../../installation/store-mark.ts'
import { ensureFreeSpace } from '../../storage/free-space.ts'
import type { FileStore } from '../../storage/store.ts'
import { isIntact, renewObject, setAside, storeObject } from './objects.ts'

/** To find damage, each backup reads one part of the older objects again. So 28 backups read all of them. */
export const parts = 28
/** At most this many names of missing or damaged photos are returned. */
const mostNamed = 1000

type PhotoTask = {
  readonly folder: string
  readonly table: PictureTable
  readonly store: FileStore
  readonly part: number
  readonly now: Date
  readonly signal?: AbortSignal | undefined
}
export type PhotoCounts = {
  readonly photos: number
  readonly photoBytes: number
  readonly missing: number
  readonly damaged: number
  /** The names of missing or damaged photos, at most 1000. */
  readonly incomplete: readonly string[]
}

/** Copies the photos. Throws `storage-full` before it copies anything if there is not enough room. */
export async function storePhotos(task: PhotoTask): Promise<PhotoCounts> {
  await ensureFreeSpace(task.folder, await markHeld(task))
  await copyPhotos(task)
  await storeUnknown(task)
  return sumUp(task.table)
}

/** Marks in the table which photos the folder already holds. Returns the total size of the others. */
async function markHeld({ folder, table, now, signal }: PhotoTask): Promise<number> {
  let bytes = 0
  let last = ''
  for await (const page of table.list()) {
    signal?.throwIfAborted()
    const contents = page.filter(({ checksum }, at) => checksum !== (page[at - 1]?.checksum ?? last))
    last = page.at(-1)?.checksum ?? last
    const found = await Promise.all(
      contents.map((it) => renewObject(folder, { sha256: it.checksum, bytes: it.bytes }, now)),
    )
    for (const [at, it] of contents.entries()) {
      if (found[at]) table.hold(it.checksum)
      else bytes += it.bytes
    }
  }
  return bytes
}

/** Copies each photo that the folder does not hold intact, and notes in the table which are missing or damaged in the store. */
async function copyPhotos({ folder, table, store, part, signal }: PhotoTask) {
  /** The checksum of the last photo whose object is intact. Photos with the same checksum come one after another. */
  let intact = ''
  for await (const page of table.list())
    for (const photo of page) {
      signal?.throwIfAborted()
      const { checksum, flaw, isHeld } = photo
      if (flaw !== null || checksum === intact) continue
      const isDue = isHeld && partOf(checksum) === part
      if (isHeld && (!isDue || (await isIntact(folder, checksum)))) {
        intact = checksum
        continue
      }
      const found = await copyPhoto({ folder, store }, photo)
      if (found?.sha256 === checksum) {
        intact = checksum
        continue
      }
      if (isHeld) await setAside(folder, checksum)
      table.replace(
        photo,
        found ? { checksum: found.sha256, bytes: found.bytes, flaw: 'damaged' } : { ...photo, flaw: 'missing' },
      )
    }
}

const partOf = (checksum: string): number => Number.parseInt(checksum.slice(0, 4), 16) % parts

const copyPhoto = async ({ folder, store }: Pick<PhotoTask, 'folder' | 'store'>, { name, bytes }: PictureFile) =>
  (await store.has(name)) ? storeObject(folder, store.open(name, 0, bytes - 1)) : null

/** Adds the files in the store's folder `unknown`, which have no row. */
async function storeUnknown({ folder, table, store, signal }: PhotoTask) {
  for await (const { name } of store.list(unknownFolder)) {
    signal?.throwIfAborted()
    const { sha256, bytes } = await storeObject(folder, store.open(name, 0, Number.MAX_SAFE_INTEGER))
    table.add({ name, bytes, checksum: sha256 })
  }
}

async function sumUp(table: PictureTable): Promise<PhotoCounts> {
  const counts = { photos: 0, photoBytes: 0, missing: 0, damaged: 0 }
  const incomplete: string[] = []
  for await (const page of table.list())
    for (const { name, bytes, flaw } of page) {
      if (flaw !== 'missing') {
        counts.photos += 1
        counts.photoBytes += bytes
      }
      if (flaw) counts[flaw] += 1
      if (flaw && incomplete.length < mostNamed) incomplete.push(name)
    }
  return { ...counts, incomplete }
}
