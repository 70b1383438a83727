import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Engine } from '../database/database.ts'
import { hasLostOwner } from '../storage/owner.ts'

const day = 24 * 3_600_000

/**
 * Removes partial uploads of a process that was killed. With SQLite, only this process uses the folder, so all files
 * are removed. With PostgreSQL, other processes may be receiving files there, so a file is removed only if its process
 * has ended or the file was not changed for a day.
 */
export async function sweepIncoming({
  dataDir,
  engine,
  now,
}: {
  dataDir: string
  engine: Engine
  now: Date
}): Promise<void> {
  const folder = join(dataDir, 'incoming')
  for (const name of await listNames(folder)) {
    const path = join(folder, name)
    if (engine === 'sqlite' || hasLostOwner(name) || (await ageOf(path, now)) > day) await rm(path, { force: true })
  }
}

/** If the folder is missing, nothing was ever uploaded. */
const listNames = (folder: string) =>
  readdir(folder).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })

/** Milliseconds since the file was last changed; 0 if another process has removed the file. */
const ageOf = (path: string, now: Date) =>
  stat(path).then(
    ({ mtimeMs }) => now.getTime() - mtimeMs,
    () => 0,
  )
