import { randomUUID } from 'node:crypto'
import { rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Database } from '#platform/server/database/database.ts'
import type { Services } from '#platform/server/services.ts'
import { syncFolder } from '#platform/server/storage/durable.ts'
import { AppError } from '#platform/shared/errors.ts'
import { email } from '#platform/shared/fields.ts'
import { listOwnAsAdmin } from '../queries.ts'
import { explainFailure } from './explain-failure.ts'
import type { Source } from './take-snapshot.ts'
import { type Exported, writeExport } from './write-export.ts'

type ExportInput = {
  /** The email of an admin, or the number of a journey. */
  named: string
  path: string
  now: Date
  signal?: AbortSignal | undefined
}

/** Exports the journey that `named` identifies to a new file. On failure, returns an error message. */
export async function exportNamed(
  source: Source & Pick<Services, 'log'>,
  { named, path, now, signal }: ExportInput,
): Promise<Exported | { message: string }> {
  const pregnancyId = await findNamed(source.db, named)
  if (typeof pregnancyId === 'string') return { message: pregnancyId }
  const taken = { message: `${path} already exists and was not changed. Choose another file.` }
  if (await isThere(path)) return taken
  // The file has a temporary name until the export is complete.
  const draft = `${path}.${randomUUID()}.part`
  try {
    const exported = await writeExport(source, { pregnancyId, path: draft, now, signal })
    if (await isThere(path)) return taken
    await rename(draft, path)
    await syncFolder(dirname(path))
    return exported
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return { message: `There is no journey ${named}.` }
    source.log.error({ error }, 'an export failed')
    return { message: `The export failed. ${explainFailure(error)}` }
  } finally {
    await rm(draft, { force: true })
  }
}

/** The journey’s id: `named` itself if it is a number, or the only journey of this admin. Otherwise an error message. */
async function findNamed(db: Database, named: string): Promise<number | string> {
  if (/^\d{1,9}$/.test(named)) return Number(named)
  const { data } = email().safeParse(named)
  const journeys = data ? await listOwnAsAdmin(db, data) : []
  const [only, ...more] = journeys
  if (!only) return `Nobody with the email ${named} is an admin of a journey.`
  if (more.length === 0) return only.id
  const list = journeys.map(({ id, baby_name }) => `${id} (${baby_name})`).join(', ')
  return `${named} is an admin of several journeys. Give the number of one of them: ${list}.`
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
