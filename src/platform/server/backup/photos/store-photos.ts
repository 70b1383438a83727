/** Brings the photos of a backup into the folder `objects`: those that are not there yet, and those that were damaged there. */
import type { PictureFile, PictureTable } from '../../database/snapshot/picture-table.ts'
import { unknownFolder } from '../../installation/store-mark.ts'
import { ensureFreeSpace } from '../../storage/free-space.ts'
import type { FileStore } from '../../storage/store.ts'
import { isIntact, renewObject, setAside, storeObject } from './objects.ts'

/** After so many backups each object of an earlier one was read again. */
export const parts = 28
/** The flawed photos that are named to people. */
const mostNamed = 1000

type Gathering = {
  readonly folder: string
  readonly table: PictureTable
  readonly store: FileStore
  readonly part: number
  readonly now: Date
  readonly signal?: AbortSignal | undefined
}
export type Gathered = {
  readonly photos: number
  readonly photoBytes: number
  readonly missing: number
  readonly damaged: number
  /** The names of some that are missing or damaged. */
  readonly incomplete: readonly string[]
}

/** Throws `storage-full` before anything is copied if there is no room. */
export async function storePhotos(gathering: Gathering): Promise<Gathered> {
  await ensureFreeSpace(gathering.folder, await holdObjects(gathering))
  await storeMissing(gathering)
  await storeUnknown(gathering)
  return sumUp(gathering.table)
}

/** Notes what the folder holds already. Returns the bytes of all else. */
async function holdObjects({ folder, table, now, signal }: Gathering): Promise<number> {
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

async function storeMissing({ folder, table, store, part, signal }: Gathering) {
  /** What this run has read back, as the last of its checksum. */
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

const copyPhoto = async ({ folder, store }: Pick<Gathering, 'folder' | 'store'>, { name, bytes }: PictureFile) =>
  (await store.has(name)) ? storeObject(folder, store.open(name, 0, bytes - 1)) : null

/** Files that no row names. */
async function storeUnknown({ folder, table, store, signal }: Gathering) {
  for await (const { name } of store.list(unknownFolder)) {
    signal?.throwIfAborted()
    const { sha256, bytes } = await storeObject(folder, store.open(name, 0, Number.MAX_SAFE_INTEGER))
    table.add({ name, bytes, checksum: sha256 })
  }
}

async function sumUp(table: PictureTable): Promise<Gathered> {
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
