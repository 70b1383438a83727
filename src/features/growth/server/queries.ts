import type { Selectable } from 'kysely'
import type { Database, Tx } from '#platform/server/database/database.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import type { PregnancyId } from '#platform/server/session.ts'
import { versionOf } from '#platform/server/versions/version-of.ts'
import { type Scan, ScanInput } from '../contract.ts'

type PageQuery = { pregnancyId: PregnancyId; before: number; limit: number }

/** The scans of a journey with ids below `before`, newest first. */
export async function listScans(db: Database, { pregnancyId, before, limit }: PageQuery): Promise<Scan[]> {
  const rows = await db
    .selectFrom('scans')
    .where('pregnancy_id', '=', pregnancyId)
    .where('id', '<', before)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .selectAll()
    .execute()
  return rows.map(asScan)
}

/** A scan of a journey, even while it is in the trash. */
export const findScan = (tx: Tx, pregnancyId: PregnancyId, id: number) =>
  tx.selectFrom('scans').selectAll().where('id', '=', id).where('pregnancy_id', '=', pregnancyId).executeTakeFirst()

/** A scan in the form the API returns. */
export function asScan(row: Selectable<Tables['scans']>): Scan {
  const scan = withoutVersion(row)
  return { ...scan, version: scanVersion(scan) }
}

const scanVersion = versionOf(ScanInput)

const withoutVersion = (row: Selectable<Tables['scans']>) => ({
  id: row.id,
  measuredOn: row.measured_on,
  headCircumference: millimetres(row.head_circumference),
  biparietalDiameter: millimetres(row.biparietal_diameter),
  abdominalCircumference: millimetres(row.abdominal_circumference),
  femurLength: millimetres(row.femur_length),
  crownRumpLength: millimetres(row.crown_rump_length),
  estimatedWeight: row.estimated_weight_g,
  note: row.note,
  baby: row.baby,
  createdBy: row.created_by,
  createdAt: row.created_at,
})

const millimetres = (tenths: number | null) => (tenths === null ? null : tenths / 10)
