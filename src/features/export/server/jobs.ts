import { join } from 'node:path'
import type { Job } from '#platform/server/jobs.ts'
import type { Services } from '#platform/server/services.ts'
import { makeFolder } from '#platform/server/storage/durable.ts'
import { ensureFreeSpace } from '#platform/server/storage/free-space.ts'
import { makeOwnedName } from '#platform/server/storage/owner.ts'
import { jobName } from './commands.ts'
import { explainFailure } from './making/explain-failure.ts'
import { sumPictureBytes } from './queries.ts'
import { exportsFolder, removeEarlier, removeOld } from './requests/exports-folder.ts'
import { texts } from './texts/texts.ts'

const hour = 3_600_000
/**
 * An unfinished export counts as interrupted after this time. With SQLite, a single process makes one export at a time.
 * So an export that is unfinished when the job starts was interrupted.
 */
const longestRunMs = { sqlite: 0, postgres: 6 * hour }

/** Makes the requested exports, and deletes exports that ended a day ago. */
export const makeExports: Job = { name: jobName, run: makeRequested }

async function makeRequested(services: Services, now: Date, signal: AbortSignal): Promise<void> {
  const { db, engine } = services
  await db
    .updateTable('exports')
    .set({ ended_at: now.toISOString(), failure: texts.stoppedBeforeComplete })
    .where((eb) =>
      eb('started_at', '<=', new Date(now.getTime() - longestRunMs[engine]).toISOString())
        // A start time this far in the future was set while the clock was ahead.
        .or('started_at', '>', new Date(now.getTime() + longestRunMs.postgres).toISOString()),
    )
    .where('ended_at', 'is', null)
    .execute()
  const requested = db.selectFrom('exports').select(['id', 'pregnancy_id']).where('started_at', 'is', null)
  for (const { id, pregnancy_id: pregnancyId } of await requested.orderBy('id').execute()) {
    if (signal.aborted) return
    await makeOne(services, { id, pregnancyId, now, signal })
  }
  await removeOld(services, now)
}

type Requested = { id: number; pregnancyId: number; now: Date; signal: AbortSignal }

async function makeOne(services: Services, { id, pregnancyId, now, signal }: Requested) {
  const { db, environment, log, clock } = services
  const record = (change: object) => db.updateTable('exports').set(change).where('id', '=', id).execute()
  const end = (outcome: object) => record({ ended_at: clock().toISOString(), ...outcome })
  await record({ started_at: now.toISOString() })
  try {
    // Remove the journey's previous export first, to free its disk space.
    await removeEarlier(services, pregnancyId, id)
    const [folder, file] = [exportsFolder(environment), `${makeOwnedName()}.zip`]
    await makeFolder(folder)
    await ensureFreeSpace(folder, await sumPictureBytes(db, pregnancyId))
    // Loaded on demand: exports are rare.
    const { writeExport } = await import('./making/write-export.ts')
    const path = join(folder, file)
    const { bytes, missing, damaged } = await writeExport(services, { pregnancyId, path, now, signal })
    await end({ file, bytes, incomplete_photos: missing.length + damaged.length })
  } catch (error) {
    log.error({ error }, 'an export failed')
    await end({ failure: explainFailure(error) })
  }
}
