/** Joins notes into contractions, measures contractions, says when to call, and counts movements. */
import { gestationalAge } from '#features/journey/rules.ts'
import type { CalendarDay } from '#platform/shared/time/calendar.ts'
import { texts } from './texts/texts.ts'

/** How movements felt: as usual, less or different, or one movement of a count. */
export const feelings = ['usual', 'different', 'counted'] as const
export type Feeling = (typeof feelings)[number]

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Longer ones are refused, because somebody forgot to press. */
export const longestContractionMs = hourMs
/** After this time without an end, the next press notes a new contraction. */
const runsAtMostMs = 10 * minuteMs
/** Two beginnings this close are one contraction: two phones, or a press by mistake. */
const sameContractionMs = 30_000
/** How long the page keeps saying that the rule is met, or that something needs a call. */
const staysTrueMs = 2 * hourMs

/** The smallest and largest values that a family can enter for the rule they were told. */
export const ruleLimits = {
  everyMinutes: { least: 2, most: 30 },
  lastingSeconds: { least: 0, most: 180 },
  forMinutes: { least: 10, most: 240 },
} as const

/** Call if contractions are at most `everyMinutes` apart and last at least `lastingSeconds` (0: any length), for `forMinutes`. */
export type CallRule = {
  readonly everyMinutes: number
  readonly lastingSeconds: number
  readonly forMinutes: number
}

/** The rule that the family was told; null if they were told none. */
export const toldRuleOf = ({ timer }: { timer: { toldRule: CallRule | null } | null }): CallRule | null =>
  timer?.toldRule ?? null

/** ISO 8601 in UTC with milliseconds, as `toISOString` writes it. */
export const isStoredInstant = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) && !Number.isNaN(Date.parse(text))

export type Noted = { readonly key: string; readonly beganAt: string; readonly endedAt: string | null }

/** A contraction as the page shows it, in milliseconds. It has several notes if two people pressed, or one pressed again. */
export type ShownContraction<N extends Noted = Noted> = {
  readonly beganMs: number
  /** Null while it lasts, or if nobody noted its end. */
  readonly endedMs: number | null
  readonly notes: readonly N[]
}

/**
 * The contractions, oldest first. Notes that overlap, or that begin within 30 seconds of each other, are one contraction, in
 * whatever order they arrive. So two phones can both press.
 */
export function joinNotes<N extends Noted>(notes: readonly N[]): readonly ShownContraction<N>[] {
  const shown: ShownContraction<N>[] = []
  for (const note of notes.toSorted((one, other) => beganMs(one) - beganMs(other) || (one.key < other.key ? -1 : 1))) {
    const last = shown.at(-1)
    if (last && isSame(last, note)) shown.splice(-1, 1, joined([...last.notes, note]))
    else shown.push(joined([note]))
  }
  return shown
}

function isSame({ beganMs: first, endedMs }: ShownContraction, note: Noted): boolean {
  return beganMs(note) - first <= sameContractionMs || (endedMs !== null && beganMs(note) < endedMs)
}

function joined<N extends Noted>(notes: readonly N[]): ShownContraction<N> {
  const end = latestEnd(notes)
  // A note without an end that began before the latest end is a late press, so it does not keep the contraction running.
  const lasts = notes.some((note) => note.endedAt === null && (end === null || beganMs(note) >= end))
  return { beganMs: Math.min(...notes.map(beganMs)), endedMs: lasts ? null : end, notes }
}

function latestEnd(notes: readonly Noted[]): number | null {
  const ends = notes.flatMap(({ endedAt }) => (endedAt === null ? [] : [Date.parse(endedAt)]))
  return ends.length === 0 ? null : Math.max(...ends)
}

const beganMs = ({ beganAt }: Noted) => Date.parse(beganAt)

/** The contraction that lasts now; undefined between contractions, and for one that began ten minutes ago or earlier. */
export function findRunning<S extends ShownContraction>(shown: readonly S[], nowMs: number): S | undefined {
  const last = shown.at(-1)
  return last?.endedMs === null && nowMs - last.beganMs < runsAtMostMs ? last : undefined
}

