import { mkdir, readdir, stat, statfs, truncate, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { AppError } from '../../shared/errors.ts'
import { withIncoming } from './incoming.ts'
import { hasLostOwner } from './owner.ts'

/** The bytes that uploads leave free for the database. */
export const uploadReserve = 500e6

/** Throws `storage-full` unless the folder's disk has room for this many bytes and `uploadReserve`. */
export async function ensureFreeSpace(folder: string, bytes: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < uploadReserve + bytes) throw new AppError('storage-full')
}

/**
 * Creates a temporary file of this length, calls `use` with its path, and removes the file afterwards. The length reserves
 * space, so simultaneous uploads cannot use up `uploadReserve`, even in several processes that share a folder.
 */
export const holdSpace = <Result>(dataDir: string, bytes: number, use: (path: string) => Promise<Result>) =>
  withIncoming(dataDir, async (path) => {
    await writeFile(path, '', { mode: 0o600 })
    await truncate(path, bytes)
    await ensureFreeSpace(dataDir, await sumHeld(dirname(path)))
    return use(path)
  })

/** The bytes that current uploads may still need: their full lengths, minus the disk blocks that they already use. */
async function sumHeld(folder: string): Promise<number> {
  const names = (await readdir(folder)).filter((name) => !hasLostOwner(name))
  const files = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => null)))
  return files.reduce((sum, file) => sum + Math.max(0, file ? file.size - 512 * file.blocks : 0), 0)
}
