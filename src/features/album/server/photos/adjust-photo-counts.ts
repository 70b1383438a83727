import type { Tx } from '#platform/server/database/database.ts'

type Step = readonly [week: number | null, by: 1 | -1]

/** Adds to or subtracts from the stored photo counts of weeks, so no query has to count thousands of rows. */
export async function adjustPhotoCounts(tx: Tx, pregnancyId: number, steps: readonly Step[]): Promise<void> {
  const rows = steps.map(([week, by]) => ({ week: week ?? 0, by }))
  // In ascending order of weeks, so two people who move photos between the same weeks cannot deadlock.
  for (const { week, by } of rows.sort((one, other) => one.week - other.week))
    await tx
      .insertInto('photo_weeks')
      .values({ pregnancy_id: pregnancyId, week, photos: by })
      .onConflict((conflict) =>
        conflict.columns(['pregnancy_id', 'week']).doUpdateSet((eb) => ({ photos: eb('photo_weeks.photos', '+', by) })),
      )
      .execute()
}
