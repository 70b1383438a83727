import { type NamedFile, nameFiles } from '#platform/server/export/copy-pictures.ts'
import { describeJourney } from '#platform/server/export/journey-format.ts'
import { type JourneyRows, listPeople, readJourneyRows } from '#platform/server/export/read-journey.ts'
import { readSchema } from '#platform/server/export/read-schema.ts'
import { orderPlans } from '#platform/server/feature/table-plan.ts'
import type { Services } from '#platform/server/services.ts'
import { AppError } from '#platform/shared/errors.ts'
import { findJourney, listPeopleToExport, type PersonToExport } from '../queries.ts'

export type Source = Pick<Services, 'db' | 'files' | 'features'>

/** One journey at one moment: its rows, the people that the rows refer to, and the files to copy. */
export type Snapshot = {
  readonly pregnancyId: number
  readonly journey: NonNullable<Awaited<ReturnType<typeof findJourney>>>
  readonly origin: { readonly installation: string; readonly journey: number }
  readonly lastMigration: string
  readonly description: ReturnType<typeof describeJourney>
  readonly rows: JourneyRows
  readonly people: readonly PersonToExport[]
  readonly files: readonly NamedFile[]
}

/**
 * Reads the snapshot in one transaction, which ends before any file is copied. Throws `not-found` for an unknown
 * journey.
 */
export function takeSnapshot({ db, features }: Source, pregnancyId: number): Promise<Snapshot> {
  const plans = orderPlans(features)
  const transaction = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return transaction.execute(async (tx) => {
    const journey = await findJourney(tx, pregnancyId)
    if (!journey) throw new AppError('not-found')
    const schema = await readSchema(tx)
    const rows = await readJourneyRows(tx, { plans, schema }, pregnancyId)
    const people = await listPeopleToExport(tx, pregnancyId, listPeople(plans, rows))
    const { identity } = await tx.selectFrom('installation').select('identity').executeTakeFirstOrThrow()
    const last = tx.selectFrom('migrations').select('name').orderBy('name', 'desc').limit(1)
    return {
      pregnancyId,
      journey,
      origin: { installation: identity, journey: pregnancyId },
      lastMigration: (await last.executeTakeFirstOrThrow()).name,
      description: describeJourney(plans, schema),
      rows,
      people,
      files: nameFiles(rows),
    }
  })
}
