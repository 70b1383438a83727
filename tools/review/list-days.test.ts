import { expect, test } from 'vitest'
import { readCallAbout } from '../../src/features/guide/server/weeks/call-about.ts'
import { regions } from '../../src/platform/shared/place/region.ts'
import { linesOn, listDays } from './list-days.ts'

const rows = listDays()
const ageOf = (day: number) => `${Math.floor(day / 7)}+${day % 7}`

test.each(regions)('each line of the “call about” list has one row with all its days, in the region %s', (region) => {
  const listed = rows.filter((row) => row.state === 'expecting' && row.region === region && /^call/.test(row.part))
  const expected = readCallAbout({ region }).lines.map(({ grade, text, from = 21, until = 308 }) => ({
    ...{ state: 'expecting', region, part: `call about, ${grade}`, text },
    days: `${ageOf(Math.max(21, from))} to ${ageOf(Math.min(308, until))}`,
  }))
  expect(listed).toHaveLength(expected.length)
  for (const row of expected) expect(listed).toContainEqual(row)
})

test.each(regions)('the guide has lines for every day from 3+0 to 44+0, in the region %s', (region) => {
  for (let day = 21; day <= 308; day += 1) {
    const parts = new Set(linesOn(region, day).map(({ part }) => part))
    for (const part of ['baby, keyDevelopments', 'important, tests', 'journey, medicalActions', 'call about, now'])
      expect(parts, `${part} on ${ageOf(day)}`).toContain(part)
  }
})

test('while paused, and after a birth or a loss, a journey shows only the lists “call about” and “first weeks”', () => {
  const otherRows = rows.filter(({ state }) => state !== 'expecting')
  expect(new Set(otherRows.map(({ state }) => state)).size).toBe(3)
  for (const { part } of otherRows) expect(part).toMatch(/^(call about|first weeks), /)
})

test.each(regions)(
  'after a loss, no line mentions your baby, contractions, waters or the due date, in the region %s',
  (region) => {
    const after = rows.filter((row) => row.state === 'ended' && row.region === region)
    expect(after.length).toBeGreaterThan(9)
    for (const { text } of after) expect(text).not.toMatch(/your baby|contraction|waters|due date/i)
  },
)
