import { describe, expect, test } from 'vitest'
import { countries } from '../../shared/place/countries.ts'
import { countryName } from '../../shared/place/country-name.ts'
import { countryOfZone, likelyCountry } from './country-of-zone.ts'

test('each country is listed once, and has a name', () => {
  expect(countries).toHaveLength(249)
  expect(new Set(countries).size).toBe(249)
  for (const country of countries) expect(countryName(country), country).not.toBe(country)
})

describe('the country of the time zone', () => {
  test.each([
    ['Europe/London', 'GB'],
    ['Europe/Isle_of_Man', 'IM'],
    ['Europe/Oslo', 'NO'],
    ['Europe/Lisbon', 'PT'],
    ['Atlantic/Reykjavik', 'IS'],
    ['America/Puerto_Rico', 'PR'],
    ['America/Toronto', 'CA'],
    ['Asia/Kolkata', 'IN'],
    ['Asia/Calcutta', 'IN'],
    ['Europe/Kyiv', 'UA'],
    ['US/Pacific', 'US'],
    ['UTC', null],
    ['Etc/GMT+5', null],
  ])('%s is %s', (zone, country) => {
    expect(countryOfZone(zone)).toBe(country)
  })

  test('is known for every time zone that the settings offer', () => {
    for (const zone of Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC'))
      expect(countryOfZone(zone), zone).not.toBeNull()
  })
})

describe('the country until the family chooses one', () => {
  test.each([
    ['is that of the time zone', 'Europe/Lisbon', 'other', 'PT'],
    ['is Jersey for its time zone, with care in the United Kingdom', 'Europe/Jersey', 'uk', 'JE'],
    ['is Puerto Rico for its time zone, with care in another region', 'America/Puerto_Rico', 'other', 'PR'],
    ['is Guam for its time zone, with care in the United States', 'Pacific/Guam', 'us', 'GU'],
    ['is the United Kingdom if the care is there, but the time zone is not', 'Europe/Madrid', 'uk', 'GB'],
    ['is the United States if the care is there, but the time zone is not', 'UTC', 'us', 'US'],
    ['is unknown if the care is not in the country of the time zone', 'Europe/London', 'other', null],
    ['is unknown if the time zone belongs to no country', 'UTC', 'other', null],
  ] as const)('%s', (_, zone, region, country) => {
    expect(likelyCountry(zone, region)).toBe(country)
  })
})
