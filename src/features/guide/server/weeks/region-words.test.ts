import { describe, expect, test } from 'vitest'
import { type Region, regions } from '#platform/shared/place/region.ts'
import { readCallAbout } from './call-about.ts'
import { readGuide } from './read-guide.ts'
import { readWeek } from './read-week.ts'
import { anyOf, inRegion, regionWords } from './region-words.ts'

const { words, units } = regionWords
const british = [...words.map(({ uk, written }) => written ?? uk), ...units.uk]
const american = [...words.filter(({ ukToo }) => !ukToo).map(({ us }) => us), ...units.us]
const foreignTo: Readonly<Record<Region, RegExp>> = {
  uk: anyOf(american),
  other: anyOf(american),
  us: anyOf(british),
}
const weeks = Array.from({ length: 39 }, (_, at) => at + 4)

describe.each(regions)('in the region %s', (region) => {
  test.each(weeks)('week %i has no word or unit of another region', (week) => {
    for (const text of textsOf(readGuide(week, region))) expect(text.match(foreignTo[region]), text).toBeNull()
  })

  test('the list of what to call about has no word or unit of another region', () => {
    for (const text of textsOf(readCallAbout({ region }))) expect(text.match(foreignTo[region]), text).toBeNull()
  })
})

test('the texts on the home screen have no word or unit of only one region', () => {
  for (const week of weeks)
    for (const text of textsOf(readWeek(week)))
      for (const region of regions) expect(text.match(foreignTo[region]), text).toBeNull()
})

test.each([
  ['uk', 'Labour may begin. Ask your GP.', 'Labour may begin. Ask your GP.'],
  ['other', 'Labour may begin. Ask your GP.', 'Labour may begin. Ask your GP.'],
  ['us', 'Labour may begin. Ask your GP.', 'Labor may begin. Ask your doctor.'],
  ['us', 'It is a laboured word.', 'It is a labored word.'],
  ['us', 'Belabour nothing.', 'Belabour nothing.'],
  ['uk', 'A temperature of 38 °C (100.4 °F) or more.', 'A temperature of 38 °C or more.'],
  ['us', 'A temperature of 38 °C (100.4 °F) or more.', 'A temperature of 100.4 °F or more.'],
] as const)('the region %s reads “%s” as “%s”', (region, text, read) => {
  expect(inRegion(text, region)).toBe(read)
})

test('the table has no word twice, and each British word differs from its American one', () => {
  const written = words.map(({ uk, written }) => (written ?? uk).toLowerCase())
  expect(new Set(written).size).toBe(written.length)
  for (const { uk, us } of words) expect(us).not.toBe(uk)
})

/** Every string within a value, except the titles of sources. */
function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) if (name !== 'sources') yield* textsOf(part)
}
