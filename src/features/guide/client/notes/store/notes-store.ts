/** One person's notes on one journey, in this tab and in the browser's shared storage. */
import { firstContentWeek, lastContentWeek } from '#features/journey/rules.ts'
import type { BrowserStorage, StorageProblem } from './browser-storage.ts'
import { changedEntry, hasChangesOf, hasTicksOf, mergeChecklists, mergeEntries, mergeJournals } from './merge-notes.ts'
import {
  type Checklist,
  type ChecklistGroup,
  type Entry,
  type Journal,
  type JournalField,
  keyOf,
  parseNotesKey,
  readChecklist,
  readJournal,
  type Tick,
  uncopiedKey,
  writeChecklist,
  writeJournal,
} from './notes-format.ts'
import { openSignedInStorage } from './signed-in-storage.ts'

/** A week's notes. Each change makes a new object. */
export type Page = Notes & {
  /** The fields with unsaved text. */
  readonly unsaved: ReadonlySet<JournalField>
  readonly hasUnsavedTicks: boolean
  /** What other tabs saved meanwhile for the fields being edited here. */
  readonly fromOtherTabs: Journal
}
export type Notes = { readonly checklist: Checklist; readonly journal: Journal }

type Readable = { checklist?: Checklist | undefined; journal?: Journal | undefined }

/** Changes to a week: new texts for some fields, and ticks, which apply if they are later than the existing ones. */
export type NotesChange = { readonly texts: readonly (readonly [JournalField, string])[]; readonly ticks: Checklist }

type Options = {
  owner: string
  storage: BrowserStorage
  /** A name unique to this tab. */
  tab: string
  now: () => number
  /** Called at the first change in this tab. */
  onFirstChange?: () => void
}

/** Delay between the last keystroke and saving, in milliseconds. */
const saveAfterMs = 1000
/** A copy is due when the oldest change without a copy is four weeks old. */
const copyDueMs = 28 * 86_400_000

export type NotesStore = ReturnType<typeof openNotesStore>

