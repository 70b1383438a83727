import { expect, test } from 'vitest'
import { type Carrying, carryings, isSeveral } from '#platform/shared/journey/carrying.ts'
import { type Region, regions } from '#platform/shared/place/region.ts'
import { readCallAbout } from './call-about.ts'
import { readGuide } from './read-guide.ts'

const weeks = Array.from({ length: 39 }, (_, at) => at + 4)

const textOf = (region: Region, carrying: Carrying) =>
  JSON.stringify([...weeks.map((week) => readGuide(week, region, carrying)), readCallAbout({ region, carrying })])

test.each(carryings.flatMap((carrying) => weeks.map((week) => [week, carrying] as const)))(
  'week %i is valid for %s, and has the note “This guide describes one baby” only for more than one baby',
  (week, carrying) => {
    for (const region of regions)
      expect(JSON.stringify(readGuide(week, region, carrying)).includes('This guide describes one baby.')).toBe(
        isSeveral(carrying),
      )
  },
)

const ifTwins = /[Ii]f you carry twins/
const several = [
  ['about the check for a shared placenta', /can show whether your babies share a placenta/],
  ['that flying usually ends before 32 weeks', /With more than one baby, flying usually ends before 32 weeks/],
  ['that the birth is earlier', /born by about 37 weeks, and three babies earlier/],
  ['that waiting for labour is only for one baby', /waiting for labou?r is for one baby/],
] as const

test.each(regions)(
  'only a family that did not give a number of babies reads “if you carry twins”, in the region %s',
  (region) => {
    for (const carrying of carryings)
      expect([carrying, ifTwins.test(textOf(region, carrying))]).toEqual([carrying, carrying === 'unknown'])
  },
)

test.each(several)('only families with more than one baby are told %s', (_, words) => {
  for (const region of regions)
    for (const carrying of carryings)
      expect([carrying, words.test(textOf(region, carrying))]).toEqual([carrying, isSeveral(carrying)])
})

test('families with more than one baby do not get the advice for one baby on flying and waiting for labour; others do', () => {
  for (const region of regions)
    for (const carrying of carryings) {
      const text = textOf(region, carrying)
      const isShown =
        /flying usually ends at 36 or 37 weeks/.test(text) && /you may wait or ask to have labou?r started/.test(text)
      expect([carrying, isShown]).toEqual([carrying, !isSeveral(carrying)])
    }
})

test.each([
  ['shared-placenta', 16, /scanned every two weeks/],
  ['several', 16, /If your babies share a placenta, scans are usually every two weeks/],
  ['own-placentas', 20, /every four weeks/],
  ['shared-placenta', 34, /planned birth from 36 weeks. Twins who also share a sac/],
  ['own-placentas', 34, /planned birth from 37 weeks, and three/],
  ['several', 34, /from 37 weeks, or from 36 if they share a placenta/],
] as const)('only for %s, week %i in the UK says %s', (carrying, week, words) => {
  const others = carryings.filter((each) => each !== carrying)
  expect(JSON.stringify(readGuide(week, 'uk', carrying))).toMatch(words)
  for (const other of others) expect(JSON.stringify(readGuide(week, 'uk', other)), other).not.toMatch(words)
})

// Where the pattern is undefined, there is no such line.
test.each([
  ['unknown', undefined],
  ['one', undefined],
  ['several', /If your babies share a placenta/],
  ['shared-placenta', /One of the babies may get too much blood/],
  ['own-placentas', undefined],
] as const)('for %s, the line about a belly that suddenly grows matches %s', (carrying, words) => {
  for (const region of regions) {
    const line = readCallAbout({ region, carrying }).lines.find(({ sign }) => /belly that suddenly grows/.test(sign))
    expect([line?.grade, words ? words.test(line?.text ?? '') : line]).toEqual(
      words ? ['now', true] : [undefined, undefined],
    )
  }
})
