import type { Tx } from '#platform/server/database/database.ts'

type Step = readonly [week: number | null, by: 1 | -1]

/** Maintains the number of photos of each week, so no query has to count thousands of rows. */
export async function countPhotos(tx: Tx, pregnancyId: number, steps: readonly Step[]): Promise<void> {
  const rows = steps.map(([week, by]) => ({ week: week ?? 0, by }))
  // Updates the weeks in ascending order. Two people who move photos between the same weeks cannot deadlock then.
  for (const { week, by } of rows.sort((one, other) => one.week - other.week))
    await tx
      .insertInto('photo_weeks')
      .values({ pregnancy_id: pregnancyId, week, photos: by })
      .onConflict((conflict) =>
        conflict.columns(['pregnancy_id', 'week']).doUpdateSet((eb) => ({ photos: eb('photo_weeks.photos', '+', by) })),
      )
      .execute()
}