export function openNotesStore({ owner, storage: browserStorage, tab, now, onFirstChange }: Options) {
  const storage = openSignedInStorage(browserStorage, now)
  const pages = new Map<number, Page>()
  const listeners = new Set<() => void>()
  let trouble: StorageProblem | undefined = storage.isOpen() ? undefined : 'closed'
  let waiting: ReturnType<typeof setTimeout> | undefined
  let isCleared = false
  let hasChanged = false
  const uncopied = uncopiedKey(owner)

  function noteChange() {
    if (!hasChanged) onFirstChange?.()
    hasChanged = true
  }

  const readSaved = (week: number): Readable => ({
    checklist: readChecklist(storage.read(keyOf(owner, 'checklist', week))),
    journal: readJournal(storage.read(keyOf(owner, 'journal', week))),
  })

  function page(week: number): Page {
    const known = pages.get(week)
    if (known) return known
    const { checklist = {}, journal = {} } = isCleared ? {} : readSaved(week)
    const opened: Page = { checklist, journal, unsaved: new Set(), hasUnsavedTicks: false, fromOtherTabs: {} }
    pages.set(week, opened)
    return opened
  }

  function change(week: number, changes: Partial<Page>) {
    pages.set(week, { ...page(week), ...changes })
    for (const listener of listeners) listener()
  }

  /** Clears this tab's notes after a sign-out here or in another tab, so that the notes are not saved again. */
  function clear() {
    if (isCleared) return
    isCleared = true
    clearTimeout(waiting)
    storage.undoRecentWrites()
    pages.clear()
    trouble = undefined
    for (const listener of listeners) listener()
  }

  /**
   * Clears the notes if the owner has signed out. Returns whether they are cleared. Called before each save, because a
   * sleeping tab gets no event.
   */
  function clearIfSignedOut(): boolean {
    if (storage.isSignedOut()) clear()
    return isCleared
  }

  /** Saves a week's notes, merged with what other tabs saved meanwhile. */
  function saveWeek(week: number): StorageProblem | undefined {
    const { fromOtherTabs, unsaved, ...own } = page(week)
    const saved = readSaved(week)
    const journal = mergeJournals(mergeJournals(own.journal, fromOtherTabs), saved.journal ?? {})
    const checklist = mergeChecklists(own.checklist, saved.checklist ?? {})
    const wrongWithJournal = hasChangesOf(saved.journal ?? {}, journal)
      ? undefined
      : storage.put(keyOf(owner, 'journal', week), writeJournal(journal))
    const wrongWithTicks = hasTicksOf(saved.checklist ?? {}, checklist)
      ? undefined
      : storage.put(keyOf(owner, 'checklist', week), writeChecklist(checklist))
    trouble = wrongWithJournal ?? wrongWithTicks
    // The time of the oldest change that no copy contains.
    if (hasChanged && !trouble && storage.read(uncopied) === null) storage.put(uncopied, String(now()))
    change(week, {
      journal,
      checklist,
      fromOtherTabs: {},
      unsaved: wrongWithJournal ? unsaved : new Set(),
      hasUnsavedTicks: wrongWithTicks !== undefined,
    })
    return trouble
  }

  const unsavedWeeks = () =>
    [...pages].flatMap(([week, { unsaved, hasUnsavedTicks }]) => (unsaved.size > 0 || hasUnsavedTicks ? week : []))

  /** Saves everything unsaved now. */
  function save() {
    clearTimeout(waiting)
    waiting = undefined
    if (clearIfSignedOut()) return
    const weeks = unsavedWeeks()
    const troubles = weeks.flatMap((week) => saveWeek(week) ?? [])
    if (weeks.length === 0 || troubles[0] === trouble) return
    trouble = troubles[0]
    for (const listener of listeners) listener()
  }

  /** Merges what another tab saved. A field being edited here is merged only when it is saved. */
  function mergeFromOtherTab(week: number, { checklist = {}, journal = {} }: Readable) {
    const { unsaved, ...own } = page(week)
    const shown: Partial<Record<JournalField, Entry>> = mergeJournals(own.journal, journal)
    const fromOtherTabs: Partial<Record<JournalField, Entry>> = { ...own.fromOtherTabs }
    for (const field of unsaved) {
      const [ours, theirs] = [own.journal[field], mergeEntries(fromOtherTabs[field], journal[field])]
      if (ours) shown[field] = ours
      if (theirs) fromOtherTabs[field] = theirs
    }
    change(week, { journal: shown, fromOtherTabs, checklist: mergeChecklists(own.checklist, checklist) })
  }

  /** Merges a week's stored notes into the page. Saves again if another tab has overwritten changes of this tab. */
  function rereadWeek(week: number) {
    const saved = readSaved(week)
    mergeFromOtherTab(week, saved)
    const { checklist, journal, unsaved } = page(week)
    const settled = Object.fromEntries(Object.entries(journal).filter(([field]) => !isIn(unsaved, field)))
    // Missing notes were deleted, and unreadable notes come from another version: overwrite neither.
    const isLost =
      (saved.journal && !hasChangesOf(saved.journal, settled)) ||
      (saved.checklist && !hasTicksOf(saved.checklist, checklist))
    if (isLost) saveWeek(week)
  }

  return {
    page,
    save,
    clear,
    isCleared: () => isCleared,
    trouble: () => trouble,
    hasUnsaved: () => unsavedWeeks().length > 0,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** Sets the text of a field, and saves it 1000 ms after the last keystroke. */
    write(week: number, field: JournalField, text: string) {
      if (clearIfSignedOut()) return
      const { journal, unsaved } = page(week)
      const before = journal[field]
      if (text === (before?.text ?? '')) return
      noteChange()
      const entry = before && unsaved.has(field) ? { ...before, text } : changedEntry(before, text, tab)
      change(week, { journal: { ...journal, [field]: entry }, unsaved: new Set([...unsaved, field]) })
      clearTimeout(waiting)
      waiting = setTimeout(save, saveAfterMs)
    },

    /** Ticks or unticks items of a list, saved at once. */
    tick(week: number, group: ChecklistGroup, done: Readonly<Record<string, boolean | null>>) {
      if (clearIfSignedOut()) return
      noteChange()
      const { checklist } = page(week)
      change(week, {
        checklist: { ...checklist, [group]: { ...checklist[group], ...ticksOf(done, checklist[group]) } },
      })
      saveWeek(week)
    },

    /** Whether the oldest change without a copy is at least four weeks old. */
    isCopyDue(): boolean {
      const since = storage.read(uncopied)
      return since !== null && now() - Number(since) >= copyDueMs
    },

    /** To be called when a copy of all notes has been saved. */
    noteCopied() {
      if (clearIfSignedOut()) return
      storage.remove(uncopied)
      for (const listener of listeners) listener()
    },

    /** Saves, and returns the notes of every week, including what other tabs saved. */
    all(): ReadonlyMap<number, Notes> {
      save()
      for (const week of contentWeeks) if (!isCleared) rereadWeek(week)
      return new Map(contentWeeks.map((week) => [week, page(week)]))
    },

    /** Replaces the texts and ticks of all these weeks: of none if storage is full, only here if it is blocked. */
    rewrite(changes: ReadonlyMap<number, NotesChange>): StorageProblem | undefined {
      if (clearIfSignedOut()) return undefined
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
      const wrong = storage.putAll(
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
        const unsaved = new Set([...page(week).unsaved, ...fields])
        change(week, { journal, checklist, unsaved: wrong ? unsaved : new Set(), hasUnsavedTicks: wrong !== undefined })
      }
      return undefined
    },

    /** Handles a storage event from another tab. */
    onStorage({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>) {
      const place = key === null ? undefined : parseNotesKey(owner, key)
      if (clearIfSignedOut() || !place || newValue === null) return
      // If two tabs write at the same moment, storage has one of the changes, and the other is only in the event.
      mergeFromOtherTab(
        place.week,
        place.kind === 'journal' ? { journal: readJournal(newValue) } : { checklist: readChecklist(newValue) },
      )
      rereadWeek(place.week)
    },

    /** Reads again, because the tab may have missed events while asleep. */
    reread: () => {
      if (clearIfSignedOut()) return
      for (const week of pages.keys()) rereadWeek(week)
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
