/** The storage keys and format of a person's ticks and journal. */

export const journalFields = [
  'bodySensations',
  'energyLevel',
  'moodEmotions',
  'dreamsMessages',
  'messageToBaby',
  'free',
] as const
export type JournalField = (typeof journalFields)[number]

export const checklistGroups = [
  'medicalActions',
  'nutrition',
  'vitalsTracking',
  'motherActions',
  'partnerActions',
] as const
export type ChecklistGroup = (typeof checklistGroups)[number]

/** Whether an item is done, and when that was last set. A `done` of null counts as never set. */
export type Tick = { readonly done: boolean | null; readonly at: number }
/** The ticks of a list, by the ids of its items. */
export type Ticks = Readonly<Record<string, Tick>>
export type Checklist = Readonly<Partial<Record<ChecklistGroup, Ticks>>>

/** A field's text. `seen` is a version vector: for each browser tab, the number of its latest change in this text. */
export type Entry = { readonly text: string; readonly seen: Readonly<Record<string, number>> }
export type Journal = Readonly<Partial<Record<JournalField, Entry>>>

export type Kind = 'checklist' | 'journal'

const version = 1

/** The prefix of the storage keys of a person's notes on one journey. Other people's notes have another prefix. */
export const notesOwner = (userId: number, pregnancyId: number) => `nestling-guide-${userId}-${pregnancyId}`

/** Finds in these storage keys the ids of the journeys that the person has notes on. */
export function journeysIn(keys: readonly string[], userId: number): number[] {
  const begin = notesOwner(userId, 0).slice(0, -1)
  const ids = keys.filter((key) => key.startsWith(begin)).map((key) => Number.parseInt(key.slice(begin.length), 10))
  return [...new Set(ids.filter(Number.isSafeInteger))]
}

export const keyOf = (owner: string, kind: Kind, week: number) => `${owner}-${kind}-${week}`

/** The storage key for the time of the oldest change that no copy contains. */
export const uncopiedKey = (owner: string) => `${owner}-uncopied`

/** The week and kind of notes for a key; undefined if the key is not this owner's. */
export function parseNotesKey(owner: string, key: string): { kind: Kind; week: number } | undefined {
  const [kind, week] = key.startsWith(`${owner}-`) ? key.slice(owner.length + 1).split('-') : []
  return (kind === 'checklist' || kind === 'journal') && /^\d+$/.test(week ?? '')
    ? { kind, week: Number(week) }
    : undefined
}

export const writeChecklist = (groups: Checklist): string => JSON.stringify({ version, groups })

export const writeJournal = (fields: Journal): string => JSON.stringify({ version, fields })

/** The checklist stored as this text; undefined if it is missing or unreadable. */
export const readChecklist = (saved: string | null): Checklist | undefined =>
  readParts(saved, 'groups', checklistGroups, (ticks) => isRecordOf(ticks, isTick))

/** The journal stored as this text; undefined if it is missing or unreadable. */
export const readJournal = (saved: string | null): Journal | undefined =>
  readParts(saved, 'fields', journalFields, isEntry)

function readParts<Name extends string, Part>(
  saved: string | null,
  field: string,
  names: readonly Name[],
  isPart: (value: unknown) => value is Part,
): Partial<Record<Name, Part>> | undefined {
  const value = parse(saved)
  if (!isRecord(value) || value.version !== version) return undefined
  const parts = value[field]
  if (!isRecord(parts)) return undefined
  const read: Partial<Record<Name, Part>> = {}
  for (const name of names) {
    const part = parts[name]
    if (part === undefined) continue
    // One invalid part makes the whole text unreadable: saving only the other parts would delete this one.
    if (!isPart(part)) return undefined
    read[name] = part
  }
  return read
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isRecordOf = <Value>(
  value: unknown,
  isValue: (value: unknown) => value is Value,
): value is Readonly<Record<string, Value>> => isRecord(value) && Object.values(value).every(isValue)

const isTick = (value: unknown): value is Tick =>
  isRecord(value) && (typeof value.done === 'boolean' || value.done === null) && Number.isFinite(value.at)

const isEntry = (value: unknown): value is Entry =>
  isRecord(value) &&
  typeof value.text === 'string' &&
  isRecordOf(value.seen, (count): count is number => Number.isSafeInteger(count))
