import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type Region, regions } from '#platform/shared/place/region.ts'
import type { Line, WeekGuide } from '../../contract.ts'
import { contentFile } from './read-file.ts'
import { readGuide } from './read-guide.ts'
import { inRegion } from './region-words.ts'

const weeks = Array.from({ length: 39 }, (_, at) => at + 4)
const groups = {
  med: 'medicalActions',
  nut: 'nutrition',
  vit: 'vitalsTracking',
  mother: 'motherActions',
  partner: 'partnerActions',
} as const

/** The quantities that the guide may state, each in its `regions`, or in all regions if it lists none. */
const quantities: readonly { says: string; source: string; regions?: readonly Region[] }[] = readJson('quantities.json')
const sources: Readonly<Record<string, unknown>> = readJson('sources.json')

describe.each(weeks)('week %i', (week) => {
  test.each(regions)('has all its parts in the region %s, and is smaller than 6 KB compressed', (region) => {
    // Throws if a part is missing.
    const guide = readGuide(week, region)
    expect(gzipSync(JSON.stringify(guide)).length).toBeLessThan(6 * 1024)
  })

  test('has item ids that start with the week, and each id has the same text in all regions, apart from words and units', () => {
    for (const [short, group] of Object.entries(groups)) {
      const byId = new Map<string, string>()
      for (const region of regions)
        for (const { id, text } of readGuide(week, region).journey[groups[short as 'med']]) {
          expect(id, group).toMatch(new RegExp(`^${week}-${short}-\\d$`))
          expect(inRegion(byId.get(id) ?? text, region)).toBe(text)
          if (!byId.has(id)) byId.set(id, text)
        }
    }
  })

  test('is written in sentences', () => {
    for (const text of allLines(week)) expect(text).toMatch(/^["“‘(]?[\p{Lu}\d].*[.?](?:[”’)])?$/u)
  })

  test('has sentences of at most 26 words, and a Flesch-Kincaid grade below 8', () => {
    for (const text of allLines(week))
      for (const sentence of sentencesOf(text)) expect(wordsOf(sentence).length, sentence).toBeLessThanOrEqual(26)
    expect(gradeOf(allLines(week).join(' '))).toBeLessThan(8)
  })

  test.each([
    ['assumes nothing about the baby', /\b(s?he|h(is|er|im|ers)|boys?|girls?|sons?|daughters?|princess|prince)\b/i],
    [
      'assumes nothing about the family',
      /\b(husband|hubby|wife|wives|dad(dy)?|fathers?|mum(my)?|mom(my)?|mothers?)\b/i,
    ],
    [
      'promises nothing',
      /\b(guarantee[ds]?|perfect(ly)?|normal(ly)?|healthy|certainly|surely|nothing to worry|don[’']t worry|risk-free)\b/i,
    ],
    ['says “baby”, not “fetus” or a pet name', /\b(f(o?e)tus\w*|f(o?e)tal|embryo\w*|bub|munchkin|little one)\b/i],
    ['has no exclamation mark or emoji', /!|\p{Emoji_Presentation}/u],
    [
      'uses no word that hurts after a loss',
      /\b(spontaneous abortion|failed pregnancy|incompetent|blighted|products of conception)\b/i,
    ],
  ])('%s', (_, forbidden) => {
    for (const text of allLines(week)) expect(text).not.toMatch(forbidden)
  })

  test.each(regions)('states only quantities that have a source for the region %s', (region) => {
    const known = new Set(
      quantities.filter((quantity) => quantity.regions?.includes(region) ?? true).map(({ says }) => says),
    )
    for (const text of linesOf(readGuide(week, region)))
      for (const [quantity] of text.matchAll(quantityShape)) expect(known, text).toContain(quantity)
  })

  test('shares less than 20 % of its lines with other weeks', () => {
    const others = new Set(
      weeks.filter((other) => other !== week).flatMap((other) => [...linesOf(readGuide(other, 'uk'))]),
    )
    const lines = [...linesOf(readGuide(week, 'uk'))]
    const own = lines.filter((text) => !others.has(text))
    expect(own.length / lines.length).toBeGreaterThan(0.8)
  })
})

describe('the guide as a whole', () => {
  test('has a milestone in every week, and special notes in some', () => {
    const journeys = weeks.map((week) => readGuide(week, 'uk').journey)
    expect(journeys.filter(({ milestone }) => milestone)).toHaveLength(weeks.length)
    expect(new Set(journeys.map(({ specialNotes }) => specialNotes.length > 0))).toEqual(new Set([true, false]))
  })

  test('compares the baby of week 8 with a kidney bean', () => {
    expect(readGuide(8, 'uk').baby.keyDevelopments.join('\n')).toContain('about as long as a kidney bean')
  })

  test('asks different questions every week', () => {
    const prompts = weeks.flatMap((week) => Object.values(readGuide(week, 'uk').journalPrompts))
    expect(new Set(prompts).size).toBe(weeks.length * 5)
  })

  test.each(['75 g', '8 to 10 cups', '6 dates', '25 to 30 g'])('says %s in at least one week', (quantity) => {
    expect(weeks.some((week) => allLines(week).some((text) => text.includes(quantity)))).toBe(true)
  })

  test('has a source for every quantity it may state', () => {
    for (const { source } of quantities) expect(Object.keys(sources)).toContain(source)
  })

  test('describes each region’s own care', () => {
    const told = (region: Region) => weeks.flatMap((week) => [...linesOf(readGuide(week, region))]).join('\n')
    expect(told('us')).toMatch(/group B strep/i)
    expect(told('uk')).not.toMatch(/group B strep swab/i)
    expect(told('uk')).toMatch(/midwife/i)
    expect(told('us')).toMatch(/Tdap/)
  })
})

const quantityShape =
  /\d[\d.,/]*(?: to \d[\d.,]*)?\s?(?:mg|micrograms|mcg|g|grams|IU|kg|ounces|oz|cups?|glasses|litres|L|ml|calories|kcal|dates|portions|servings|minutes|hours|movements|°C|°F|mmHg)\b|\d{2,3}\/\d{2,3}/g

const allLines = (week: number) => [...new Set(regions.flatMap((region) => [...linesOf(readGuide(week, region))]))]

/** Every text of a guide except its title, emoji and sources. */
function* linesOf({ baby, mother, important, tips, journey, journalPrompts }: WeekGuide): Generator<string> {
  for (const part of [baby, mother, important, tips]) for (const lines of Object.values(part)) yield* lines.map(textOf)
  if (journey.milestone) yield textOf(journey.milestone)
  yield* journey.specialNotes.map(textOf)
  for (const group of Object.values(groups)) for (const { text } of journey[group]) yield text
  yield* Object.values(journalPrompts)
}

const textOf = (line: Line) => (typeof line === 'string' ? line : line.text)
const sentencesOf = (text: string) => text.split(/(?<=[.?:;])\s+/).filter((part) => /\p{L}/u.test(part))
const wordsOf = (text: string) => text.match(/\p{L}[\p{L}’'-]*/gu) ?? []

/** The Flesch-Kincaid grade level (1975). */
function gradeOf(text: string): number {
  const words = wordsOf(text)
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * (words.length / sentencesOf(text).length) + 11.8 * (syllables / words.length) - 15.59
}

const syllablesOf = (word: string) =>
  Math.max(
    1,
    (
      word
        .toLowerCase()
        .replace(/(?:[^laeiouy]es|[^td]ed|[^l]e)$/, '')
        .match(/[aeiouy]+/g) ?? []
    ).length,
  )

function readJson(name: string) {
  return JSON.parse(readFileSync(contentFile(name), 'utf8'))
}
