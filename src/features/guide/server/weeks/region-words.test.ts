import { describe, expect, test } from 'vitest'
import { anyOf } from '#language/english/english.ts'
import { oneWayPairs, pairs } from '#language/english/words.ts'
import type { Language } from '#language/languages.ts'
import { inLanguage } from '#platform/server/language/request-language.ts'
import { type Region, regions } from '#platform/shared/place/region.ts'
import { readCallAbout } from './call-about.ts'
import { readGuide } from './read-guide.ts'
import { readWeek } from './read-week.ts'
import { inRegion, regionWords } from './region-words.ts'

const { terms, units } = regionWords
const american = anyOf(pairs.map(([, word]) => word))
const british = anyOf([...pairs, ...oneWayPairs].map(([word]) => word))
const onlyAmerican = anyOf([...terms.filter(({ isBritishToo }) => !isBritishToo).map(({ us }) => us), ...units.us])
const onlyElsewhere = anyOf([...terms.map(({ written }) => written), ...units.elsewhere])
const foreignTo = (language: Language, region: Region) => [
  language === 'en' ? british : american,
  region === 'us' ? onlyElsewhere : onlyAmerican,
]
const weeks = Array.from({ length: 39 }, (_, at) => at + 4)
const readings = (['en', 'en-gb'] as const).flatMap((language) => regions.map((region) => [language, region] as const))

describe.each(readings)('in the language %s and the region %s', (language, region) => {
  const expectNoForeignWord = (texts: Iterable<string>) => {
    for (const text of texts)
      for (const words of foreignTo(language, region)) expect(text.match(words), text).toBeNull()
  }

  test.each(weeks)('week %i has no word or unit of another language or region', (week) => {
    inLanguage(language, () => expectNoForeignWord(textsOf(readGuide(week, region))))
  })

  test('the list of what to call about has no word or unit of another language or region', () => {
    inLanguage(language, () => expectNoForeignWord(textsOf(readCallAbout({ region }))))
  })

  test('the texts of the weeks on the home screen have no word or unit of another language or region', () => {
    for (const week of weeks) inLanguage(language, () => expectNoForeignWord(textsOf(readWeek(week))))
  })
})

test.each([
  ['en-gb', 'uk', 'Labour may begin. Ask your GP.', 'Labour may begin. Ask your GP.'],
  ['en-gb', 'us', 'Labour may begin. Ask your GP.', 'Labour may begin. Ask your doctor.'],
  ['en', 'uk', 'Labour may begin. Ask your GP.', 'Labor may begin. Ask your GP.'],
  ['en', 'us', 'Labour may begin. Ask your GP.', 'Labor may begin. Ask your doctor.'],
  ['en-gb', 'us', 'Call the maternity unit.', 'Call the labour and delivery unit.'],
  ['en', 'other', 'Take paracetamol.', 'Take paracetamol.'],
  ['en-gb', 'us', 'Take paracetamol.', 'Take acetaminophen.'],
  ['en', 'us', 'It is a laboured word.', 'It is a labored word.'],
  ['en', 'us', 'Belabour nothing.', 'Belabour nothing.'],
  ['en', 'other', 'A temperature of 38 °C (100.4 °F) or more.', 'A temperature of 38 °C or more.'],
  ['en-gb', 'us', 'A temperature of 38 °C (100.4 °F) or more.', 'A temperature of 100.4 °F or more.'],
  ['de', 'us', 'Das GP-Zimmer ist grey.', 'Das GP-Zimmer ist grey.'],
] as const)('in the language %s, the region %s reads “%s” as “%s”', (language, region, text, read) => {
  expect(inLanguage(language, () => inRegion(text, region))).toBe(read)
})

/** Every string within a value, except the titles of sources. */
function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) if (name !== 'sources') yield* textsOf(part)
}
