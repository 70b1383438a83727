import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFamily, seedOfRun } from './family.ts'
import { type Family, runSchedule } from './run-schedule.ts'

const [batches, schedulesPerBatch] = [10, 100]

let family: Family
beforeAll(async () => {
  family = await openFamily()
})
afterAll(() => family.testApp.close())

test.each(Array.from({ length: batches }, (_, batch) => batch))(
  'in batch %i of 1,000 random schedules nothing is lost, doubled, or sent under another name',
  async (batch) => {
    console.log(`SCHEDULES_SEED=${seedOfRun}, batch ${batch}`)
    for (let count = 0; count < schedulesPerBatch; count += 1) {
      const seed = seedOfRun + batch * schedulesPerBatch + count
      expect(await runSchedule(family, seed), `SCHEDULES_SEED=${seed}`).toEqual([])
    }
  },
)
