/**
 * Deliberate sign-out: removes everything this browser stores about the person, and no tab brings it back. Active tabs
 * get a message. A sleeping tab finds a new random mark when it wakes. The mark does not reveal who was signed in.
 */
import { keysOf, wipe } from './personal-keys.ts'

/** Where the mark stands: a new one after each sign-out in this browser. */
export const signOutKey = 'nestling-farewell'

type Listener = { userId: number; forget: () => void }
const listeners = new Set<Listener>()
let channel: BroadcastChannel | undefined
let isLeaving = false

/** Whether somebody is signing out in this very tab, which navigates by itself. */
export const isLeavingHere = (): boolean => isLeaving

/** From now on this tab also clears its own data of a person who signs out in another tab. */
export function listenForSignOut(): void {
  openChannel()
}

/** Calls `forget` as soon as this person signs out, here or in another tab. */
export function onSignOut(userId: number, forget: () => void): void {
  listeners.add({ userId, forget })
  listenForSignOut()
}

/** Whether this browser or this tab may hold notes that exist nowhere else. */
export const mayHoldNotesOf = (userId: number): boolean =>
  keysOf(() => localStorage, userId).length > 0 || [...listeners].some((listener) => listener.userId === userId)

/** Call it right before or right after the session ends. */
export function cleanUpAtSignOut(userId: number): void {
  isLeaving = true
  forgetHere(userId)
  wipe(() => localStorage, userId)
  mark()
  openChannel().postMessage(userId)
}

function forgetHere(userId: number): void {
  for (const listener of listeners) if (listener.userId === userId) listener.forget()
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
  channel.addEventListener('message', ({ data }: MessageEvent<number>) => forgetHere(data))
  return channel
}
