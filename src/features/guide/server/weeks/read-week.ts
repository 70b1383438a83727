import { parse } from 'yaml'
import * as z from 'zod/mini'
import { usualWeight } from '#features/growth/rules.ts'
import { firstContentWeek, lastContentWeek } from '#features/journey/rules.ts'
import { currentLanguage } from '#language/current-language.ts'
import { WeekContent } from '../../contract.ts'
import { texts } from '../../texts/texts.ts'
import { otherLanguageOf, readContentFile, sourcesOf, splitFile, weekFile } from './read-file.ts'

/** By language and week. */
const cache = new Map<string, WeekContent>()

/** Whether the guide has this week. */
export const isGuideWeek = (week: number): boolean =>
  Number.isInteger(week) && week >= firstContentWeek && week <= lastContentWeek

/** A week's content; undefined for a week outside the guide. */
export function readWeek(week: number): WeekContent | undefined {
  if (!isGuideWeek(week)) return undefined
  const key = `${currentLanguage()} ${week}`
  const known = cache.get(key)
  if (known) return known
  const content = parseWeek(week)
  cache.set(key, content)
  return content
}

/** Reads the file on each call, without the cache, so that a watching build sees a changed file. */
export function parseWeek(week: number): WeekContent {
  return readContentFile(weekFile(week), (text) => {
    const { head, body } = splitFile(text)
    const { sources, ...figures } = FrontMatter.parse(parse(head))
    const developments = (body.get('') ?? []).map((item) => item.text)
    const content = WeekContent.parse({
      ...figures,
      weightBy: weightByIn(week),
      sources: sourcesOf(sources),
      developments,
      otherLanguage: otherLanguageOf(weekFile(week)),
    })
    if (content.week !== week) throw new Error(`it says week ${content.week}`)
    return content
  })
}

/** The source of a week's weight: charts of anatomy before the growth standard begins, extrapolation after it ends. */
function weightByIn(week: number): string {
  const { from, to } = usualWeight
  if (7 * week < from) return texts.chartsOfAnatomy
  const name = usualWeight.name()
  return 7 * week <= to ? name : texts.extrapolated(name)
}

const FrontMatter = z.object({
  week: z.unknown(),
  size: z.unknown(),
  weightG: z.unknown(),
  heartRate: z.unknown(),
  sources: z.array(z.string()),
})
