import { mkdir, statfs } from 'node:fs/promises'
import { AppError } from '../../shared/errors.ts'

/** The bytes that must stay free, so the database still works and people can delete things. */
const reserve = 500e6

/** Throws `storage-full` unless the folder's disk has room for this many bytes and a reserve. */
export async function ensureFreeSpace(folder: string, bytes: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < reserve + bytes) throw new AppError('storage-full')
}
