import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Environment } from '#platform/server/environment.ts'
import type { Services } from '#platform/server/services.ts'
import { hasLostOwner } from '#platform/server/storage/owner.ts'

const day = 86_400_000

/** The folder of finished exports, in the data folder. */
export const exportsFolder = ({ dataDir }: Pick<Environment, 'dataDir'>): string => join(dataDir, 'exports')

/** The time when the file of an export is deleted. */
export const removedAt = (endedAt: string): string => new Date(Date.parse(endedAt) + day).toISOString()

type ExportServices = Pick<Services, 'db' | 'engine' | 'environment'>

/** Deletes the journey's exports that are older than the one with this id, with their files. */
export async function removeEarlier(
  { db, environment }: ExportServices,
  pregnancyId: number,
  id: number,
): Promise<void> {
  const earlier = db.deleteFrom('exports').where('pregnancy_id', '=', pregnancyId).where('id', '<', id)
  await removeFiles(environment, await earlier.returning('file').execute())
}

/** Deletes exports that ended at least a day ago, with their files. Also deletes abandoned files without a row. */
export async function removeOld({ db, engine, environment }: ExportServices, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - day).toISOString()
  const old = db.deleteFrom('exports').where('ended_at', '<=', dayAgo)
  await removeFiles(environment, await old.returning('file').execute())
  const named = new Set((await db.selectFrom('exports').select('file').execute()).map(({ file }) => file))
  const folder = exportsFolder(environment)
  for (const name of await listNames(folder)) {
    const path = join(folder, name)
    // With PostgreSQL, another process may still be writing the file.
    const isAbandoned = async () =>
      engine === 'sqlite' || hasLostOwner(name) || now.getTime() - (await timeOf(path)) > day
    if (!named.has(name) && (await isAbandoned())) await rm(path, { force: true })
  }
}

async function removeFiles(environment: Services['environment'], rows: readonly { file: string | null }[]) {
  for (const { file } of rows) if (file !== null) await rm(join(exportsFolder(environment), file), { force: true })
}

const timeOf = async (path: string) => (await stat(path)).mtimeMs

/** The names in the folder. A missing folder means that no export was ever made. */
const listNames = (folder: string) =>
  readdir(folder).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
