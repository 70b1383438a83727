/** Removes old backups, and photos that are in no backup any more. */
import { randomUUID } from 'node:crypto'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ListedPicture } from '../database/snapshot/picture-table.ts'
import { BackupError } from './backup-error.ts'
import { type BackupName, listBackups, openBackup, ownerOf } from './backup-folder.ts'
import { hashFile, objectsFolder } from './photos/objects.ts'

const day = 86_400_000
const unfinished = /^[\da-f-]{36}\.part$/
/** The name of an object, or of a damaged object that was renamed. */
const object = /^[\da-f]{64}(\.damaged)?$/
/** Each object is in a folder named by the first two digits of its checksum. */
const groupName = /^[\da-f]{2}$/

/**
 * Chooses the backups to retain: all of the 24 hours before `certainTime`, and the newest backup of each of the last 7 days,
 * 4 weeks and 6 months in which one was made. Later backups are all retained, but never count as the newest of a
 * period, because a wrong clock may have dated them.
 */
export function chooseBackups(backups: readonly BackupName[], certainTime: Date): ReadonlySet<string> {
  const [past, future] = [
    backups.filter(({ madeAt }) => madeAt <= certainTime),
    backups.filter(({ madeAt }) => madeAt > certainTime),
  ]
  const newestFirst = past.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime())
  const newestOfEach = (periodOf: (at: Date) => string, count: number) => {
    const newest = new Map<string, string>()
    for (const { name, madeAt } of newestFirst) if (!newest.has(periodOf(madeAt))) newest.set(periodOf(madeAt), name)
    return [...newest.values()].slice(0, count)
  }
  const recent = newestFirst
    .filter(({ madeAt }) => certainTime.getTime() - madeAt.getTime() < day)
    .map(({ name }) => name)
  return new Set([
    ...future.map(({ name }) => name),
    ...recent,
    ...newestOfEach((at) => at.toISOString().slice(0, 10), 7),
    // A week begins on Monday.
    ...newestOfEach((at) => String(Math.floor((at.getTime() / day + 3) / 7)), 4),
    ...newestOfEach((at) => at.toISOString().slice(0, 7), 6),
  ])
}

/**
 * Removes this installation's old backups, leftovers of interrupted backups, and unused photos. Backups of other installations
 * in the same folder stay.
 */
export async function rotate(folder: string, identity: string, certainTime: Date): Promise<void> {
  const own = (await listBackups(folder)).filter(({ owner }) => owner === ownerOf(identity))
  const retained = chooseBackups(own, certainTime)
  for (const { name } of own.filter(({ name }) => !retained.has(name))) {
    // The folder is renamed first, because a partly removed backup must not look like a complete one.
    const removed = join(folder, `partial-${randomUUID()}`)
    await rename(join(folder, name), removed)
    await rm(removed, { recursive: true })
  }
  const isOld = async (path: string) => certainTime.getTime() - (await stat(path)).mtimeMs > day
  for (const name of await readdir(folder))
    if (name.startsWith('partial-') && (await isOld(join(folder, name))))
      await rm(join(folder, name), { recursive: true, force: true })
  await removeUnused(folder, isOld)
}

/** Removes objects that no backup uses, except new ones: these may belong to a backup that is being made. */
async function removeUnused(folder: string, isOld: (path: string) => Promise<boolean>) {
  const lists: AsyncIterable<ListedPicture>[] = []
  // If a backup cannot be read, this throws before any photo is removed.
  for (const { name } of await listBackups(folder)) {
    const { files, listPhotos } = await openBackup(join(folder, name))
    for (const file of files.slice(1))
      if ((await hashFile(join(folder, name, file.name))).sha256 !== file.sha256)
        throw new BackupError(`The list of photos of ${name} has changed since it was written.`)
    lists.push(listPhotos())
  }
  const takeUsed = mergeLists(lists)
  const removeOld = async (path: string) => {
    if (await isOld(path)) await rm(path, { force: true })
  }
  for (const group of (await listFolder(objectsFolder(folder))).sort()) {
    const path = join(objectsFolder(folder), group)
    if (unfinished.test(group)) await removeOld(path)
    if (!groupName.test(group)) continue
    const used = await takeUsed(group)
    for (const name of await listFolder(path))
      if (object.test(name) && !used.has(name.slice(0, 64))) await removeOld(join(path, name))
  }
}

const listFolder = (path: string) => readdir(path).catch(() => [])

/** Returns a function that lists all checksums that begin with the two digits `group`. Call it with ascending groups. */
function mergeLists(lists: readonly AsyncIterable<ListedPicture>[]) {
  const open = lists.map((list) => ({ iterator: list[Symbol.asyncIterator](), next: '' as string | null }))
  return async (group: string): Promise<ReadonlySet<string>> => {
    const used = new Set<string>()
    for (const list of open)
      while (list.next !== null && list.next.slice(0, 2) <= group) {
        if (list.next.startsWith(group)) used.add(list.next)
        const { value, done } = await list.iterator.next()
        list.next = done ? null : value.checksum
      }
    return used
  }
}
