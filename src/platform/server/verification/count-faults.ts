import type { Database } from '../database/database.ts'

/** How many stored files were missing or damaged when they were last read. */
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
