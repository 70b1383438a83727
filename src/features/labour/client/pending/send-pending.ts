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

/** `refusal` is the server's message about an entry that it refused. Refused entries stay stored. */
export type SendState = { readonly isWaiting: boolean; readonly refusal: string | undefined }

export function createSender<S extends Saved>(parts: Parts<S>) {
  const { store, clock, send, onSaved, onAllSaved, readClock = Date.now } = parts
  /** Entries as JSON, because the store returns new objects whenever it reads them. */
  const refused = new Set<string>()
  const listeners = new Set<() => void>()
  let state: SendState = { isWaiting: false, refusal: undefined }
  let isSending = false
  let pauseMs = firstPauseMs
  let timer: ReturnType<typeof setTimeout> | undefined

  function setState(next: SendState) {
    state = next
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
      pauseMs = firstPauseMs
      setState({ ...state, isWaiting: false })
    } catch (error) {
      setState({ ...state, isWaiting: true })
      // Without a session nothing can be sent. The next page that this person opens tries again.
      if (!(error instanceof ApiError && error.isUnauthorized)) tryLater()
    } finally {
      isSending = false
    }
    if (hasSaved) onAllSaved()
  }

  const findNext = () => store.list().find((pending) => !refused.has(JSON.stringify(pending)))

  async function sendOne(pending: Pending) {
    const sentAt = readClock()
    try {
      const saved = await send(byServerClock(pending, clock.aheadMs()))
      clock.learn(saved.now, sentAt, readClock())
      const corrected = byServerClock(pending, clock.aheadMs())
      // The request had times of this device's clock, because it was sent before the clocks were compared.
      if (store.has(pending) && saved.revision === pending.body.revision && needsCorrection(pending, corrected, saved))
        store.put(withRevision(corrected, pending.body.revision + 1))
      else {
        onSaved(pending, saved)
        store.settle(pending)
      }
    } catch (error) {
      if (!isRefusal(error)) throw error
      refused.add(JSON.stringify(pending))
      setState({ ...state, refusal: error.sentence ?? error.message })
    }
  }

  /** Whether the server has the times of this device's clock, which differ from the corrected ones. */
  const needsCorrection = (pending: Pending, corrected: Pending, saved: Saved) =>
    pending.ownClock && corrected !== pending && !hasSameTimes(corrected, saved)

  function tryLater() {
    clearTimeout(timer)
    timer = setTimeout(() => void sendAll(), pauseMs)
    pauseMs = Math.min(2 * pauseMs, longestPauseMs)
  }

  return {
    /** Sends now, even if a retry is planned for later. */
    sendNow(): void {
      clearTimeout(timer)
      pauseMs = firstPauseMs
      void sendAll()
    },
    state: (): SendState => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The entry with its times by the server's clock; the same entry if they need no change, or if the difference is unknown. */
function byServerClock(pending: Pending, aheadMs: number | undefined): Pending {
  if (!pending.ownClock || !aheadMs) return pending
  const shift = (time: string | null) => time && new Date(Date.parse(time) + aheadMs).toISOString()
  return pending.kind === 'contractions'
    ? {
        ...pending,
        ownClock: false,
        body: { ...pending.body, beganAt: shift(pending.body.beganAt), endedAt: shift(pending.body.endedAt) },
      }
    : { ...pending, ownClock: false, body: { ...pending.body, feltAt: shift(pending.body.feltAt) } }
}

function withRevision(pending: Pending, revision: number): Pending {
  return pending.kind === 'contractions'
    ? { ...pending, body: { ...pending.body, revision } }
    : { ...pending, body: { ...pending.body, revision } }
}

function hasSameTimes({ body }: Pending, saved: Saved): boolean {
  const stored = new Map<string, unknown>(Object.entries(saved))
  return Object.entries(body).every(([field, value]) => field === 'revision' || stored.get(field) === value)
}

/** Whether sending the entry again would be refused, too. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status)