/** Milliseconds; null while it lasts, or if nobody noted its end. */
export const lengthOf = ({ beganMs, endedMs }: ShownContraction): number | null =>
  endedMs === null ? null : endedMs - beganMs

export type Average = {
  readonly count: number
  /** From start to start, in milliseconds; null for fewer than two contractions. */
  readonly intervalMs: number | null
  /** Null if no end was noted. */
  readonly lengthMs: number | null
}

/** The averages of the contractions that began in the hour before now. */
export const averageOfHour = (shown: readonly ShownContraction[], nowMs: number): Average =>
  averageOf(shown.filter(({ beganMs }) => beganMs > nowMs - hourMs && beganMs <= nowMs))

function averageOf(shown: readonly ShownContraction[]): Average {
  const lengths = shown.map(lengthOf).filter((ms) => ms !== null)
  const [first, last] = [shown[0], shown.at(-1)]
  return {
    count: shown.length,
    intervalMs: first && last && shown.length > 1 ? (last.beganMs - first.beganMs) / (shown.length - 1) : null,
    lengthMs: lengths.length > 0 ? lengths.reduce((sum, ms) => sum + ms, 0) / lengths.length : null,
  }
}

/**
 * When the contractions last met the rule, in milliseconds; null if they did not in the last two hours. To meet it,
 * there must be at least three within the rule's time, the first at most one interval after that time began, and their
 * averages must meet the rule's limits. The average interval is rounded to a minute, and the average length to ten
 * seconds, as people would round them.
 */
export function findRuleMet(shown: readonly ShownContraction[], rule: CallRule, nowMs: number): number | null {
  const met = shown.findLast(
    ({ beganMs }) => beganMs > nowMs - staysTrueMs && beganMs <= nowMs && meets(shown, rule, beganMs),
  )
  return met?.beganMs ?? null
}

function meets(shown: readonly ShownContraction[], rule: CallRule, atMs: number): boolean {
  const { everyMinutes, lastingSeconds, forMinutes } = rule
  const within = shown.filter(({ beganMs }) => beganMs <= atMs && beganMs >= atMs - forMinutes * minuteMs)
  const coveredMs = atMs - (within[0]?.beganMs ?? atMs)
  const { count, intervalMs, lengthMs } = averageOf(within)
  if (count < 3 || intervalMs === null || coveredMs < (forMinutes - everyMinutes) * minuteMs) return false
  const isLong = lastingSeconds === 0 || (lengthMs !== null && Math.round(lengthMs / 10_000) * 10 >= lastingSeconds)
  return Math.round(intervalMs / minuteMs) <= everyMinutes && isLong
}

const longMs = 2 * minuteMs
const often = { count: 6, withinMs: 10 * minuteMs }

/** Whether, in the last two hours, a contraction lasted over two minutes (`long`), or six came within ten minutes (`often`). */
export function findAlarm(shown: readonly ShownContraction[], nowMs: number): 'long' | 'often' | null {
  const recent = shown.filter(({ beganMs }) => beganMs > nowMs - staysTrueMs)
  const isLong = recent.some((one) => (lengthOf(one) ?? 0) > longMs)
  const running = findRunning(recent, nowMs)
  if (isLong || (running && nowMs - running.beganMs > longMs)) return 'long'
  const isOften = recent.some(({ beganMs }, at) => {
    const sixth = recent[at + often.count - 1]
    return sixth !== undefined && sixth.beganMs - beganMs <= often.withinMs
  })
  return isOften ? 'often' : null
}

/** Whether a birth on this day would be before 37+0; null without a due date. */
export function isBeforeTerm(dueDate: CalendarDay | null, today: CalendarDay): boolean | null {
  return dueDate === null ? null : gestationalDays(dueDate, today) < 37 * 7
}

