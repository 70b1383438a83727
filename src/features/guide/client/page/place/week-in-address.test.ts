import { expect, test } from 'vitest'
import { guideWeeks, weekIn } from './week-in-address.ts'

test('the guide has the weeks 4 to 42', () => {
  expect([guideWeeks.at(0), guideWeeks.at(-1), guideWeeks.length]).toEqual([4, 42, 39])
})

test.each([
  ['week=30', 30],
  ['?week=4', 4],
  ['utm=x&week=42', 42],
])('the query “%s” selects week %i', (search, week) => expect(weekIn(search)).toBe(week))

test.each(['', 'week=', 'week=3', 'week=43', 'week=08', 'week=8.5', 'week=-9', 'week=1e1', 'week=thirty', 'week=%00'])(
  'the query %j selects no week',
  (search) => expect(weekIn(search)).toBeNull(),
)
