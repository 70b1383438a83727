/** A copy of a person's notes: the content and the name of its file. */
import { texts as language } from '#language/texts/texts.ts'
import type { CalendarDay } from '#platform/shared/time/calendar.ts'
import { type ChecklistGroup, checklistGroups, type JournalField, journalFields } from '../store/notes-format.ts'
import type { Notes } from '../store/notes-store.ts'
import { texts } from '../texts/texts.ts'

export const copyFormat = 'nestling-notes'
export const copyVersion = 1

type CopiedTicks = Record<string, { done: boolean; at: number }>
export type CopiedWeek = {
  week: number
  checklist: Partial<Record<ChecklistGroup, CopiedTicks>>
  journal: Partial<Record<JournalField, string>>
}
export type Copy = {
  format: typeof copyFormat
  version: typeof copyVersion
  savedAt: string
  babyName: string
  weeks: CopiedWeek[]
}

/** All weeks with ticks or text. Assumed ticks do not count as notes. */
export function makeCopy(notes: ReadonlyMap<number, Notes>, about: Pick<Copy, 'babyName' | 'savedAt'>): Copy {
  const weeks = [...notes].map(([week, { checklist, journal }]) => copyWeek(week, checklist, journal))
  return { format: copyFormat, version: copyVersion, ...about, weeks: weeks.filter(hasNotes) }
}

function copyWeek(week: number, ticked: Notes['checklist'], written: Notes['journal']): CopiedWeek {
  const checklist: CopiedWeek['checklist'] = {}
  for (const group of checklistGroups) {
    const ticks: CopiedTicks = {}
    for (const [id, { done, at }] of Object.entries(ticked[group] ?? {})) if (done !== null) ticks[id] = { done, at }
    if (Object.keys(ticks).length > 0) checklist[group] = ticks
  }
  const journal: CopiedWeek['journal'] = {}
  for (const field of journalFields) {
    const text = written[field]?.text.trim()
    if (text) journal[field] = text
  }
  return { week, checklist, journal }
}

const hasNotes = ({ checklist, journal }: CopiedWeek) => Object.keys(checklist).length + Object.keys(journal).length > 0

/** "nestling-pip-notes-2026-11-21.json" */
export function copyName(babyName: string, day: CalendarDay): string {
  const plain = babyName.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const name = plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
  return `nestling-${name || 'baby'}-notes-${day}.json`
}

/** "3 weeks (8, 29, and 30), with 7 journal entries and 22 ticks" */
export function copyWords({ weeks }: Copy): string {
  const entries = sum(weeks, ({ journal }) => Object.keys(journal).length)
  const ticks = sum(weeks, ({ checklist }) =>
    sum(Object.values(checklist), (list) => Object.values(list).filter(({ done }) => done).length),
  )
  const numbers = new Intl.ListFormat(language.locale).format(weeks.map(({ week }) => String(week)))
  return texts.copyContents(texts.weeks(weeks.length, numbers), texts.entries(entries), texts.ticks(ticks))
}

const sum = <Value>(values: readonly Value[], count: (value: Value) => number) =>
  values.reduce((total, value) => total + count(value), 0)
