/** Sends a change now, or stores it until there is a network. */
import { type Change, entriesIn } from './box/entry.ts'
import type { Outbox } from './box/outbox.ts'
import type { Reply } from './box/settle.ts'
import { storedForLater } from './stored-for-later.ts'

type Person = { readonly outbox: Outbox; readonly sender: string }

type Parts = {
  /** The outbox of the person on this page; undefined if this browser cannot store changes. */
  person: Person | undefined
  send: (change: Change, sender: string | null) => Promise<Reply | null>
  /** Returns the body of a response, or throws its refusal. */
  read: (reply: Reply) => unknown
  isOffline: () => boolean
  /** Whether the browser has noted that changes of this person wait. Known even if the outbox cannot be read. */
  hasNoted: () => boolean
  now: () => number
}

/**
 * Returns the body of the response, or `storedForLater` if the change waits. Throws the refusal of the server, or a
 * `TypeError` if the change could neither be sent nor stored.
 */
export async function sendOrStore(change: Change, parts: Parts): Promise<unknown> {
  const { person, send, read, isOffline, now, hasNoted } = parts
  let triedAt: number | null = null
  if (!person || !(isOffline() || (await mustWait(change, person, hasNoted)))) {
    const sentAt = now()
    const reply = await send(change, person?.sender ?? null)
    if (reply) return read(reply)
    triedAt = sentAt
  }
  if (person && (await add(change, person, triedAt))) return storedForLater
  throw new TypeError('Nestling could not be reached.')
}

/** Whether the change has to wait for an earlier one. */
async function mustWait({ address }: Change, { outbox, sender }: Person, hasNoted: () => boolean): Promise<boolean> {
  if (entriesIn(address).length > 0) return true
  try {
    return (await outbox.list(sender)).some(({ state }) => state === 'waiting')
  } catch {
    // The browser's storage fails, perhaps only for a moment. The change must not overtake those that wait in it.
    return hasNoted()
  }
}

/** Stores the change. Returns false if that is impossible: the person has signed out, or the storage is full or damaged. */
async function add(change: Change, { outbox, sender }: Person, triedAt: number | null): Promise<boolean> {
  try {
    return await outbox.add(change, { sender, triedAt })
  } catch {
    return false
  }
}
