import { describe, expect, test } from 'vitest'
import { type Region, regions } from '#platform/shared/place/region.ts'
import { parseFirstWeeks, readFirstWeeks } from './first-weeks.ts'

/**
 * The checks after a birth, in days since the birth: for the UK and the US from the clinical reference (its section on the time
 * after birth), for Germany, Spain and France from the sources that decision 62 describes.
 */
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
  ['de', 'baby', /check U1\b/, undefined, 1],
  ['de', 'baby', /check U2\b/, undefined, 9],
  ['de', 'baby', /check U3\b/, 7, 56],
  ['de', 'baby', /check U4\b/, 28, 84],
  ['de', 'baby', /blood test from the heel/i, undefined, 9],
  ['de', 'baby', /hearing test/i, undefined, 9],
  ['de', 'parent', /visits by a midwife/i, undefined, 84],
  ['de', 'parent', /papers of the first week/i, undefined, 7],
  ['de', 'parent', /last check of the pregnancy/i, 42, 56],
  ['es', 'baby', /heel prick/i, undefined, 5],
  ['es', 'baby', /first check at the health center/i, undefined, 7],
  ['es', 'baby', /first vaccines/i, 56, 70],
  ['es', 'parent', /visit with the midwife/i, undefined, 11],
  ['es', 'parent', /second check/i, 42, 56],
  ['es', 'parent', /registering the birth/i, undefined, 10],
  ['fr', 'baby', /^A first examination/, undefined, 8],
  ['fr', 'baby', /^A second examination/, 7, 14],
  ['fr', 'baby', /newborn blood test/i, undefined, 3],
  ['fr', 'baby', /examination at two months/i, 49, 84],
  ['fr', 'parent', /visits by a midwife/i, undefined, 12],
  ['fr', 'parent', /post(?:natal|partum) interview/i, 21, 56],
  ['fr', 'parent', /visit with a midwife or doctor/i, 42, 56],
  ['fr', 'parent', /registering the birth/i, undefined, 5],
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

  test('the lines name symptoms that pass by themselves, and a glucose test after diabetes, in weeks 4 to 12', () => {
    const text = lines.map((line) => line.text).join('\n')
    expect(text).toMatch(/glucose test/i)
    expect(text).toMatch(/bleeding gets less/i)
    expect(text).toMatch(/tearful.*about two weeks/i)
    expect(lines.find((line) => /glucose/i.test(line.text))).toMatchObject({ from: 28, until: 84 })
  })

  test('the lines name sources; lines for the baby need a source for the region, and UK terms are for the UK', () => {
    expect(sources.length).toBeGreaterThan(0)
    const hasSource = !['us', 'other'].includes(region)
    expect(lines.some(({ who }) => who === 'baby')).toBe(hasSource)
    if (region !== 'uk') expect(JSON.stringify(lines)).not.toMatch(/GP|health visitor/)
    if (region !== 'uk' && region !== 'es') expect(JSON.stringify(lines)).not.toMatch(/heel prick/)
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
