/** The outbox of the person on this page. This file is small, because every page that can change something loads it. */
import type { Entry } from './box/entry.ts'
import type { Outbox } from './box/outbox.ts'

export type Sender = { readonly userId: number; readonly sender: string }
export type PersonOutbox = Sender & {
  readonly outbox: Outbox
  /** Whether the person is still signed in. */
  readonly mayStore: () => boolean
  readonly send: () => void
  /** Sends after a while, even if the page still counts as offline. */
  readonly sendSoon: () => void
  /** Asks the browser to send when there is a network, even if no page is open. Only Chromium can do this. */
  readonly askForSync: () => Promise<void>
}

let active: PersonOutbox | undefined
let entries: readonly Entry[] = []
const listeners = new Set<() => void>()

/** The outbox of the person on this page; undefined if nobody is signed in, or if this browser cannot store changes. */
export const currentOutbox = (): PersonOutbox | undefined => active

export function setCurrentOutbox(next: PersonOutbox | undefined): void {
  active = next
}

type Start = () => Promise<unknown>
let offer: (start: Start) => void = () => undefined
const offered = new Promise<Start>((resolve) => {
  offer = resolve
})

/** Milliseconds to wait for the code of the outbox. If the network is lost right after the page loads, it never arrives. */
const longestWaitMs = 10_000

/** Call this when the page is complete, with the function that opens the outbox. `start` may be called several times. */
export const offerOutbox = (start: Start): void => offer(start)

/**
 * Opens the outbox of the person on this page, unless it is open, and returns it. Returns undefined if this browser cannot
 * store changes, or if the code of the outbox does not arrive in time.
 */
export async function openOutbox(): Promise<PersonOutbox | undefined> {
  if (active) return active
  const tooLong = new Promise((done) => setTimeout(done, longestWaitMs))
  await Promise.race([offered.then((start) => start()), tooLong])
  return active
}

export const waitingEntries = (): readonly Entry[] => entries

export function subscribeToWaiting(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function showEntries(found: readonly Entry[]): void {
  if (found.length === 0 && entries.length === 0) return
  entries = found
  for (const listener of listeners) listener()
}

/** The page has the attribute while the service worker gets no response from the network. */
export const offlineAttribute = 'data-offline'

export const isOffline = (): boolean => !navigator.onLine || document.documentElement.hasAttribute(offlineAttribute)
