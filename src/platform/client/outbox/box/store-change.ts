/**
 * Stores a change. If the thing itself or an earlier change of it still waits to be sent, that entry is changed and no entry
 * is added.
 */
import { type Box, type Change, change, drop, type Entry, entriesIn, isUntried, nameCreated } from './entry.ts'

type Sender = { readonly sender: string; readonly now: number; readonly triedAt: number | null }

/** Returns the id of the entry that contains the change; null if nothing has to be sent. */
export function storeChange(box: Box, change: Change, sender: Sender): number | null {
  const address = entriesIn(change.address).reduce((path, id) => {
    const thing = box.created[id]
    return thing === undefined ? path : nameCreated(path, id, thing)
  }, change.address)
  const named = { ...change, address }
  const outcome = changeWaiting(box, named)
  return outcome === undefined ? add(box, named, sender) : outcome
}

function add(box: Box, change: Change, { sender, now, triedAt }: Sender): number {
  box.lastId += 1
  const id = box.lastId
  const fresh = { state: 'waiting', failures: 0, retryAt: 0, reason: null, fields: {}, presentVersion: null } as const
  box.entries = [...box.entries, { ...change, id, sender, at: now, triedAt, ...fresh }]
  return id
}

/** Returns the id of the changed entry; null if the change only removed entries; undefined if an entry has to be added. */
function changeWaiting(box: Box, change: Change): number | null | undefined {
  const { method, address } = change
  const creator = findCreator(box, address)
  if (method === 'DELETE') {
    if (creator && isUntried(creator)) return drop(box, creator.id)
    removeEarlier(box, address, ['POST', 'PUT', 'PATCH'])
    return undefined
  }
  if (method === 'POST') return isUndone(box, address) ? null : undefined
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
  if (typeof after !== 'string') return after
  if (typeof before === 'string') return JSON.stringify({ ...JSON.parse(before), ...JSON.parse(after) })
  return before && { ...before, ...JSON.parse(after) }
}

/** Removes earlier changes of the same thing that were never sent, because the new change replaces them. */
function removeEarlier(box: Box, address: string, methods: readonly Change['method'][]): void {
  box.entries = box.entries.filter(
    (entry) => !(entry.address === address && methods.includes(entry.method) && isUntried(entry)),
  )
}

/** Whether the change restores a thing whose deletion still waits. Then the deletion is removed, and neither is sent. */
function isUndone(box: Box, address: string): boolean {
  const deleted = /^(.*)\/restore$/.exec(address)?.[1]
  const deletion = box.entries.find((entry) => entry.method === 'DELETE' && entry.address === deleted)
  if (!deletion || !isUntried(deletion)) return false
  drop(box, deletion.id)
  return true
}
