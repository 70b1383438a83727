import type { Database } from '../database/database.ts'

/** Counts the stored files that were missing or damaged at their last check. */
export async function countFaults(db: Database): Promise<{ missing: number; damaged: number }> {
  const rows = await db
    .selectFrom('picture_files')
    .where('fault', 'is not', null)
    .groupBy('fault')
    .select(({ fn }) => ['fault', fn.countAll().as('count')] as const)
    .execute()
  const countOf = (fault: 'missing' | 'damaged') => Number(rows.find((row) => row.fault === fault)?.count ?? 0)
  return { missing: countOf('missing'), damaged: countOf('damaged') }
}
