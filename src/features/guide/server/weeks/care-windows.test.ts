import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contentWeek, pregnancyLength } from '#features/journey/rules.ts'
import { type Region, regions } from '#platform/shared/place/region.ts'
import { addDays } from '#platform/shared/time/calendar.ts'
import { holdsOn, type Span } from '../../content/spans.ts'
import type { Line, WeekGuide } from '../../contract.ts'
import { weekFile } from './read-file.ts'
import { parseGuide, readGuide } from './read-guide.ts'

/**
 * A topic (a test, vaccine, piece of advice or term), and the days on which the guide may present the topic as current. The
 * days are from clinical guidelines, not from the content. A line on the topic may name only the ages `from`, `until` and `ages`.
 */
type Care = {
  topic: string
  /** A pattern that matches the lines on the topic. */
  says: string
  regions: readonly Region[]
  from?: string
  until?: string
  ages: readonly string[]
  source: string
}
const windows: readonly Care[] = JSON.parse(readFileSync(new URL('care-windows.json', import.meta.url), 'utf8'))

/** Every day from 3+0 to 44+0, with the week whose page is shown on that day. */
const days = Array.from({ length: 41 * 7 + 1 }, (_, at) => 21 + at).map((day) => ({ day, week: weekOn(day) }))
/** Lines that tell the reader to ask or look something up. They may be shown on any day. */
const asks = /^(?:Ask|Check|Find|Look|Make sure)\b/
/** "28 weeks and 6 days", "28 to 30 weeks", "between 18 and 22 weeks". */
const ageShape = /(\d{1,2})(?:-week| weeks?(?: and (\d) days?)?|(?= (?:to|and|or|at) \d{1,2}(?: weeks|\.|,)))/g

describe.each(windows)('$topic ($source), from $from until $until', ({ says, ages, ...care }) => {
  const window = { from: care.from && dayOf(care.from), until: care.until && dayOf(care.until) }
  const known = [care.from, care.until, ...ages]

  test.each(care.regions)('the guide presents the topic as current only on these days, in the region %s', (region) => {
    const about = days.flatMap(({ day, week }) =>
      linesOf(readGuide(week, region))
        .filter(({ text, ...span }) => new RegExp(says).test(text) && holdsOn(span, day))
        .map(({ text }) => ({ day, week, text })),
    )
    expect(about).not.toEqual([])
    for (const { day, week, text } of about) {
      const named = [...text.matchAll(ageShape)].map(([, weeks, more]) => `${weeks}+${more ?? 0}`)
      if (named.length > 0) expect(known, `week ${week}: ${text}`).toEqual(expect.arrayContaining(named))
      else if (!asks.test(text)) expect(holdsOn(window as Span, day), `${ageOf(day)}, week ${week}: ${text}`).toBe(true)
    }
  })
})

describe.each(regions)('in the region %s', (region) => {
  const textsOn = (day: number) =>
    linesOf(readGuide(weekOn(day), region))
      .filter((line) => holdsOn(line, day))
      .map(({ text }) => text)
      .join('\n')
  const terms: Partial<Record<Region, string>> = { uk: 'A birth counts as full term.', us: 'It is called early term.' }
  const term = terms[region] ?? 'It counts as term.'
  const early = 'Tightenings that come regularly, a backache that comes and goes'

  test('the guide treats labour as early until 36+6, and as term from 37+0', () => {
    for (const day of [252, 253, 258]) {
      expect(textsOn(day)).not.toMatch(/full term|early term|counts as term|five minutes apart|more than two minutes/)
      expect(textsOn(day)).toMatch(/[Rr]egular tightenings|Tightenings that come regularly/)
    }
    expect(textsOn(253)).toContain(early)
    const rule = region === 'fr' ? 'painful contractions every five minutes' : 'five minutes apart'
    for (const words of [term, rule, 'more than two minutes']) expect(textsOn(259)).toContain(words)
    expect(textsOn(259)).not.toContain(early)
  })

  test.each([
    [27, 6, 2],
    [28, 1, 3],
  ])('the page shown at %i weeks and %i days belongs to trimester %i', (weeks, more, trimester) => {
    expect(readGuide(weekOn(7 * weeks + more), region).trimester).toBe(trimester)
  })
})

test('no checklist item tells the reader to call about a warning sign', () => {
  for (const week of new Set(days.map((day) => day.week)))
    for (const region of regions)
      for (const { text } of tasksOf(readGuide(week, region)))
        expect(text, `week ${week}`).not.toMatch(
          /\bcall (?:now|at once|today|the same day|your team the same|when)|, call[.,]|\band call\.|worth a call|emergency|140\/90|160\/110/i,
        )
})

test('the parser refuses a line that applies on no day of its week’s page', () => {
  const text = readFileSync(weekFile(37), 'utf8')
  const late = text.replace('[from 37+0] Call now if', '[from 37+1] Call now if')
  expect(late).not.toBe(text)
  expect(() => parseGuide(late, 37, 'uk')).toThrow(
    /“Call now if one contraction.*” applies on no day of the page of week 37/,
  )
})

type TimedLine = Exclude<Line, string>

function linesOf(guide: WeekGuide): TimedLine[] {
  const { baby, mother, important, tips, journey } = guide
  const plain = [baby, mother, important, tips].flatMap((part) => Object.values(part).flat())
  return [...plain, ...(journey.milestone ? [journey.milestone] : []), ...journey.specialNotes, ...tasksOf(guide)].map(
    (line) => (typeof line === 'string' ? { text: line } : line),
  )
}

const tasksOf = ({ journey }: WeekGuide) => [
  ...journey.medicalActions,
  ...journey.nutrition,
  ...journey.vitalsTracking,
  ...journey.motherActions,
  ...journey.partnerActions,
]

function weekOn(day: number): number {
  const dueDate = '2026-06-01'
  return contentWeek(dueDate, addDays(dueDate, day - pregnancyLength))
}

function dayOf(age: string): number {
  const [weeks = 0, more = 0] = age.split('+').map(Number)
  return 7 * weeks + more
}

const ageOf = (day: number) => `${Math.floor(day / 7)}+${day % 7}`
