import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Engine } from '../database/database.ts'

const day = 24 * 3_600_000

/**
 * Removes what a process that was killed had received of uploads. With SQLite the folder is this process's alone; with
 * PostgreSQL others may be receiving there, so that only what no upload can still be about goes.
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
    if (engine === 'sqlite' || (await ageOf(path, now)) > day) await rm(path, { force: true })
  }
}

/** Nothing was ever uploaded where there is no such folder. */
const listNames = (folder: string) =>
  readdir(folder).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })

/** Another process may have removed it meanwhile: then there is nothing to be done. */
const ageOf = (path: string, now: Date) =>
  stat(path).then(
    ({ mtimeMs }) => now.getTime() - mtimeMs,
    () => 0,
  )
