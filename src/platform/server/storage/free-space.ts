import { mkdir, statfs } from 'node:fs/promises'
import { AppError } from '../../shared/errors.ts'
import { createTally } from '../limits/tally.ts'

/** The bytes that uploads leave free for the database. */
export const uploadReserve = 500e6

/** Throws `storage-full` unless the folder's disk has room for this many bytes and a reserve. */
export async function ensureFreeSpace(folder: string, bytes: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < uploadReserve + bytes) throw new AppError('storage-full')
}

/** The bytes that uploads under way may still need, by folder. */
const held = createTally<string>()

/** Holds room for this many bytes while they are received, so that uploads at once cannot use up the reserve together. */
export async function holdSpace<Result>(folder: string, bytes: number, use: () => Promise<Result>): Promise<Result> {
  const all = held.add(folder, bytes)
  try {
    await ensureFreeSpace(folder, all)
    return await use()
  } finally {
    held.add(folder, -bytes)
  }
}
