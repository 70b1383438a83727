import { parse } from 'yaml'
import * as z from 'zod/mini'
import type { Region } from '#platform/shared/region.ts'
import { WeekGuide } from '../../contract.ts'
import { trimesterOf } from '../../rules.ts'
import { callAbout } from './call-about.ts'
import { explainFile, sourcesOf, splitFile, weekFile } from './read-file.ts'
import type { Body, Item } from './split-body.ts'

const cache = new Map<string, WeekGuide>()

/** The guide's texts for a week in a region; throws an error naming the file if it is invalid. */
export function readGuide(week: number, region: Region): WeekGuide {
  const key = `${week} ${region}`
  const known = cache.get(key)
  if (known) return known
  const guide = explainFile(weekFile(week), (text) => parseGuide(text, week, region))
  cache.set(key, guide)
  return guide
}

const FrontMatter = z.looseObject({
  size: z.looseObject({ comparison: z.string() }),
  sources: z.array(z.string()),
  furtherSources: z.array(z.string()),
  title: z.string(),
  emoji: z.string(),
  milestone: z._default(z.nullable(z.string()), null),
  specialNotes: z._default(z.array(z.string()), []),
})

function parseGuide(text: string, week: number, region: Region): WeekGuide {
  const { head, body } = splitFile(text)
  const { title, emoji, milestone, specialNotes, size, sources, furtherSources } = FrontMatter.parse(parse(head))
  const lines = (section: string) => itemsOf(body, section, region).map((item) => item.text)
  const checklist = (section: string) =>
    itemsOf(body, section, region).map((item) => ({ id: idOf(item), text: item.text }))
  const prompts = itemsOf(body, 'Journal', region)

  return WeekGuide.parse({
    week,
    region,
    trimester: trimesterOf(week, region),
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
      title,
      emoji,
      babySize: size.comparison,
      milestone,
      specialNotes,
      medicalActions: checklist('Checklist: medical'),
      nutrition: checklist('Checklist: nutrition'),
      vitalsTracking: checklist('Checklist: vitals'),
      motherActions: checklist('Checklist: mother'),
      partnerActions: checklist('Checklist: partner'),
    },
    journalPrompts: Object.fromEntries(prompts.map((item) => [idOf(item), item.text])),
    callAbout: callAbout(week, region),
    sources: sourcesOf([...sources, ...furtherSources]),
  })
}

function itemsOf(body: Body, section: string, region: Region): readonly Item[] {
  const items = body.get(section)
  if (!items) throw new Error(`it has no section “${section}”`)
  return items.filter(({ regions }) => regions.includes(region))
}

function idOf({ id, text }: Item): string {
  if (id === undefined) throw new Error(`“${text}” has no id`)
  return id
}
