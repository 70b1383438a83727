/**
 * Stores a change. If the thing itself or an earlier change of it still waits to be sent, that entry is changed and no entry
 * is added.
 */
import { texts } from '../../texts/texts.ts'
import {
  type Box,
  type Change,
  change,
  type Deleted,
  drop,
  type Entry,
  entriesIn,
  insertCreatedId,
  isOrphan,
  isUntried,
} from './entry.ts'

/** Milliseconds for which a deletion can be undone. The message with the button may stay for long, but not for an hour. */
const undoLastsMs = 3_600_000

type Sender = { readonly sender: string; readonly now: number; readonly triedAt: number | null }

/** Returns the id of the entry that contains the change; null if nothing has to be sent. */
export function storeChange(box: Box, change: Change, sender: Sender): number | null {
  const isOver = ({ at }: Deleted) => at <= sender.now - undoLastsMs
  if (box.deleted.some(isOver)) box.deleted = box.deleted.filter((one) => !isOver(one))
  const named = { ...change, address: nameAllCreated(box, change.address) }
  const outcome = changeWaiting(box, named, sender.now)
  return outcome === undefined ? add(box, named, sender) : outcome
}

/** Puts the ids of created things into a path, in case the page still shows them under the ids of their entries. */
const nameAllCreated = (box: Box, address: string): string =>
  entriesIn(address).reduce((path, id) => {
    const thing = box.created[id]
    return thing === undefined ? path : insertCreatedId(path, id, thing)
  }, address)

function add(box: Box, change: Change, { sender, now, triedAt }: Sender): number {
  box.lastId += 1
  const id = box.lastId
  const fresh = { state: 'waiting', failures: 0, retryAt: 0, reason: null, presentVersion: null } as const
  append(box, { ...change, id, sender, at: now, triedAt, ...fresh })
  return id
}

/** Appends an entry. If it belongs to something that was deleted here, it can never be sent, so it counts as refused. */
function append(box: Box, entry: Entry): void {
  const refused = isOrphan(box, entry) && ({ state: 'refused', reason: texts.belongsToDeleted } as const)
  box.entries = [...box.entries, { ...entry, ...refused }]
}

/** Returns the id of the changed entry; null if the change only removed entries; undefined if an entry has to be added. */
function changeWaiting(box: Box, change: Change, now: number): number | null | undefined {
  const { method, address } = change
  const creator = findCreator(box, address)
  if (method === 'DELETE') {
    const before = box.entries
    if (creator && isUntried(creator)) drop(box, creator.id)
    else removeEarlier(box, address, ['POST', 'PUT', 'PATCH'])
    const entries = before.filter((entry) => !box.entries.includes(entry))
    box.deleted = [...box.deleted.filter((one) => one.address !== address), { address, at: now, entries }]
    return isOrphan(box, change) ? null : undefined
  }
  if (method === 'POST') return undo(box, address) ? null : undefined
  if (creator && isUntried(creator)) return rewrite(box, creator, change)
  const earlier = box.entries.find(
    (entry) => entry.address === address && entry.method === method && isUntried(entry) && entry.state === 'waiting',
  )
  if (earlier) return rewrite(box, earlier, change)
  removeEarlier(box, address, ['DELETE', 'PUT', 'PATCH'])
  return undefined
}

/** The waiting entry that creates the thing at this path. */
function findCreator(box: Box, address: string): Entry | undefined {
  const id = Number(/\/-(\d+)$/.exec(address)?.[1])
  return box.entries.find((entry) => entry.id === id)
}

/** Merges a change into an entry that has certainly not reached the server. The entry keeps its place in the order. */
function rewrite(box: Box, entry: Entry, { body, words, key }: Change): number {
  const next = { ...entry, body: mergeBodies(entry.body, body), words, key, state: 'waiting', reason: null } as const
  box.entries = box.entries.map((other) => (other === entry ? next : other))
  return entry.id
}

/** Changes fields of the body of an entry. A waiting entry that may have reached the server stays as it is. */
export function rewriteEntry(box: Box, id: number, fields: object): void {
  const entry = box.entries.find((other) => other.id === id)
  if (!entry || (entry.state === 'waiting' && !isUntried(entry))) return
  const words = 'content' in fields ? String(fields.content) : entry.words
  change(box, id, { body: mergeBodies(entry.body, JSON.stringify(fields)), words })
}

function mergeBodies(before: Change['body'], after: Change['body']): Change['body'] {
  if (typeof after !== 'string' || before === null) return after
  if (typeof before === 'string') return JSON.stringify({ ...JSON.parse(before), ...JSON.parse(after) })
  return { ...before, ...JSON.parse(after) }
}

/** Removes earlier changes of the same thing that were never sent, because the new change replaces them. */
function removeEarlier(box: Box, address: string, methods: readonly Change['method'][]): void {
  box.entries = box.entries.filter(
    (entry) => !(entry.address === address && methods.includes(entry.method) && isUntried(entry)),
  )
}

/** Undoes a deletion that was never sent, if this path restores the deleted thing. Returns whether it did. */
function undo(box: Box, address: string): boolean {
  const isOfThing = (one: Entry | Deleted) => `${one.address}/restore` === address
  const deletion = box.entries.find((entry) => entry.method === 'DELETE' && isOfThing(entry))
  const deleted = box.deleted.find(isOfThing)
  // If the thing exists only here, there is no entry for its deletion.
  const wasSent = deletion ? !isUntried(deletion) : !deleted || entriesIn(address).length === 0
  if (wasSent) return false
  if (deletion) drop(box, deletion.id)
  for (const entry of deleted?.entries ?? []) append(box, { ...entry, address: nameAllCreated(box, entry.address) })
  box.entries.sort((one, other) => one.id - other.id)
  box.deleted = box.deleted.filter((other) => other !== deleted)
  return true
}
