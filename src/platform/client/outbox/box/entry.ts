/** The box of changes that wait for the network. Each change is an entry. */
import { texts } from '../../texts/texts.ts'

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** JSON as text, or the fields of a form with a file; null if the call has no body. */
type Body = string | Readonly<Record<string, string | Blob>> | null

/** A change that a person made, as it is sent. */
export type Change = {
  readonly method: Method
  /** The path. `-5` in it stands for the thing that the entry with the id 5 creates. */
  readonly address: string
  readonly body: Body
  /** The version that the person saw. */
  readonly ifMatch?: string | undefined
  /** The idempotency key. It stays the same for each attempt. */
  readonly key: string
  /** Whether the server remembers the key for good, because the body contains it. It forgets other keys after a day. */
  readonly isKeyLasting?: boolean
  /** The kind of thing, such as `Comment`, and its words. The list of waiting changes shows both. */
  readonly what: string
  readonly words: string
}

/**
 * `waiting`: it is sent as soon as possible. `refused`: the server refused it. `unsure`: it may have arrived, and the server
 * cannot tell any more, so the person decides.
 */
type State = 'waiting' | 'refused' | 'unsure'

export type Entry = Change & {
  /** Entries are sent in the order of their ids. Ids are never used again. */
  readonly id: number
  /** The person and journey, see `senderOf`. */
  readonly sender: string
  /** When it was stored, in milliseconds since 1970. */
  readonly at: number
  readonly state: State
  /** The time of the first attempt that may have reached the server; null if none has. */
  readonly triedAt: number | null
  /** The number of failed attempts in a row, and the time of the next attempt. */
  readonly failures: number
  readonly retryAt: number
  /** The reason shown to people if it was refused or is unsure. */
  readonly reason: string | null
  /** If the entry was refused because somebody else had changed the thing: the version of the thing at that time. */
  readonly presentVersion: string | null
}

/** All waiting changes of one person in this browser. */
export type Box = {
  lastId: number
  entries: Entry[]
  /** Entry → the id of the thing that it created. Pages may still show the thing under the entry's id. */
  created: Record<number, number>
  deleted: Deleted[]
}

/** The entries that a deletion has removed: the person may undo the deletion. `address`: the path of the deleted thing. */
export type Deleted = { readonly address: string; readonly at: number; readonly entries: readonly Entry[] }

export const emptyBox = (): Box => ({ lastId: 0, entries: [], created: {}, deleted: [] })

/** The ids of the entries that create the things in this path. */
export const entriesIn = (address: string): number[] =>
  [...address.matchAll(/\/-(\d+)(?=\/|$)/g)].map(([, id]) => Number(id))

/** Puts the id of the created thing into a path. */
export const insertCreatedId = (address: string, entryId: number, thingId: number): string =>
  address.replace(new RegExp(`/-${entryId}(?=/|$)`), `/${thingId}`)

/** Whether the entry has certainly not reached the server. */
export const isUntried = ({ triedAt }: Entry): boolean => triedAt === null

/**
 * Removes an entry and the entries that depend on it, such as comments on a new update. If the entry may have reached the
 * server, the person may still want the others. These stay, marked as refused, so their words can be copied. Returns null.
 */
export function drop(box: Box, id: number): null {
  const entry = box.entries.find((other) => other.id === id)
  const dependent = box.entries.filter(({ address }) => entriesIn(address).includes(id))
  box.entries = box.entries.filter((other) => other.id !== id)
  for (const other of dependent) {
    if (!entry || isUntried(entry)) drop(box, other.id)
    else change(box, other.id, { state: 'refused', reason: texts.belongsToDeleted })
  }
  return null
}

/** Whether the entry depends on another entry that was deleted. */
export const isOrphan = (box: Box, { address }: Pick<Entry, 'address'>): boolean =>
  entriesIn(address).some((id) => !box.entries.some((entry) => entry.id === id))

/** Changes fields of an entry, if the entry is still there. */
export function change(box: Box, id: number, changes: Partial<Entry>): void {
  box.entries = box.entries.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry))
}
