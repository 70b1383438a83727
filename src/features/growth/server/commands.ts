import type { Updateable } from 'kysely'
import { type Admin, changeAsAdmin } from '#features/membership/server/public.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import type { Member, PregnancyId } from '#platform/server/session.ts'
import { softDeletable } from '#platform/server/trash/soft-delete.ts'
import type { CheckVersion } from '#platform/server/versions/check-version.ts'
import { AppError } from '#platform/shared/errors.ts'
import { dayInZone } from '#platform/shared/time/calendar.ts'
import type { Scan, ScanInput } from '../contract.ts'
import { scanErrors } from '../rules.ts'
import { asScan, findScan } from './queries.ts'

type Actor = Admin & Pick<Member, 'role'>

export const deletableScans = softDeletable({ table: 'scans', find: findScan })

/** Adds a scan. */
export function addScan(db: Database, admin: Admin, input: ScanInput, now: Date): Promise<Scan> {
  return changeAsAdmin(db, admin, async (tx) => {
    await assertPossible(tx, admin.pregnancyId, { input, now })
    const row = await tx
      .insertInto('scans')
      .values({
        ...columnsOf(input),
        pregnancy_id: admin.pregnancyId,
        created_by: admin.userId,
        created_at: now.toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return asScan(row)
  })
}

/** Replaces a scan's measurements: omitted fields become empty. */
export function changeScan(
  { db, now, checkVersion }: { db: Database; now: Date; checkVersion: CheckVersion<Scan> },
  admin: Actor,
  id: number,
  input: ScanInput,
): Promise<Scan> {
  return changeAsAdmin(db, admin, async (tx) => {
    const saved = asScan(await deletableScans.lockOwn(tx, admin, id))
    await checkVersion(() => saved)
    await assertPossible(tx, admin.pregnancyId, { input, now, saved })
    return update(tx, id, columnsOf(input))
  })
}

/** Moves a scan to the trash. */
export function deleteScan(db: Database, admin: Actor, id: number, now: Date): Promise<void> {
  return changeAsAdmin(db, admin, async (tx) => {
    await deletableScans.delete(tx, admin, id, now)
  })
}

/** Restores a scan from the trash. A scan outside the trash stays as it is, so a repeated request does no harm. */
export function restoreScan(db: Database, admin: Actor, id: number, now: Date): Promise<Scan> {
  return changeAsAdmin(db, admin, async (tx) => asScan(await deletableScans.restore(tx, admin, id, now)))
}

type Change = { input: ScanInput; now: Date; saved?: Scan }

async function assertPossible(tx: Tx, pregnancyId: PregnancyId, { input, now, saved }: Change): Promise<void> {
  const { due_date, time_zone } = await tx
    .selectFrom('pregnancies')
    .where('id', '=', pregnancyId)
    .select(['due_date', 'time_zone'])
    .executeTakeFirstOrThrow()
  const fields = scanErrors(input, { dueDate: due_date, today: dayInZone(now, time_zone) }, saved)
  if (Object.keys(fields).length > 0) throw new AppError('invalid-input', { fields })
}

async function update(tx: Tx, id: number, columns: Updateable<Tables['scans']>): Promise<Scan> {
  const changing = tx.updateTable('scans').set(columns).where('id', '=', id).returningAll()
  return asScan(await changing.executeTakeFirstOrThrow())
}

const columnsOf = (input: ScanInput) => ({
  measured_on: input.measuredOn,
  head_circumference: tenths(input.headCircumference),
  biparietal_diameter: tenths(input.biparietalDiameter),
  abdominal_circumference: tenths(input.abdominalCircumference),
  femur_length: tenths(input.femurLength),
  crown_rump_length: tenths(input.crownRumpLength),
  estimated_weight_g: input.estimatedWeight ?? null,
  note: input.note || null,
  baby: input.baby ?? null,
})

const tenths = (millimetres: number | null | undefined) => (millimetres == null ? null : Math.round(millimetres * 10))
