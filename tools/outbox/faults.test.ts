/** Plants each fault and checks that random schedules notice it. Otherwise a schedule without problems proves nothing. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Fault } from './browser.ts'
import { openFamily } from './family.ts'
import { type Family, runSchedule } from './run-schedule.ts'

let family: Family
beforeAll(async () => {
  family = await openFamily()
})
afterAll(() => family.testApp.close())

const noticed: Readonly<Record<Fault, RegExp>> = {
  'no lock': /send at the same time/,
  'no sender header': /under another name/,
  'new idempotency key': /is there 2 times/,
  'deleted before sending': /is lost/,
  'reversed order': /out of order/,
  'nothing deleted at sign-out': /there after the sign-out/,
  'stored after sign-out': /there after the sign-out/,
}

test.each(Object.entries(noticed))('the schedules notice the fault "%s"', async (fault, problem) => {
  let seed = 0
  let problems: string[] = []
  // The cast is safe: the keys of `noticed` are faults.
  for (; seed < 200 && !problems.some((one) => problem.test(one)); seed += 1)
    problems = await runSchedule(family, seed, fault as Fault)
  expect(problems, `found by schedule ${seed} at the latest`).toContainEqual(expect.stringMatching(problem))
})
