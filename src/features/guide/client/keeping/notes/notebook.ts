/** One person's notes on one journey, as this tab shows them and as the browser keeps them for every tab. */
import { firstContentWeek, lastContentWeek } from '#features/journey/rules.ts'
import {
  type Checklist,
  type ChecklistGroup,
  type Entry,
  type Journal,
  type JournalField,
  keyOf,
  placeOf,
  readChecklist,
  readJournal,
  type Tick,
  writeChecklist,
  writeJournal,
} from './kept-notes.ts'
import { lendShelf } from './lent-shelf.ts'
import { changedEntry, hasTicksOf, knowsJournal, mergeChecklists, mergeEntries, mergeJournals } from './merge-notes.ts'
import type { Shelf, Trouble } from './shelf.ts'

/** A week's notes; another object as soon as anything in them changes. */
export type Page = Notes & {
  /** The fields with text that is not kept yet. */
  readonly unkept: ReadonlySet<JournalField>
  readonly hasUnkeptTicks: boolean
  /** What other tabs kept meanwhile of the fields that are being written here. */
  readonly heard: Journal
}
export type Notes = { readonly checklist: Checklist; readonly journal: Journal }

type Readable = { checklist?: Checklist | undefined; journal?: Journal | undefined }

/** What becomes of a week: the texts of some fields, and ticks that are later than those there. */
export type Rewriting = { readonly texts: readonly (readonly [JournalField, string])[]; readonly ticks: Checklist }

type Options = { owner: string; shelf: Shelf /** A name that no other tab has. */; tab: string; now: () => number }

/** How long after the last keystroke a text is kept, in milliseconds. */
const keepAfterMs = 1000

export type Notebook = ReturnType<typeof openNotebook>

