import { expect, test } from 'vitest'
import { leads, leadTime } from './reminder-leads.ts'

test.each([
  ['on a usual day', 'day', '2026-03-20T09:30:00.000Z', '2026-03-19T09:30:00.000Z'],
  ['after clocks went forward', 'day', '2026-03-29T09:30:00.000Z', '2026-03-28T10:30:00.000Z'],
  ['after clocks went back', 'day', '2026-10-25T10:30:00.000Z', '2026-10-24T09:30:00.000Z'],
  ['on the day after a skipped hour', 'day', '2026-03-30T00:30:00.000Z', '2026-03-29T01:30:00.000Z'],
  [
    'on the day after a repeated hour, at its first occurrence',
    'day',
    '2026-10-26T01:30:00.000Z',
    '2026-10-25T00:30:00.000Z',
  ],
  ['with seconds', 'day', '2026-03-20T09:30:59.999Z', '2026-03-19T09:30:59.999Z'],
  ['on a usual day', 'hours', '2026-03-20T09:30:00.000Z', '2026-03-20T07:30:00.000Z'],
  ['while clocks go forward', 'hours', '2026-03-29T02:30:00.000Z', '2026-03-29T00:30:00.000Z'],
] as const)('%s, the reminder "%s" of %s is due at %s', (_, lead, startsAt, due) => {
  expect(leadTime(lead, new Date(startsAt), 'Europe/London').toISOString()).toBe(due)
})

test('in another zone, a day before is another instant', () => {
  const startsAt = new Date('2026-03-08T15:00:00.000Z')
  expect(leadTime('day', startsAt, 'America/New_York').toISOString()).toBe('2026-03-07T16:00:00.000Z')
})

test('leads are listed with the longest first', () => {
  const startsAt = new Date('2026-03-20T09:30:00.000Z')
  const instants = leads.map((lead) => leadTime(lead, startsAt, 'UTC').getTime())
  expect(instants).toEqual(instants.toSorted((one, other) => one - other))
})
