/** Every text of the guide can be read in every language that people can choose. */
import { describe, expect, test } from 'vitest'
import { firstContentWeek, lastContentWeek } from '#features/journey/rules.ts'
import { languages, offeredLanguages } from '#language/languages.ts'
import { inLanguage } from '#platform/server/language/request-language.ts'
import { carryings } from '#platform/shared/journey/carrying.ts'
import { regions } from '#platform/shared/place/region.ts'
import { stages } from '../../content/calls.ts'
import { readCallAbout } from './call-about.ts'
import { readFirstWeeks } from './first-weeks.ts'
import { readGuide } from './read-guide.ts'
import { readWeek } from './read-week.ts'

const weeks = Array.from({ length: lastContentWeek - firstContentWeek + 1 }, (_, at) => firstContentWeek + at)

describe.each(offeredLanguages)('in the language %s', (language) => {
  test.each(weeks)('week %d can be read, with the same figures as in English', (week) => {
    const { developments, weightBy, size, ...figures } =
      inLanguage(language, () => readWeek(week)) ?? expect.unreachable()
    const english = inLanguage('en', () => readWeek(week))
    expect(english).toMatchObject({ ...figures, size: { ...size, comparison: expect.any(String) } })
    expect(developments).toHaveLength(english?.developments.length ?? 0)
    for (const region of regions)
      for (const carrying of carryings) {
        const read = () => readGuide(week, region, carrying)
        const [own, inEnglish] = [inLanguage(language, read), inLanguage('en', read)]
        expect(own.sources).toEqual(inEnglish.sources)
        expect(Object.keys(own.journalPrompts)).toEqual(Object.keys(inEnglish.journalPrompts))
      }
  })

  test('what to call about and the first weeks can be read', () => {
    for (const region of regions) {
      expect(inLanguage(language, () => readFirstWeeks(region)).lines.length).toBeGreaterThan(0)
      for (const stage of stages)
        for (const carrying of carryings) {
          const read = () => readCallAbout({ region, stage, carrying })
          const grades = (lines: readonly { grade: string; from?: number | undefined }[]) =>
            lines.map(({ grade, from }) => [grade, from])
          expect(grades(inLanguage(language, read).lines)).toEqual(grades(inLanguage('en', read).lines))
        }
    }
  })
})

const readAll = () => [
  readWeek(20),
  readGuide(20, 'uk'),
  readFirstWeeks('uk'),
  ...stages.map((stage) => readCallAbout({ region: 'uk', stage })),
]

test('a language without a translation of the guide gets the English one, which says that it is English', () => {
  expect(languages).toContain('ar')
  const read = () => readWeek(20)?.size.comparison
  expect(inLanguage('ar', read)).toBe(inLanguage('en', read))
  for (const content of inLanguage('ar', readAll)) expect(content?.otherLanguage).toEqual({ lang: 'en', dir: 'ltr' })
})

test.each(offeredLanguages)('in %s, the guide is in the reader’s language', (language) => {
  for (const content of inLanguage(language, readAll)) expect(content?.otherLanguage).toBeUndefined()
})
