import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFamily, seedOfRun } from './family.ts'
import { type Family, runSchedule } from './run-schedule.ts'

let family: Family
beforeAll(async () => {
  family = await openFamily()
})
afterAll(() => family.testApp.close())

test('in 100 random schedules nothing that people write without a network is lost, doubled, or sent under another name', async () => {
  for (let count = 0; count < 100; count += 1) {
    const seed = seedOfRun + count
    expect(await runSchedule(family, seed), `SCHEDULES_SEED=${seed}`).toEqual([])
  }
})
