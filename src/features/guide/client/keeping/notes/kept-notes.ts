/** What a person ticks and writes in the guide, under which keys the browser keeps it, and in which form. */

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

/** Whether an item is done, since when; null: as if nobody had ever touched it. */
export type Tick = { readonly done: boolean | null; readonly at: number }
/** The ticks of a list, by the ids of its items. */
export type Ticks = Readonly<Record<string, Tick>>
export type Checklist = Readonly<Partial<Record<ChecklistGroup, Ticks>>>

/** The text of a field, and of each tab the last of its changes that this text has in it. */
export type Entry = { readonly text: string; readonly seen: Readonly<Record<string, number>> }
export type Journal = Readonly<Partial<Record<JournalField, Entry>>>

export type Kind = 'checklist' | 'journal'

const version = 1

/** Whose notes these are: nobody else on this browser is shown them. */
export const notesOwner = (userId: number, pregnancyId: number) => `nestling-guide-${userId}-${pregnancyId}`

/** The journeys on which a person has notes under these keys. */
export function journeysIn(keys: readonly string[], userId: number): number[] {
  const begin = notesOwner(userId, 0).slice(0, -1)
  const ids = keys.filter((key) => key.startsWith(begin)).map((key) => Number.parseInt(key.slice(begin.length), 10))
  return [...new Set(ids.filter(Number.isSafeInteger))]
}

export const keyOf = (owner: string, kind: Kind, week: number) => `${owner}-${kind}-${week}`

/** Which notes a key is for; undefined where it is none of this owner's. */
export function placeOf(owner: string, key: string): { kind: Kind; week: number } | undefined {
  const [kind, week] = key.startsWith(`${owner}-`) ? key.slice(owner.length + 1).split('-') : []
  return (kind === 'checklist' || kind === 'journal') && /^\d+$/.test(week ?? '')
    ? { kind, week: Number(week) }
    : undefined
}

export const writeChecklist = (groups: Checklist): string => JSON.stringify({ version, groups })

export const writeJournal = (fields: Journal): string => JSON.stringify({ version, fields })

/** What is kept under a checklist's key; undefined where there is nothing, or nothing that can be read. */
export const readChecklist = (kept: string | null): Checklist | undefined =>
  readParts(kept, 'groups', checklistGroups, (ticks) => isRecordOf(ticks, isTick))

/** What is kept under a journal's key, read as a checklist is. */
export const readJournal = (kept: string | null): Journal | undefined =>
  readParts(kept, 'fields', journalFields, isEntry)

function readParts<Name extends string, Part>(
  kept: string | null,
  field: string,
  names: readonly Name[],
  isPart: (value: unknown) => value is Part,
): Partial<Record<Name, Part>> | undefined {
  const value = parse(kept)
  if (!isRecord(value) || value.version !== version) return undefined
  const parts = value[field]
  if (!isRecord(parts)) return undefined
  const read: Partial<Record<Name, Part>> = {}
  for (const name of names) {
    const part = parts[name]
    if (part === undefined) continue
    // Half of it would be taken for all, and the rest be written over.
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
