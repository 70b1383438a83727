import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeOwnedName } from './owner.ts'

/** Calls `use` with a path for a temporary file, and removes the file afterwards. */
export async function withIncoming<Result>(dataDir: string, use: (path: string) => Promise<Result>): Promise<Result> {
  const folder = join(dataDir, 'incoming')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, makeOwnedName())
  try {
    return await use(path)
  } finally {
    // The received file was already used, so failing to remove it is no error. The next start removes it.
    await rm(path, { force: true }).catch(() => undefined)
  }
}
