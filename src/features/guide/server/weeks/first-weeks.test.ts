import { describe, expect, test } from 'vitest'
import { type Region, regions } from '#platform/shared/place/region.ts'
import { parseFirstWeeks, readFirstWeeks } from './first-weeks.ts'

/** The checks after a birth, from the clinical reference (its section on the time after birth), in days since the birth. */
const checks: readonly (readonly [Region, 'baby' | 'parent', RegExp, from: number | undefined, until: number])[] = [
  ['uk', 'baby', /full examination/i, undefined, 3],
  ['uk', 'baby', /heel prick/i, 5, 8],
  ['uk', 'baby', /hearing test/i, undefined, 35],
  ['uk', 'baby', /second examination/i, 42, 56],
  ['uk', 'parent', /visits by a midwife/i, undefined, 10],
  ['uk', 'parent', /GP/, 42, 56],
  ['us', 'parent', /first contact/i, undefined, 21],
  ['us', 'parent', /full visit/i, undefined, 84],
  ['us', 'parent', /blood pressure\*{0,2}, if it was high/i, 7, 10],
]

test.each(checks)(
  'in the region %s, exactly one check of the %s matches %s, and it has the days of the reference',
  (region, who, sign, from, until) => {
    const found = readFirstWeeks(region).lines.filter((line) => line.who === who && sign.test(line.text))
    expect(found).toMatchObject([{ ...(from !== undefined && { from }), until }])
    expect(found[0]?.from).toBe(from)
  },
)

describe.each(regions)('in the region %s', (region) => {
  const { lines, sources } = readFirstWeeks(region)

  test('the lines name symptoms that pass by themselves, and for weeks 4 to 12 the glucose test after diabetes', () => {
    const text = lines.map((line) => line.text).join('\n')
    expect(text).toMatch(/glucose test/i)
    expect(text).toMatch(/bleeding gets less/i)
    expect(text).toMatch(/tearful.*about two weeks/i)
    expect(lines.find((line) => /glucose/i.test(line.text))).toMatchObject({ from: 28, until: 84 })
  })

  test('the lines name sources; outside the UK none is for the baby or names a GP, heel prick or health visitor', () => {
    expect(sources.length).toBeGreaterThan(0)
    if (region !== 'uk') expect(lines.filter(({ who }) => who === 'baby')).toEqual([])
    if (region !== 'uk') expect(JSON.stringify(lines)).not.toMatch(/GP|heel prick|health visitor/)
  })
})

const check = '- **A check**, after a week. {NHS}'

test('a section with an unknown heading is refused, and so is a line before the first heading', () => {
  expect(parseFirstWeeks(`## You\n${check}`, 'uk').lines).toHaveLength(1)
  expect(() => parseFirstWeeks(`## You\n${check}\n## Yuor baby\n${check}`, 'uk')).toThrow(
    'the heading “Yuor baby” is none of Your baby, You',
  )
  expect(() => parseFirstWeeks(`${check}\n## You\n${check}`, 'uk')).toThrow('it has a line before its first heading')
})
