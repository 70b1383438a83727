/** Chooses the next entry to send, and updates the entry after the response. */

import { texts } from '../../texts/texts.ts'
import { type Box, change, type Entry, entriesIn, insertCreatedId, isOrphan } from './entry.ts'

/** A response of the server. `body` is undefined if it has none. */
export type Reply = { readonly status: number; readonly body: unknown; readonly retryAfterSeconds?: number | undefined }

/** `next`: send the next entry. `later`: try again when its time has come. `stop`: wait for another session. */
export type NextStep = 'next' | 'later' | 'stop'

/** The server stores keys for 24 hours. One hour less allows for a clock that is not exact. */
const keyLastsMs = 23 * 3_600_000
const [firstPauseMs, longestPauseMs] = [2000, 300_000]
/** No pause is longer, whatever the server asks for. If an entry is due later than that, the clock was set back meanwhile. */
const mostPauseMs = 3_600_000
/**
 * From this many failed attempts in a row, a server error counts as a refusal, so that the entries after it are sent. The
 * statuses 503 and 507 never do.
 */
const mostServerErrors = 8

/**
 * Returns the next entry of this sender, and records the attempt. If it is too early to send that entry, returns the time of
 * its next attempt. If there is no entry to send, returns null.
 */
export function takeNext(box: Box, sender: string, now: number): Entry | { readonly waitUntil: number } | null {
  for (const entry of box.entries) {
    if (entry.sender !== sender || entry.state !== 'waiting') continue
    // Its path names a thing that does not exist yet, because the entry that creates the thing is refused or unsure.
    if (entriesIn(entry.address).length > 0) continue
    if (entry.retryAt > now && entry.retryAt <= now + mostPauseMs) return { waitUntil: entry.retryAt }
    if (isForgotten(entry, now)) {
      change(box, entry.id, { state: 'unsure', reason: texts.mayHaveArrived })
      continue
    }
    change(box, entry.id, { triedAt: entry.triedAt ?? now })
    return entry
  }
  return null
}

/** Whether the server may have forgotten the key. It could then carry out the same request twice. */
const isForgotten = ({ method, triedAt, isKeyLasting }: Entry, now: number) =>
  method === 'POST' && !isKeyLasting && triedAt !== null && Math.abs(now - triedAt) > keyLastsMs

/**
 * Updates the box after an attempt. `reply` is null if there was no response. `entry` is what `takeNext` returned, so its
 * `triedAt` does not include this attempt.
 */
export function settle(box: Box, entry: Entry, reply: Reply | null, now: number): NextStep {
  const { id, triedAt } = entry
  // The entry is gone if the person has deleted it meanwhile or has signed out.
  if (!box.entries.some((other) => other.id === id)) return 'next'
  if (reply === null) return retry(box, entry, now)
  const { status } = reply
  if (status < 400) {
    passVersionOn(box, entry, versionOf(reply.body))
    finish(box, entry, reply.body)
    return 'next'
  }
  if (isDoneAnyway(entry, reply)) {
    // Somebody else may have changed other fields meanwhile, so only changes of the same fields get the newer version.
    passVersionOn(box, entry, versionOf(presentIn(reply)), fieldsOf(entry))
    finish(box, entry, undefined)
    return 'next'
  }
  if (status >= 500) {
    if (status !== 507 && status !== 503 && entry.failures + 1 >= mostServerErrors) return refuse(box, entry, reply)
    return retry(box, entry, now, reply.retryAfterSeconds)
  }
  // The server certainly did not carry out the request, so this attempt does not count.
  change(box, id, { triedAt })
  if (status === 429) return retry(box, entry, now, reply.retryAfterSeconds)
  if (status === 401 || codeOf(reply) === 'other-sender') return 'stop'
  return refuse(box, entry, reply)
}

function retry(box: Box, { id, failures }: Entry, now: number, afterSeconds = 0): NextStep {
  const pauseMs = Math.max(Math.min(firstPauseMs * 2 ** failures, longestPauseMs), afterSeconds * 1000)
  change(box, id, { failures: failures + 1, retryAt: now + Math.min(pauseMs, mostPauseMs) })
  return 'later'
}

function refuse(box: Box, { id }: Entry, reply: Reply): NextStep {
  const { message }: { message?: string } = Object(reply.body)
  change(box, id, {
    state: codeOf(reply) === 'outcome-unknown' ? 'unsure' : 'refused',
    reason: message ?? texts.notAccepted,
    presentVersion: versionOf(presentIn(reply)) ?? null,
  })
  return 'next'
}

/** Removes a sent entry. Later entries about a thing that it created get the thing's id. */
function finish(box: Box, entry: Entry, body: unknown): void {
  const thingId: unknown = Object(body).id
  if (entry.method === 'POST' && typeof thingId === 'number') {
    box.created = { ...box.created, [entry.id]: thingId }
    for (const { id, address } of box.entries)
      if (entriesIn(address).includes(entry.id))
        change(box, id, { address: insertCreatedId(address, entry.id, thingId) })
  }
  box.entries = box.entries.filter(({ id }) => id !== entry.id)
}

/**
 * Gives the new version of a thing to other changes of that thing that name the same earlier version. With `fields`,
 * only to changes that contain no other fields.
 */
function passVersionOn(box: Box, changed: Entry, version: string | undefined, fields?: readonly string[]): void {
  if (version === undefined) return
  for (const entry of box.entries)
    if (
      entry.address === changed.address &&
      entry.ifMatch !== undefined &&
      entry.ifMatch === changed.ifMatch &&
      (!fields || fieldsOf(entry).every((field) => fields.includes(field)))
    )
      change(box, entry.id, { ifMatch: version })
}

const fieldsOf = ({ body }: Entry) => (typeof body === 'string' ? Object.keys(JSON.parse(body)) : [])

/**
 * Whether a refusal shows that the change was already made: the thing to delete is gone, or the thing to edit already has
 * these values.
 */
function isDoneAnyway({ method, body }: Entry, reply: Reply): boolean {
  if (method === 'DELETE') return reply.status === 404
  if (reply.status !== 412 || typeof body !== 'string') return false
  const present = Object(presentIn(reply))
  return Object.entries(JSON.parse(body)).every(([name, value]) => isSame(value, present[name]))
}

/** The thing as it is on the server, which a 412 contains. */
const presentIn = ({ body }: Reply): unknown => Object(body).present

/** The server stores empty texts as null. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one || null) === JSON.stringify(other || null)

const codeOf = ({ body }: Reply): unknown => Object(body).code

function versionOf(thing: unknown): string | undefined {
  const version: unknown = Object(thing).version
  return typeof version === 'string' ? version : undefined
}

/** Lets an entry that was refused, or that may have arrived, be sent again. Returns false if that is impossible. */
export function tryAgain(box: Box, id: number, newKey: string): boolean {
  const entry = box.entries.find((other) => other.id === id)
  if (!entry || isOrphan(box, entry)) return false
  const isUnsure = entry.state === 'unsure'
  change(box, id, {
    state: 'waiting',
    reason: null,
    failures: 0,
    retryAt: 0,
    ...(entry.presentVersion !== null && { ifMatch: entry.presentVersion, presentVersion: null }),
    // The person has checked that the change did not arrive, so this is a new request.
    ...(isUnsure && { key: newKey, triedAt: null }),
  })
  return true
}
