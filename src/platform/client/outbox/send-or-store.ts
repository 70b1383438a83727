/** Sends a change now, or stores it until there is a network. */
import { type Change, entriesIn } from './box/entry.ts'
import type { Outbox } from './box/outbox.ts'
import type { Reply } from './box/settle.ts'
import { storedForLater } from './stored-for-later.ts'

type Parts = {
  /** The outbox of the person on this page; undefined if this browser cannot store changes. */
  person: { readonly outbox: Outbox; readonly sender: string } | undefined
  send: (change: Change, sender: string | null) => Promise<Reply | null>
  /** Returns the body of a response, or throws its refusal. */
  read: (reply: Reply) => unknown
  isOffline: () => boolean
  now: () => number
}

/**
 * Returns the body of the response, or `storedForLater` if the change waits. Throws the refusal, or a
 * `TypeError` if it could neither be sent nor stored.
 */
export async function sendOrStore(change: Change, parts: Parts): Promise<unknown> {
  const { person, send, read, now } = parts
  let triedAt: number | null = null
  if (!person || !(await mustWait(change, parts))) {
    const sentAt = now()
    const reply = await send(change, person?.sender ?? null)
    if (reply) return read(reply)
    triedAt = sentAt
  }
  if (await person?.outbox.add(change, { sender: person.sender, triedAt })) return storedForLater
  throw new TypeError('Nestling could not be reached.')
}

/** Whether an earlier change waits, or the network is known to be gone. */
async function mustWait({ address }: Change, { person, isOffline }: Parts): Promise<boolean> {
  if (isOffline() || entriesIn(address).length > 0) return true
  const entries = await person?.outbox.list(person.sender)
  return entries?.some(({ state }) => state === 'waiting') ?? false
}
