/** Sends the pending entries in order, one at a time, and tries again after a failure. Repeating a request does no harm. */
import { ApiError } from '#platform/client/api.ts'
import type { Pending, PendingStore } from './pending-store.ts'
import type { ServerClock } from './server-clock.ts'

const firstPauseMs = 2000
const longestPauseMs = 60_000

/** What the server now has under the key of an entry. */
export type Saved = { readonly revision: number; readonly now: string }

type Parts<S extends Saved> = {
  readonly store: PendingStore
  readonly clock: ServerClock
  readonly send: (pending: Pending) => Promise<S>
  readonly onSaved: (pending: Pending, saved: S) => void
  /** Called when nothing is left to send. */
  readonly onAllSaved: () => void
  readonly readClock?: () => number
}

/** `refusal` is the server's message about an entry that it refused and that is still pending. Refused entries stay stored. */
export type SendState = { readonly isWaiting: boolean; readonly refusal: string | undefined }

export function createSender<S extends Saved>(parts: Parts<S>) {
  const { store, clock, send, onSaved, onAllSaved, readClock = Date.now } = parts
  /** The server's messages, by entry. Entries are JSON here, because the store returns new objects whenever it reads them. */
  const refused = new Map<string, string>()
  /** Keys of entries that the server has with this device's times: its response was too slow to compare the clocks. */
  const uncorrected = new Set<string>()
  const listeners = new Set<() => void>()
  let state: SendState = { isWaiting: false, refusal: undefined }
  let isSending = false
  let pauseMs = firstPauseMs
  let timer: ReturnType<typeof setTimeout> | undefined

  function setState(isWaiting: boolean) {
    state = { isWaiting, refusal: findRefusals().at(-1) }
    for (const listener of listeners) listener()
  }

  async function sendAll() {
    if (isSending) return
    isSending = true
    let hasSaved = false
    try {
      for (let next = findNext(); next; next = findNext()) {
        await sendOne(next)
        hasSaved = true
      }
      setState(false)
    } catch (error) {
      setState(true)
      // Without a session nothing can be sent. The next page that this person opens tries again.
      if (!(error instanceof ApiError && error.isUnauthorized)) tryLater()
    } finally {
      isSending = false
    }
    if (hasSaved) onAllSaved()
  }

  const findNext = () => store.list().find((pending) => !refused.has(JSON.stringify(pending)))

  const findRefusals = () => store.list().flatMap((pending) => refused.get(JSON.stringify(pending)) ?? [])

  async function sendOne(pending: Pending) {
    const sentAt = readClock()
    try {
      const saved = await send(byServerClock(pending, clock.aheadMs()))
      clock.learn(saved.now, sentAt, readClock())
      const corrected = byServerClock(pending, clock.aheadMs())
      if (store.has(pending) && needsCorrection(pending, corrected, saved))
        store.put(withRevision(corrected, pending.body.revision + 1))
      else {
        if (pending.ownClock === true && clock.aheadMs() === undefined) uncorrected.add(pending.key)
        onSaved(pending, saved)
        store.settle(pending)
      }
    } catch (error) {
      if (!isRefusal(error)) throw error
      refused.set(JSON.stringify(pending), error.sentence ?? error.message)
      setState(state.isWaiting)
    }
  }

  function tryLater() {
    timer = setTimeout(() => void sendAll(), pauseMs)
    pauseMs = Math.min(2 * pauseMs, longestPauseMs)
  }

  return {
    /** Sends now, without waiting for the next retry. Includes refused entries: the journey may no longer be paused. */
    sendNow(): void {
      clearTimeout(timer)
      refused.clear()
      pauseMs = firstPauseMs
      void sendAll()
    },
    state: (): SendState => state,
    /** Whether the server has this entry with the times of this device's clock. */
    isUncorrected: (key: string): boolean => uncorrected.has(key),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The entry with times by the server's clock. They stay as noted if they are right or the difference is unknown. */
export function byServerClock(pending: Pending, aheadMs: number | undefined): Pending {
  const { ownClock } = pending
  const shift = (time: string | null) =>
    time && ownClock && aheadMs ? new Date(Date.parse(time) + aheadMs).toISOString() : time
  if (pending.kind === 'movements')
    return { ...pending, ownClock: false, body: { ...pending.body, feltAt: shift(pending.body.feltAt) } }
  const beganAt = ownClock === 'end' ? pending.body.beganAt : shift(pending.body.beganAt)
  const endedAt = notBefore(beganAt, shift(pending.body.endedAt))
  return { ...pending, ownClock: false, body: { ...pending.body, beganAt, endedAt } }
}

/** By a slow clock, an end may be before a beginning by the server's clock. The end is then set to the beginning. */
const notBefore = (beganAt: string | null, endedAt: string | null) =>
  beganAt && endedAt && endedAt < beganAt ? beganAt : endedAt

const withRevision = <P extends Pending>(pending: P, revision: number): P => ({
  ...pending,
  body: { ...pending.body, revision },
})

/**
 * Whether to send the entry again with corrected times, because the server has it with times of this device's clock.
 * If the server has other times, they are the other parent's, and stay.
 */
const needsCorrection = (pending: Pending, corrected: Pending, saved: Saved): boolean =>
  isStoredAs(byServerClock(pending, undefined), saved) && !isStoredAs(corrected, saved)

function isStoredAs({ body }: Pending, saved: Saved): boolean {
  const stored = new Map<string, unknown>(Object.entries(saved))
  return Object.entries(body).every(([field, value]) => stored.get(field) === value)
}

/** Whether the server refused this entry. Other failures concern all entries, and are temporary. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && ![401, 408, 429].includes(error.status)
