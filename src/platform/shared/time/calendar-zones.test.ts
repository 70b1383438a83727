import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { isTimeZone } from './calendar.ts'

// In São Paulo clocks changed at midnight until 2019. Apia, in Samoa, skipped 30 December 2011.
const zones = ['Pacific/Auckland', 'Pacific/Honolulu', 'Europe/London', 'America/Sao_Paulo', 'Pacific/Apia']
const hour = 3_600_000
// Some tests below take `globalThis.Temporal` away, and still compare with this one.
const { Temporal } = globalThis
const ways = ['Temporal', 'Intl']

describe.each(ways)('the day in a time zone, read with %s', (way) => {
  let dayInZone: typeof import('./calendar.ts').dayInZone
  beforeAll(async () => {
    vi.resetModules()
    if (way === 'Intl') vi.stubGlobal('Temporal', undefined)
    ;({ dayInZone } = await import('./calendar.ts'))
  })
  afterAll(() => vi.unstubAllGlobals())

  test.each(zones)('begins at midnight in that zone, on every day from 2024 to 2032: %s', (zone) => {
    const wrong: string[] = []
    let today = Temporal.PlainDate.from('2023-12-31')
    while (today.year < 2033) {
      const tomorrow = today.add({ days: 1 })
      const midnight = tomorrow.toZonedDateTime(zone).epochMilliseconds
      if (dayInZone(new Date(midnight - 1), zone) !== today.toString()) wrong.push(`before ${tomorrow}`)
      if (dayInZone(new Date(midnight), zone) !== tomorrow.toString()) wrong.push(`at ${tomorrow}`)
      today = tomorrow
    }
    expect(wrong).toEqual([])
  })

  test.each(zones)('matches Temporal around every clock change from 2010 to 2032: %s', (zone) => {
    const wrong = clockChanges(zone).flatMap((change) =>
      [-25, -24, -23, -2, -1, -1 / hour, 0, 1 / hour, 1, 2, 23, 24, 25]
        .map((hours) => change + hours * hour)
        .filter((instant) => dayInZone(new Date(instant), zone) !== dayInTemporal(instant, zone)),
    )
    expect(wrong).toEqual([])
  })

  test('all tested zones except Honolulu change their clocks', () => {
    expect(zones.map((zone) => clockChanges(zone).length > 10)).toEqual([true, false, true, true, true])
  })

  test.each([
    ['2026-03-29T00:30:00Z', 'Europe/London', '2026-03-29'],
    ['2026-03-29T23:30:00Z', 'Europe/London', '2026-03-30'],
    ['2026-10-25T23:30:00Z', 'Europe/London', '2026-10-25'],
    ['2024-02-29T10:59:59Z', 'Pacific/Auckland', '2024-02-29'],
    ['2024-02-29T11:00:00Z', 'Pacific/Auckland', '2024-03-01'],
    ['2026-01-01T09:59:59Z', 'Pacific/Honolulu', '2025-12-31'],
    ['2018-11-04T02:59:59Z', 'America/Sao_Paulo', '2018-11-03'],
    ['2018-11-04T03:00:00Z', 'America/Sao_Paulo', '2018-11-04'],
    ['2011-12-30T10:00:00Z', 'Pacific/Apia', '2011-12-31'],
    ['2038-01-19T03:14:08Z', 'UTC', '2038-01-19'],
    ['0999-06-01T12:00:00Z', 'UTC', '0999-06-01'],
  ])('%s in %s is %s', (instant, zone, day) => {
    expect(dayInZone(new Date(instant), zone)).toBe(day)
  })

  test('is right for every zone, even though there are more zones than the cache holds', () => {
    const instant = Date.parse('2026-06-15T23:30:00Z')
    const all = Intl.supportedValuesOf('timeZone')
    expect(all.length).toBeGreaterThan(200)
    const wrong = [...all, ...all].filter((zone) => dayInZone(new Date(instant), zone) !== dayInTemporal(instant, zone))
    expect(wrong).toEqual([])
  })

  test('throws a RangeError for an invalid date, a year with five digits, and an unknown zone', () => {
    expect(() => dayInZone(new Date(Number.NaN), 'UTC')).toThrow(RangeError)
    expect(() => dayInZone(new Date('+010000-01-01T00:00:00Z'), 'UTC')).toThrow(RangeError)
    expect(() => dayInZone(new Date(0), 'Mars/Olympus_Mons')).toThrow(RangeError)
  })
})

describe('a time zone', () => {
  test.each([...zones, 'UTC', 'Etc/GMT+5', 'europe/london', 'Asia/Calcutta'])('can be named %s', (text) => {
    expect(isTimeZone(text)).toBe(true)
  })

  test.each([
    '',
    ' ',
    '+01:00',
    '-0300',
    'Z',
    'local',
    'UTC+1',
    ' UTC',
    'Europe/London\n',
    'Mars/Olympus_Mons',
    '../UTC',
  ])('cannot be named %j', (text) => {
    expect(isTimeZone(text)).toBe(false)
  })
})

test('without Temporal, formatters are cached for 64 zones at most', async () => {
  vi.resetModules()
  vi.stubGlobal('Temporal', undefined)
  const { offsetAt } = await import('./zone-offset.ts')
  const { DateTimeFormat } = Intl
  let made = 0
  class Counted extends DateTimeFormat {
    constructor(locale: string, options: Intl.DateTimeFormatOptions) {
      super(locale, options)
      made++
    }
  }
  Object.assign(Intl, { DateTimeFormat: Counted })
  onTestFinished(() => {
    Object.assign(Intl, { DateTimeFormat })
    vi.unstubAllGlobals()
  })
  const all = Intl.supportedValuesOf('timeZone')
  const countMadeFor = (wanted: readonly string[]) => {
    made = 0
    for (const zone of wanted) offsetAt(0, zone)
    return made
  }
  expect(countMadeFor(all.slice(0, 64))).toBe(64)
  expect(countMadeFor(all.slice(0, 64))).toBe(0)
  expect(countMadeFor(all.slice(64, 65))).toBe(1)
  expect(countMadeFor(all.slice(0, 1))).toBe(1)
})

test('with Temporal, no formatter is made, because the first one blocks a slow phone', async () => {
  vi.resetModules()
  const { offsetAt } = await import('./zone-offset.ts')
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  onTestFinished(() => made.mockRestore())
  expect(offsetAt(Date.parse('2026-06-15T12:00:00Z'), 'Europe/London')).toBe(3_600_000)
  expect(made).not.toHaveBeenCalled()
})

const dayInTemporal = (instant: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainDate().toString()

function clockChanges(zone: string): number[] {
  const changes: number[] = []
  let change = Temporal.ZonedDateTime.from(`2010-01-01[${zone}]`).getTimeZoneTransition('next')
  while (change !== null && change.year < 2033) {
    changes.push(change.epochMilliseconds)
    change = change.getTimeZoneTransition('next')
  }
  return changes
}
