/** Plans the changes to the notes when a person adds a copy, replaces the notes with a copy, or undoes that. */

import { bothTexts } from '../store/merge-notes.ts'
import {
  type Checklist,
  type ChecklistGroup,
  checklistGroups,
  type JournalField,
  journalFields,
  type Tick,
  type Ticks,
} from '../store/notes-format.ts'
import type { Notes, NotesChange } from '../store/notes-store.ts'
import type { CopiedWeek, Copy } from './make-copy.ts'

type AllNotes = ReadonlyMap<number, Notes>
type Rewritings = ReadonlyMap<number, NotesChange>

/** Adds a copy: joins both texts of each field, and takes the later tick of each item. */
export function addCopy(here: AllNotes, { weeks }: Copy, now: number): Rewritings {
  const copied = new Map(weeks.map((week) => [week.week, week]))
  return rewriteAll(here, (week, notes) => ({
    text: (field) => bothTexts(textIn(notes, field), copied.get(week)?.journal[field] ?? ''),
    tick: (group, id) => {
      const tick = copied.get(week)?.checklist[group]?.[id]
      // Cap times from the future, so a clock that was ahead does not override later ticks.
      return tick && { done: tick.done, at: Math.min(tick.at, now) }
    },
    ids: (group) => Object.keys(copied.get(week)?.checklist[group] ?? {}),
  }))
}

/** Replaces the notes with the copy. */
export function replaceByCopy(here: AllNotes, { weeks }: Copy, now: number): Rewritings {
  const copied = new Map(weeks.map((week): [number, CopiedWeek] => [week.week, week]))
  return rewriteAll(here, (week, notes) => ({
    text: (field) => copied.get(week)?.journal[field] ?? '',
    tick: (group, id) => laterTick(notes, group, id, copied.get(week)?.checklist[group]?.[id]?.done ?? null, now),
    ids: (group) => idsIn(notes.checklist, copied.get(week)?.checklist ?? {}, group),
  }))
}

/** Undoes a restore, but leaves what was written or ticked after it. */
export function undoRestore(
  here: AllNotes,
  { before, restored }: { before: AllNotes; restored: AllNotes },
  now: number,
) {
  return rewriteAll(here, (week, notes) => ({
    text: (field) => {
      const [was, is] = [textIn(before.get(week), field), textIn(notes, field)]
      return is === textIn(restored.get(week), field) ? was : bothTexts(is, was)
    },
    tick: (group, id) => {
      const isAsRestored = notes.checklist[group]?.[id]?.at === restored.get(week)?.checklist[group]?.[id]?.at
      return isAsRestored
        ? laterTick(notes, group, id, before.get(week)?.checklist[group]?.[id]?.done ?? null, now)
        : undefined
    },
    ids: (group) => idsIn(notes.checklist, {}, group),
  }))
}

/** The notes that a week should have. `ids` are the items whose ticks may change. */
type Target = {
  text: (field: JournalField) => string
  tick: (group: ChecklistGroup, id: string) => Tick | undefined
  ids: (group: ChecklistGroup) => readonly string[]
}

/** For each week, the changes that turn its notes into the target. Leaves out weeks that need no change. */
function rewriteAll(here: AllNotes, targetFor: (week: number, notes: Notes) => Target): Rewritings {
  const rewritings = new Map<number, NotesChange>()
  for (const [week, notes] of here) {
    const target = targetFor(week, notes)
    const texts = journalFields
      .map((field) => [field, target.text(field)] as const)
      .filter(([field, text]) => text !== textIn(notes, field))
    const ticks = Object.fromEntries(
      checklistGroups.map((group) => [group, changedTicks(group, notes, target)] as const).filter(([, list]) => list),
    )
    if (texts.length + Object.keys(ticks).length > 0) rewritings.set(week, { texts, ticks })
  }
  return rewritings
}

function changedTicks(group: ChecklistGroup, { checklist }: Notes, target: Target): Ticks | undefined {
  const changed: Record<string, Tick> = {}
  for (const id of target.ids(group)) {
    const [own, tick] = [checklist[group]?.[id], target.tick(group, id)]
    if (tick && tick.done !== (own?.done ?? null) && tick.at > (own?.at ?? -1)) changed[id] = tick
  }
  return Object.keys(changed).length > 0 ? changed : undefined
}

const textIn = (notes: Notes | undefined, field: JournalField) => notes?.journal[field]?.text ?? ''

const idsIn = (ours: Checklist, theirs: Checklist, group: ChecklistGroup) => [
  ...new Set([...Object.keys(ours[group] ?? {}), ...Object.keys(theirs[group] ?? {})]),
]

/** A tick that is later than the item's existing tick, so it wins wherever the two are merged. */
const laterTick = (
  { checklist }: Notes,
  group: ChecklistGroup,
  id: string,
  done: boolean | null,
  now: number,
): Tick => ({
  done,
  at: Math.max(now, (checklist[group]?.[id]?.at ?? 0) + 1),
})
