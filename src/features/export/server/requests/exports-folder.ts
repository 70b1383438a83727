import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Environment } from '#platform/server/environment.ts'
import type { Services } from '#platform/server/services.ts'
import { hasLostOwner } from '#platform/server/storage/owner.ts'

const day = 86_400_000

/** The folder of finished exports, beside the data, and not among the photos. */
export const exportsFolder = ({ dataDir }: Pick<Environment, 'dataDir'>): string => join(dataDir, 'exports')

/** When the file of an export is removed. */
export const removedAt = (endedAt: string): string => new Date(Date.parse(endedAt) + day).toISOString()

/** Deletes the rows of exports that ended a day ago, and removes every file that no row names. */
export async function removeOldExports(
  { db, engine, environment }: Pick<Services, 'db' | 'engine' | 'environment'>,
  now: Date,
): Promise<void> {
  const dayAgo = new Date(now.getTime() - day).toISOString()
  await db.deleteFrom('exports').where('ended_at', '<=', dayAgo).execute()
  const named = new Set((await db.selectFrom('exports').select('file').execute()).map(({ file }) => file))
  const folder = exportsFolder(environment)
  for (const name of await listNames(folder)) {
    const path = join(folder, name)
    // With PostgreSQL another process may be writing it.
    const isLeft = async () => engine === 'sqlite' || hasLostOwner(name) || now.getTime() - (await timeOf(path)) > day
    if (!named.has(name) && (await isLeft())) await rm(path, { force: true })
  }
}

const timeOf = async (path: string) => (await stat(path)).mtimeMs

/** Without the folder there never was an export. */
const listNames = (folder: string) =>
  readdir(folder).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
