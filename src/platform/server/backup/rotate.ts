/** Removes backups that are no longer needed, and the photos that no backup names any more. */
import { randomUUID } from 'node:crypto'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type BackupName, listBackups, ownerOf, readInventory } from './backup-folder.ts'
import { objectsFolder } from './objects.ts'

const day = 86_400_000
const ours = /^([\da-f]{64}|[\da-f-]{36}\.part)$/

/** The backups to retain: all of the last day, and the newest of each of the last 7 days, 4 weeks and 6 months with any. */
export function chooseBackups(backups: readonly BackupName[], now: Date): ReadonlySet<string> {
  const newestFirst = backups.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime())
  const newestOfEach = (periodOf: (at: Date) => string, count: number) => {
    const newest = new Map<string, string>()
    for (const { name, madeAt } of newestFirst) if (!newest.has(periodOf(madeAt))) newest.set(periodOf(madeAt), name)
    return [...newest.values()].slice(0, count)
  }
  const recent = newestFirst.filter(({ madeAt }) => now.getTime() - madeAt.getTime() < day).map(({ name }) => name)
  return new Set([
    ...recent,
    ...newestOfEach((at) => at.toISOString().slice(0, 10), 7),
    // Counts weeks from a Monday.
    ...newestOfEach((at) => String(Math.floor((at.getTime() / day + 3) / 7)), 4),
    ...newestOfEach((at) => at.toISOString().slice(0, 7), 6),
  ])
}

/** Removes old backups of this installation. Those of others in the same folder stay. */
export async function rotate(folder: string, identity: string, now: Date): Promise<void> {
  const own = (await listBackups(folder)).filter(({ owner }) => owner === ownerOf(identity))
  const kept = chooseBackups(own, now)
  for (const { name } of own.filter(({ name }) => !kept.has(name))) {
    // Renamed first, because a partly removed backup must not look like a complete one.
    const removed = join(folder, `partial-${randomUUID()}`)
    await rename(join(folder, name), removed)
    await rm(removed, { recursive: true })
  }
  const isOld = async (path: string) => now.getTime() - (await stat(path)).mtimeMs > day
  for (const name of await readdir(folder))
    if (name.startsWith('partial-') && (await isOld(join(folder, name))))
      await rm(join(folder, name), { recursive: true, force: true })
  await removeUnused(folder, isOld)
}

/** A younger object may belong to a backup that is being made. */
async function removeUnused(folder: string, isOld: (path: string) => Promise<boolean>) {
  const used = new Set<string>()
  // When one inventory cannot be read, this throws before anything is removed.
  for (const { name } of await listBackups(folder))
    for (const { sha256 } of (await readInventory(join(folder, name))).files) used.add(sha256)
  const objects = await readdir(objectsFolder(folder), { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of objects.filter((entry) => entry.isFile() && ours.test(entry.name) && !used.has(entry.name))) {
    const path = join(entry.parentPath, entry.name)
    if (await isOld(path)) await rm(path, { force: true })
  }
}
