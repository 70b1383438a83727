import { expect, test } from 'vitest'
import { afterQuietHours, isQuietAt, nextDigest, reminderTime } from './due-times.ts'

const zone = 'Europe/Berlin'

test.each([
  ['daily', '2026-03-15T16:59:59.999Z', '2026-03-15T17:00:00.000Z'],
  ['daily', '2026-03-15T17:00:00.000Z', '2026-03-16T17:00:00.000Z'],
  ['daily', '2026-03-28T18:00:00.000Z', '2026-03-29T16:00:00.000Z'],
  ['weekly', '2026-03-15T16:59:59.999Z', '2026-03-15T17:00:00.000Z'],
  ['weekly', '2026-03-15T17:00:00.000Z', '2026-03-22T17:00:00.000Z'],
] as const)('the %s message after %s is due at %s', (frequency, now, due) => {
  expect(nextDigest(new Date(now), frequency, zone).toISOString()).toBe(due)
})

test.each([
  ['at their beginning', '2026-03-15T21:00:00.000Z', '2026-03-16T06:00:00.000Z'],
  ['at their end', '2026-03-16T06:00:00.000Z', '2026-03-16T06:00:00.000Z'],
  ['in a night in which clocks go forward', '2026-03-28T23:30:00.000Z', '2026-03-29T05:00:00.000Z'],
  ['in a night in which clocks go back', '2026-10-24T23:30:00.000Z', '2026-10-25T06:00:00.000Z'],
])('a message waits until the quiet hours are over: %s', (_, now, due) => {
  const clock = { timeZone: zone, quietHours: { from: '22:00', until: '07:00' } }
  expect(afterQuietHours(new Date(now), clock).toISOString()).toBe(due)
})

const night = { from: '22:00', until: '07:00' }
test.each([
  ['at its time', 'hours', '2026-03-20T09:00:00.000Z', night, '2026-03-20T07:00:00.000Z'],
  ['at the end of the quiet hours', 'hours', '2026-03-20T08:00:00.000Z', night, '2026-03-20T06:00:00.000Z'],
  ['in the evening before', 'hours', '2026-03-20T07:59:00.000Z', night, '2026-03-19T20:30:00.000Z'],
  ['two evenings before', 'day', '2026-03-20T04:00:00.000Z', night, '2026-03-18T20:30:00.000Z'],
  ['before clocks go forward', 'hours', '2026-03-29T06:30:00.000Z', night, '2026-03-28T20:30:00.000Z'],
  ['before clocks go back', 'hours', '2026-10-25T07:30:00.000Z', night, '2026-10-24T19:30:00.000Z'],
  [
    'at the start of a short time between quiet hours',
    'hours',
    '2026-03-20T13:00:00.000Z',
    { from: '09:10', until: '09:00' },
    '2026-03-20T08:00:00.000Z',
  ],
  [
    'before quiet hours that begin in the hour that clocks skip',
    'hours',
    '2026-03-29T03:10:00.000Z',
    { from: '02:30', until: '07:00' },
    '2026-03-29T00:30:00.000Z',
  ],
] as const)('a reminder comes %s (%s before %s)', (_, lead, startsAt, quietHours, due) => {
  expect(reminderTime(lead, new Date(startsAt), { timeZone: zone, quietHours }).toISOString()).toBe(due)
})

test.each([
  [{ from: '22:00', until: '07:00' }, ['22:00', '23:59', '00:00', '06:59'], ['21:59', '07:00', '12:00']],
  [{ from: '12:00', until: '20:00' }, ['12:00', '15:00', '19:59'], ['11:59', '20:00', '00:00']],
])(
  'the minute at which quiet hours begin is quiet, and the minute at which they end is not: %o',
  (quietHours, quiet, loud) => {
    const isQuiet = (time: string) => isQuietAt(new Date(`2026-03-15T${time}:00.000Z`), { timeZone: 'UTC', quietHours })
    expect(quiet.map(isQuiet)).toEqual(quiet.map(() => true))
    expect(loud.map(isQuiet)).toEqual(loud.map(() => false))
  },
)

test('nothing is quiet for a person without quiet hours', () => {
  const now = new Date('2026-03-15T23:00:00.000Z')
  expect(isQuietAt(now, { timeZone: 'UTC', quietHours: null })).toBe(false)
  expect(afterQuietHours(now, { timeZone: 'UTC', quietHours: null })).toBe(now)
})

test('quiet hours that begin and end at the same time postpone nothing', () => {
  const now = new Date('2026-03-15T21:00:00.000Z')
  expect(afterQuietHours(now, { timeZone: zone, quietHours: { from: '22:00', until: '22:00' } })).toBe(now)
})

test('the due times after an instant depend on the frequency, the zone and the quiet hours', () => {
  const now = new Date('2026-03-16T03:00:00.000Z')
  expect(nextDigest(now, 'daily', zone)).not.toEqual(nextDigest(now, 'daily', 'America/New_York'))
  expect(nextDigest(now, 'daily', zone)).not.toEqual(nextDigest(now, 'weekly', zone))
  const ends = [
    { timeZone: zone, quietHours: { from: '22:00', until: '07:00' } },
    { timeZone: zone, quietHours: { from: '22:00', until: '06:00' } },
    { timeZone: 'America/New_York', quietHours: { from: '22:00', until: '07:00' } },
    { timeZone: zone, quietHours: null },
  ].map((clock) => afterQuietHours(now, clock).toISOString())
  expect(new Set(ends).size).toBe(4)
})
