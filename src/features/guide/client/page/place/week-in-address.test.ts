import { expect, test } from 'vitest'
import { guideWeeks, weekIn } from './week-in-address.ts'

test('the guide has the weeks 8 to 40', () => {
  expect([guideWeeks.at(0), guideWeeks.at(-1), guideWeeks.length]).toEqual([8, 40, 33])
})

test.each([
  ['week=30', 30],
  ['?week=8', 8],
  ['utm=x&week=40', 40],
])('%s asks for week %i', (search, week) => expect(weekIn(search)).toBe(week))

test.each(['', 'week=', 'week=7', 'week=41', 'week=08', 'week=8.5', 'week=-9', 'week=1e1', 'week=thirty', 'week=%00'])(
  '%j asks for none',
  (search) => expect(weekIn(search)).toBeNull(),
)
