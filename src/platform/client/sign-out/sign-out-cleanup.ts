/**
 * Signing out removes everything that this browser stores about the person, and no tab may write it back. Active tabs
 * get a message. A sleeping tab finds a new random mark when it wakes. The mark does not reveal who was signed in.
 */
import { outboxName } from './outbox-name.ts'
import { keysOf, wipe } from './personal-keys.ts'

/** The storage key of the random mark, and the name of the channel for the messages. */
export const signOutKey = 'nestling-farewell'

/** A value whose key begins like this contains nothing that a person wrote. */
const noNotesPrefix = 'nestling-mark-'

type Listener = { userId: number; clear: () => void; hasNotes: boolean }
const listeners = new Set<Listener>()
let channel: BroadcastChannel | undefined
const signingOut = new AbortController()

/** Whether somebody is signing out in this tab. The tab then navigates to the sign-out address. */
export const isSigningOutHere = (): boolean => signingOut.signal.aborted

/** Aborts requests of this tab that the server would refuse after the sign-out. */
export const untilSignOut = signingOut.signal

/** From now on, when a person signs out in another tab, this tab also deletes that person's data. */
export function listenForSignOut(): void {
  openChannel()
}

/**
 * Calls `clear` as soon as this person signs out, here or in another tab. `hasNotes`: this tab may have notes that exist
 * nowhere else.
 */
export function onSignOut(userId: number, clear: () => void, { hasNotes = true } = {}): void {
  listeners.add({ userId, clear, hasNotes })
  listenForSignOut()
}

/** Whether this browser or this tab may have data of this person, such as notes, that exists nowhere else. */
export const mayHaveDataOnlyHere = (userId: number): boolean =>
  keysOf(() => localStorage, userId).some((key) => !key.startsWith(noNotesPrefix)) ||
  [...listeners].some((listener) => listener.hasNotes && listener.userId === userId)

/** Deletes the person's data in this browser. Call it right before or right after the session ends. */
export function cleanUpAtSignOut(userId: number): void {
  signingOut.abort()
  clearThisTab(userId)
  wipe(() => localStorage, userId)
  mark()
  // Deleted after the mark was set, because a tab that finds the mark stores nothing any more.
  globalThis.indexedDB?.deleteDatabase(outboxName(userId))
  openChannel().postMessage(userId)
}

function clearThisTab(userId: number): void {
  for (const listener of listeners) if (listener.userId === userId) listener.clear()
  wipe(() => sessionStorage, userId)
}

function mark(): void {
  try {
    localStorage.setItem(signOutKey, Math.random().toString(36).slice(2))
  } catch {
    // Storage is full or unavailable. Active tabs still get the message.
  }
}

function openChannel(): BroadcastChannel {
  if (channel) return channel
  channel = new BroadcastChannel(signOutKey)
  channel.addEventListener('message', ({ data }: MessageEvent<number>) => clearThisTab(data))
  return channel
}
