import { mkdir, statfs } from 'node:fs/promises'
import { AppError } from '../../shared/errors.ts'

/** What must stay free, so that the database can go on and people can delete things. */
const reserve = 500e6

/** Throws `storage-full` unless so many bytes fit on the disk of the folder, and a reserve besides. */
export async function ensureFreeSpace(folder: string, bytes: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < reserve + bytes) throw new AppError('storage-full')
}