export function openNotebook({ owner, shelf: ownShelf, tab, now }: Options) {
  const shelf = lendShelf(ownShelf, now)
  const pages = new Map<number, Page>()
  const listeners = new Set<() => void>()
  let trouble: Trouble | undefined = shelf.isOpen() ? undefined : 'closed'
  let waiting: ReturnType<typeof setTimeout> | undefined
  let isClosed = false

  const keptNotes = (week: number): Readable => ({
    checklist: readChecklist(shelf.read(keyOf(owner, 'checklist', week))),
    journal: readJournal(shelf.read(keyOf(owner, 'journal', week))),
  })

  function page(week: number): Page {
    const known = pages.get(week)
    if (known) return known
    const { checklist = {}, journal = {} } = isClosed ? {} : keptNotes(week)
    const opened: Page = { checklist, journal, unkept: new Set(), hasUnkeptTicks: false, heard: {} }
    pages.set(week, opened)
    return opened
  }

  function change(week: number, changes: Partial<Page>) {
    pages.set(week, { ...page(week), ...changes })
    for (const listener of listeners) listener()
  }

  /** Whose notes they are has signed out, here or elsewhere: nothing of what this tab holds may be kept again. */
  function forget() {
    if (isClosed) return
    isClosed = true
    clearTimeout(waiting)
    shelf.takeBack()
    pages.clear()
    trouble = undefined
    for (const listener of listeners) listener()
  }

  /** Asked before anything is shown or kept: a tab that slept was told nothing. */
  function isOver(): boolean {
    if (shelf.isRecalled()) forget()
    return isClosed
  }

  /** Keeps a week's notes, together with what other tabs have kept of it meanwhile. */
  function keepWeek(week: number): Trouble | undefined {
    const { heard, unkept, ...own } = page(week)
    const kept = keptNotes(week)
    const journal = mergeJournals(mergeJournals(own.journal, heard), kept.journal ?? {})
    const checklist = mergeChecklists(own.checklist, kept.checklist ?? {})
    const wrongWithJournal = knowsJournal(kept.journal ?? {}, journal)
      ? undefined
      : shelf.put(keyOf(owner, 'journal', week), writeJournal(journal))
    const wrongWithTicks = hasTicksOf(kept.checklist ?? {}, checklist)
      ? undefined
      : shelf.put(keyOf(owner, 'checklist', week), writeChecklist(checklist))
    trouble = wrongWithJournal ?? wrongWithTicks
    change(week, {
      journal,
      checklist,
      heard: {},
      unkept: wrongWithJournal ? unkept : new Set(),
      hasUnkeptTicks: wrongWithTicks !== undefined,
    })
    return trouble
  }

  const unkeptWeeks = () =>
    [...pages].flatMap(([week, { unkept, hasUnkeptTicks }]) => (unkept.size > 0 || hasUnkeptTicks ? week : []))

  /** Keeps all that is not kept yet, now. */
  function keep() {
    clearTimeout(waiting)
    waiting = undefined
    if (isOver()) return
    const weeks = unkeptWeeks()
    const troubles = weeks.flatMap((week) => keepWeek(week) ?? [])
    if (weeks.length === 0 || troubles[0] === trouble) return
    trouble = troubles[0]
    for (const listener of listeners) listener()
  }

  /** Takes in what another tab kept; a field that is being written here waits until that is kept. */
  function hear(week: number, { checklist = {}, journal = {} }: Readable) {
    const { unkept, ...own } = page(week)
    const shown: Partial<Record<JournalField, Entry>> = mergeJournals(own.journal, journal)
    const heard: Partial<Record<JournalField, Entry>> = { ...own.heard }
    for (const field of unkept) {
      const [ours, theirs] = [own.journal[field], mergeEntries(heard[field], journal[field])]
      if (ours) shown[field] = ours
      if (theirs) heard[field] = theirs
    }
    change(week, { journal: shown, heard, checklist: mergeChecklists(own.checklist, checklist) })
  }

  /** Looks at what is kept of a week: another tab may have written there, and not have seen what this one did. */
  function lookAgain(week: number) {
    const kept = keptNotes(week)
    hear(week, kept)
    const { checklist, journal, unkept } = page(week)
    const settled = Object.fromEntries(Object.entries(journal).filter(([field]) => !isIn(unkept, field)))
    // What is gone or cannot be read was not written by a tab like this one: that is left as it is.
    const isLost =
      (kept.journal && !knowsJournal(kept.journal, settled)) ||
      (kept.checklist && !hasTicksOf(kept.checklist, checklist))
    if (isLost) keepWeek(week)
  }

  return {
    page,
    keep,
    forget,
    hasForgotten: () => isClosed,
    trouble: () => trouble,
    hasUnkept: () => unkeptWeeks().length > 0,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** Notes what was typed; it is kept 1000 ms after the last keystroke. */
    write(week: number, field: JournalField, text: string) {
      if (isOver()) return
      const { journal, unkept } = page(week)
      const before = journal[field]
      if (text === (before?.text ?? '')) return
      const entry = before && unkept.has(field) ? { ...before, text } : changedEntry(before, text, tab)
      change(week, { journal: { ...journal, [field]: entry }, unkept: new Set([...unkept, field]) })
      clearTimeout(waiting)
      waiting = setTimeout(keep, keepAfterMs)
    },

    /** Ticks items of a list or takes their ticks away, kept at once. */
    tick(week: number, group: ChecklistGroup, done: Readonly<Record<string, boolean | null>>) {
      if (isOver()) return
      const { checklist } = page(week)
      change(week, {
        checklist: { ...checklist, [group]: { ...checklist[group], ...ticksOf(done, checklist[group]) } },
      })
      keepWeek(week)
    },

    /** The notes of every week, with what other tabs have kept. */
    all(): ReadonlyMap<number, Notes> {
      keep()
      for (const week of contentWeeks) if (!isClosed) lookAgain(week)
      return new Map(contentWeeks.map((week) => [week, page(week)]))
    },

    /** Puts other words and ticks in their place, in all these weeks or, where there is no room for them, in none. */
    rewrite(changes: ReadonlyMap<number, Rewriting>): Trouble | undefined {
      if (isOver()) return undefined
      const rewritten = [...changes].map(([week, { texts, ticks }]) => {
        const { journal, checklist } = page(week)
        const entries = texts.map(([field, text]) => [field, changedEntry(journal[field], text, tab)])
        return {
          week,
          journal: { ...journal, ...Object.fromEntries(entries) },
          checklist: mergeChecklists(checklist, ticks),
          fields: texts.map(([field]) => field),
        }
      })
      const wrong = shelf.putAll(
        new Map(
          rewritten.flatMap(({ week, journal, checklist }) => [
            [keyOf(owner, 'journal', week), writeJournal(journal)],
            [keyOf(owner, 'checklist', week), writeChecklist(checklist)],
          ]),
        ),
      )
      if (wrong === 'full') return wrong
      trouble = wrong
      for (const { week, journal, checklist, fields } of rewritten) {
        const unkept = new Set([...page(week).unkept, ...fields])
        change(week, { journal, checklist, unkept: wrong ? unkept : new Set(), hasUnkeptTicks: wrong !== undefined })
      }
      return undefined
    },

    /** Another tab has put something there, or taken it away. */
    hearStorage({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>) {
      const place = key === null ? undefined : placeOf(owner, key)
      if (isOver() || !place || newValue === null) return
      // Of two tabs that write in the same moment one sees the other's only in the event.
      hear(
        place.week,
        place.kind === 'journal' ? { journal: readJournal(newValue) } : { checklist: readChecklist(newValue) },
      )
      lookAgain(place.week)
    },

    /** Events may have passed by while the tab was asleep. */
    wake: () => {
      if (isOver()) return
      for (const week of pages.keys()) lookAgain(week)
    },
  }

  function ticksOf(done: Readonly<Record<string, boolean | null>>, before: Checklist[ChecklistGroup] = {}) {
    const at = (id: string) => Math.max(now(), (before[id]?.at ?? 0) + 1)
    return Object.fromEntries(Object.entries(done).map(([id, is]): [string, Tick] => [id, { done: is, at: at(id) }]))
  }
}

const contentWeeks = Array.from(
  { length: lastContentWeek - firstContentWeek + 1 },
  (_, index) => index + firstContentWeek,
)

const isIn = (fields: ReadonlySet<string>, field: string) => fields.has(field)
