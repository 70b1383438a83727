/** Lists the days on which each line of the guide is shown, for every region and state of a journey. */
import { type Stage, stageOf } from '../../src/features/guide/content/calls.ts'
import { holdsOn, type Span } from '../../src/features/guide/content/spans.ts'
import { readCallAbout } from '../../src/features/guide/server/weeks/call-about.ts'
import { readFirstWeeks } from '../../src/features/guide/server/weeks/first-weeks.ts'
import { readGuide } from '../../src/features/guide/server/weeks/read-guide.ts'
import { contentWeek, pregnancyLength } from '../../src/features/journey/rules.ts'
import { type JourneyState, journeyStates } from '../../src/platform/shared/journey/journey-state.ts'
import { type Region, regions } from '../../src/platform/shared/place/region.ts'
import { addDays } from '../../src/platform/shared/time/calendar.ts'

/** The result does not depend on this date, because all rules count days from the due date. */
const dueDate = '2026-06-01'
/** The days from 3+0 to 44+0, as days since the first day of the last period. */
const days = Array.from({ length: 41 * 7 + 1 }, (_, at) => 21 + at)

/** A line, and a run of consecutive days on which it is shown. Both ends are included. */
export type Row = {
  readonly state: JourneyState
  readonly region: Region
  readonly part: string
  readonly text: string
  readonly days: string
}
type Line = Span & { readonly part: string; readonly text: string }

/** Returns a row for each run of days of each line. Only in the state `expecting` are these days of the pregnancy. */
export const listDays = (): Row[] =>
  journeyStates.flatMap((state) =>
    regions.flatMap((region) => (state === 'expecting' ? listExpecting(region) : listOtherState(state, region))),
  )

/** Returns the lines that the guide shows on this day: those of the week's page and of the “call about” list. */
export function linesOn(region: Region, day: number): Line[] {
  const week = contentWeek(dueDate, addDays(dueDate, day - pregnancyLength))
  return [...pageLines(readGuide(week, region)), ...callLines(region, 'pregnancy')].filter((line) => holdsOn(line, day))
}

function listExpecting(region: Region): Row[] {
  const shown = new Map<string, { part: string; text: string; days: number[] }>()
  for (const day of days)
    for (const { part, text } of linesOn(region, day)) {
      const row = shown.get(`${part}\t${text}`) ?? { part, text, days: [] }
      row.days.push(day)
      shown.set(`${part}\t${text}`, row)
    }
  return [...shown.values()].flatMap(({ part, text, days }) =>
    runsOf(days).map(([first, last]) => ({
      ...{ state: 'expecting' as const, region, part, text },
      days: `${ageOf(first)} to ${ageOf(last)}`,
    })),
  )
}

function listOtherState(state: JourneyState, region: Region): Row[] {
  const calls = callLines(region, stageOf(state)).map(({ part, text }) => ({ part, text, days: 'always' }))
  const checks = state === 'born' ? readFirstWeeks(region).lines : []
  const firstWeeks = checks.map(({ who, text, from = 0, until = 84 }) => ({
    ...{ part: `first weeks, ${who}`, text },
    days: `day ${from} to ${until} after the birth`,
  }))
  return [...calls, ...firstWeeks].map((row) => ({ state, region, ...row }))
}

const callLines = (region: Region, stage: Stage): Line[] =>
  readCallAbout({ region, stage }).lines.map(({ grade, ...line }) => ({ ...line, part: `call about, ${grade}` }))

/** Returns all lines of a page. The `part` of a line is its path, such as "baby, keyDevelopments". */
function pageLines(value: unknown, part = ''): Line[] {
  if (Array.isArray(value)) return value.flatMap((line) => toLine(line, part))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'sources' ? [] : pageLines(inner, part === '' ? name : `${part}, ${name}`),
  )
}

const toLine = (line: string | (Span & { text: string }), part: string): Line =>
  typeof line === 'string' ? { part, text: line } : { part, text: line.text, from: line.from, until: line.until }

/** Returns the first and last day of each run of consecutive days. */
function runsOf(days: readonly number[]): [first: number, last: number][] {
  const runs: [number, number][] = []
  for (const day of days) {
    const last = runs.at(-1)
    if (last && day === last[1] + 1) last[1] = day
    else runs.push([day, day])
  }
  return runs
}

const ageOf = (day: number) => `${Math.floor(day / 7)}+${day % 7}`
