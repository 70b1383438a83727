import { parse } from 'yaml'
import * as z from 'zod/mini'
import { currentLanguage } from '#language/current-language.ts'
import { type Carrying, isSeveral } from '#platform/shared/journey/carrying.ts'
import type { Region } from '#platform/shared/place/region.ts'
import { firstDayOfWeek, type Span, spanOnPage, trimesterOf } from '../../content/spans.ts'
import { type Line, WeekGuide } from '../../contract.ts'
import { texts } from '../../texts/texts.ts'
import { otherLanguageOf, readContentFile, sourcesOf, splitFile, weekFile } from './read-file.ts'
import { inRegion } from './region-words.ts'
import { type Item, readItem } from './split-body.ts'

const cache = new Map<string, WeekGuide>()

/** The guide's texts for a week, a region and a number of babies. An invalid file throws an error that names it. */
export function readGuide(week: number, region: Region, carrying: Carrying = 'unknown'): WeekGuide {
  const key = `${currentLanguage()} ${week} ${region} ${carrying}`
  const known = cache.get(key)
  if (known) return known
  const guide = readContentFile(weekFile(week), (text) => parseGuide(text, week, region, carrying))
  cache.set(key, guide)
  return guide
}

const FrontMatter = z.looseObject({
  size: z.looseObject({ comparison: z.string() }),
  sources: z.array(z.string()),
  furtherSources: z.array(z.string()),
  title: z.string(),
  emoji: z.string(),
  // Written like the items of the body, because each may hold only in some regions, in some pregnancies or on some days.
  milestones: z._default(z.array(z.string()), []),
  specialNotes: z._default(z.array(z.string()), []),
})

/** Parses the text of a week's file into the guide for a region and a number of babies. */
export function parseGuide(text: string, week: number, region: Region, carrying: Carrying = 'unknown'): WeekGuide {
  const { head, body } = splitFile(text)
  const { title, emoji, milestones, specialNotes, size, sources, furtherSources } = FrontMatter.parse(parse(head))
  const keys = new Set([...sources, ...furtherSources])
  /** The items for this region and number of babies, each with the days that the page must state. */
  const onPage = (items: readonly Item[]) =>
    items.flatMap(({ regions, carryings, ...item }) => {
      if (!regions.includes(region) || !carryings.includes(carrying)) return []
      const span = spanOnPage(item, week)
      if (!span) throw new Error(`“${item.text}” applies on no day of the page of week ${week}`)
      for (const key of item.sources) keys.add(key)
      return [{ id: item.id, text: inRegion(item.text, region), ...span }]
    })
  const itemsOf = (section: string) => {
    const items = body.get(section)
    if (!items) throw new Error(`it has no section “${section}”`)
    return onPage(items)
  }
  const lines = (section: string) => itemsOf(section).map(lineOf)
  const headLines = (items: readonly string[]) => onPage(items.map((item) => readItem(`- ${item}`))).map(lineOf)
  const checklist = (section: string) => itemsOf(section).map((item) => ({ ...item, id: idOf(item) }))
  const [milestone = null, another] = headLines(milestones)
  if (another) throw new Error(`it has two milestones in the region ${region}`)

  return WeekGuide.parse({
    week,
    region,
    trimester: trimesterOf(firstDayOfWeek(week), region),
    baby: { keyDevelopments: lines('Baby: key developments'), organDevelopment: lines('Baby: organs') },
    mother: { physical: lines('You: body'), symptoms: lines('You: symptoms'), emotional: lines('You: feelings') },
    important: {
      appointments: lines('Appointments'),
      tests: lines('Tests'),
      precautions: lines('Precautions'),
      nutrition: lines('Nutrition'),
    },
    tips: { comfort: lines('Comfort'), preparation: lines('Preparation'), wellness: lines('Wellness') },
    journey: {
      title: inRegion(title, region),
      emoji,
      babySize: size.comparison,
      milestone,
      specialNotes: [...(isSeveral(carrying) ? [texts.severalBabies] : []), ...headLines(specialNotes)],
      medicalActions: checklist('Checklist: medical'),
      nutrition: checklist('Checklist: nutrition'),
      vitalsTracking: checklist('Checklist: vitals'),
      motherActions: checklist('Checklist: mother'),
      partnerActions: checklist('Checklist: partner'),
    },
    journalPrompts: Object.fromEntries(itemsOf('Journal').map((item) => [idOf(item), item.text])),
    otherLanguage: otherLanguageOf(weekFile(week)),
    sources: sourcesOf([...keys]),
  })
}

/** A line with its days, or only its text if it holds on all days of its page. */
const lineOf = ({ text, from, until }: OnPage): Line =>
  from === undefined && until === undefined ? text : { text, from, until }

type OnPage = Span & Pick<Item, 'id' | 'text'>

function idOf({ id, text }: OnPage): string {
  if (id === undefined) throw new Error(`“${text}” has no id`)
  return id
}
