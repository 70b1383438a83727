import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { regions } from '#platform/shared/place/region.ts'
import * as advice from '../content/advice.ts'
import { texts } from '../content/texts/texts.ts'
import { ruleLimits } from '../rules.ts'

const guideSources: Readonly<Record<string, { title: string }>> = JSON.parse(
  readFileSync(new URL('../../guide/content/sources.json', import.meta.url), 'utf8'),
)

/** Every piece of advice, wherever it is in the content. */
function listAdvice(value: unknown): advice.Advice[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'text' in value && 'sources' in value ? [value as advice.Advice] : []
  return [...own, ...Object.values(value).flatMap(listAdvice)]
}
const all = listAdvice(Object.values(advice))

test('there is advice, and each piece names only sources of the guide, with the same titles', () => {
  expect(all.length).toBeGreaterThan(20)
  for (const { text, sources } of all) {
    expect(sources.length, text()).toBeGreaterThan(0)
    for (const key of sources) expect(guideSources[key]?.title, key).toBe(texts.sourceTitles[key])
  }
})

test('every source is used', () => {
  expect(new Set(all.flatMap(({ sources }) => sources))).toEqual(new Set(Object.keys(texts.sourceTitles)))
})

test('no advice reassures, or says that somebody may wait or stay at home', () => {
  const words =
    /stay at home|at home until|you may wait|you can wait|is fine|is normal|no need to|do not worry|all is well|probably/i
  for (const { text } of all) expect(text()).not.toMatch(words)
})

test.each(regions)('the rule of the region %s is one that a family could enter', (region) => {
  const { rule } = advice.regionRules[region]
  for (const [field, { least, most }] of Object.entries(ruleLimits)) {
    const value = new Map(Object.entries(rule)).get(field)
    expect(value, field).toBeGreaterThanOrEqual(least)
    expect(value, field).toBeLessThanOrEqual(most)
  }
})

test('only the US has a count of movements', () => {
  expect(regions.filter((region) => advice.regionCounts[region] !== null)).toEqual(['us'])
})