/** The gestational age in days, counted from the first day of the last period. */
export function gestationalDays(dueDate: CalendarDay, today: CalendarDay): number {
  const { weeks, days } = gestationalAge(dueDate, today)
  return 7 * weeks + days
}

/** A count of movements: how many since it began, and whether its time is over. */
export type Count = { readonly beganMs: number; readonly count: number; readonly isOver: boolean }

/** The latest count, until two hours after its time is over; null if there is none. */
export function findCount(
  felt: readonly { readonly feltAt: string; readonly feeling: Feeling }[],
  { movements, hours }: { readonly movements: number; readonly hours: number },
  nowMs: number,
): Count | null {
  const times = felt
    .flatMap(({ feltAt, feeling }) => (feeling === 'counted' ? [Date.parse(feltAt)] : []))
    .toSorted((one, other) => one - other)
  let counted: number[] = []
  for (const ms of times) {
    const first = counted[0]
    const isNew = first === undefined || ms - first > hours * hourMs || counted.length >= movements
    counted = isNew ? [ms] : [...counted, ms]
  }
  const [beganMs] = counted
  if (beganMs === undefined || nowMs - beganMs > staysTrueMs + hours * hourMs) return null
  return { beganMs, count: counted.length, isOver: nowMs - beganMs > hours * hourMs }
}

/** "89 seconds", "1 minute 30 seconds" */
export function lengthWords(ms: number): string {
  const seconds = Math.round(ms / 1000)
  if (seconds < 90) return texts.seconds(seconds)
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  return rest === 0 ? texts.minutes(minutes) : texts.minutesAndSeconds(minutes, rest)
}

/** "4 minutes", "1 hour 20 minutes": rounded to the minute; "under a minute" for less than half a minute. */
export function intervalWords(ms: number): string {
  const minutes = Math.round(ms / minuteMs)
  if (minutes < 1) return texts.underAMinute
  if (minutes < 60) return texts.minutes(minutes)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return rest === 0 ? texts.hours(hours) : texts.hoursAndMinutes(hours, rest)
}

/** "In the last hour: 9 contractions, about 6 minutes apart, about 50 seconds long." Null without a contraction. */
export function averageWords({ count, intervalMs, lengthMs }: Average): string | null {
  if (count === 0) return null
  const interval = intervalMs === null ? null : averageInterval(intervalMs)
  const length = lengthMs === null ? null : averageLength(lengthMs)
  if (interval === null) return length === null ? texts.inLastHour(count) : texts.inLastHourLong(count, length)
  return length === null
    ? texts.inLastHourApart(count, interval)
    : texts.inLastHourApartAndLong(count, interval, length)
}

/** "about 6 minutes", "under a minute" */
function averageInterval(ms: number): string {
  const words = intervalWords(ms)
  return words === texts.underAMinute ? words : texts.about(words)
}

/** "about 50 seconds": rounded to 5 seconds; "under 5 seconds" for what would be rounded to 0. */
function averageLength(ms: number): string {
  const rounded = Math.round(ms / 5000) * 5000
  return rounded === 0 ? texts.underFiveSeconds : texts.about(lengthWords(rounded))
}

/** The texts for a rule that names a length, and for one that does not. */
type RuleTexts = {
  withLength: (interval: string, length: string, time: string) => string
  ofAnyLength: (interval: string, time: string) => string
}

/** "5 minutes apart, 1 minute long, for 1 hour", or a sentence that says this. */
export function ruleWords(
  { everyMinutes, lastingSeconds, forMinutes }: CallRule,
  { withLength, ofAnyLength }: RuleTexts = texts.rule,
): string {
  const [interval, time] = [intervalWords(everyMinutes * minuteMs), intervalWords(forMinutes * minuteMs)]
  if (lastingSeconds === 0) return ofAnyLength(interval, time)
  const length = lastingSeconds === 60 ? texts.minutes(1) : lengthWords(lastingSeconds * 1000)
  return withLength(interval, length, time)
}
