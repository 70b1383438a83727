/** Merges notes of two tabs, or of this browser and a saved copy. Texts that were changed on both sides are joined. */
import {
  type Checklist,
  checklistGroups,
  type Entry,
  type Journal,
  type JournalField,
  journalFields,
  type Tick,
  type Ticks,
} from './notes-format.ts'

/** Takes the later tick of each item. */
export function mergeChecklists(ours: Checklist, theirs: Checklist): Checklist {
  const merged: Partial<Record<(typeof checklistGroups)[number], Ticks>> = {}
  for (const group of checklistGroups) {
    const lists = [ours[group], theirs[group]].filter((list) => list !== undefined)
    if (lists.length > 0) merged[group] = lists.reduce(mergeTicks)
  }
  return merged
}

function mergeTicks(ours: Ticks, theirs: Ticks): Ticks {
  const merged: Record<string, Tick> = { ...ours }
  for (const [id, tick] of Object.entries(theirs)) {
    const own = merged[id]
    if (own === undefined || isLater(tick, own)) merged[id] = tick
  }
  return merged
}

/** Whether `a` wins over `b`. At equal times done wins over open, and open over untouched, so all tabs agree. */
const isLater = (a: Tick, b: Tick) => a.at > b.at || (a.at === b.at && rank(a) > rank(b))
const rank = ({ done }: Tick) => (done === null ? 0 : done ? 2 : 1)

/** Whether `checklist` has every tick of `other`, or a later tick of the same item. */
export const hasTicksOf = (checklist: Checklist, other: Checklist): boolean =>
  checklistGroups.every((group) =>
    Object.entries(other[group] ?? {}).every(([id, tick]) => {
      const own = checklist[group]?.[id]
      return own !== undefined && !isLater(tick, own)
    }),
  )

/** For each field, takes the entry that includes the other's changes. If neither does, joins the two texts. */
export function mergeJournals(ours: Journal, theirs: Journal): Journal {
  const merged: Partial<Record<JournalField, Entry>> = {}
  for (const field of journalFields) {
    const entry = mergeEntries(ours[field], theirs[field])
    if (entry) merged[field] = entry
  }
  return merged
}

/** Merges one field. If both entries include the same changes, the stored one (`theirs`) wins, so all tabs agree. */
export function mergeEntries(ours: Entry | undefined, theirs: Entry | undefined): Entry | undefined {
  if (!ours || !theirs) return ours ?? theirs
  if (hasSeen(theirs, ours)) return theirs
  if (hasSeen(ours, theirs)) return ours
  return { text: bothTexts(ours.text, theirs.text), seen: seenByEither(ours.seen, theirs.seen) }
}

/** Whether this journal includes every change of the other. */
export const hasChangesOf = (journal: Journal, other: Journal): boolean =>
  journalFields.every((field) => {
    const [own, others] = [journal[field], other[field]]
    return others === undefined || (own !== undefined && hasSeen(own, others))
  })

const hasSeen = (entry: Entry, other: Entry) =>
  Object.entries(other.seen).every(([tab, count]) => (entry.seen[tab] ?? 0) >= count)

function seenByEither(ours: Entry['seen'], theirs: Entry['seen']): Entry['seen'] {
  const seen: Record<string, number> = { ...ours }
  for (const [tab, count] of Object.entries(theirs)) seen[tab] = Math.max(count, seen[tab] ?? 0)
  return seen
}

/**
 * Our text, followed by the paragraphs that only theirs has. If theirs has all of our paragraphs, the result is theirs.
 * Compares whole paragraphs, because a short one such as "Kick" may also be a part of a longer one.
 */
export function bothTexts(ours: string, theirs: string): string {
  const [own, others] = [paragraphsOf(ours), paragraphsOf(theirs)]
  const news = others.filter((paragraph) => !own.includes(paragraph))
  if (news.length === 0) return ours
  if (own.every((paragraph) => others.includes(paragraph))) return theirs
  return [ours.trimEnd(), ...news].join('\n\n')
}

const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')

/**
 * The entry after typing in this tab. `seen` lists every tab that has changed the field. If a tab were missing, its changes
 * would seem to be missing too, and its earlier text would be joined again.
 */
export function changedEntry(before: Entry | undefined, text: string, tab: string): Entry {
  return { text, seen: { ...before?.seen, [tab]: (before?.seen[tab] ?? 0) + 1 } }
}
