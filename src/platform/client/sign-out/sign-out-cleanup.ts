/**
 * Signing out on purpose: all that this browser keeps of the person goes, and no tab brings it back. Tabs that are awake
 * are told. One that sleeps finds another mark when it wakes: random letters, which say of nobody that they were here.
 */
import { keysOf, wipe } from './personal-keys.ts'

/** Where the mark stands: a new one after each sign-out in this browser. */
export const signOutKey = 'nestling-farewell'

type Listener = { userId: number; forget: () => void }
const listeners = new Set<Listener>()
let channel: BroadcastChannel | undefined
let isLeaving = false

/** Whether this tab is the one in which somebody is just signing out: it goes its own way. */
export const isLeavingHere = (): boolean => isLeaving

/** From now on what this tab keeps for itself of a person goes too when they sign out in another one. */
export function listenForSignOut(): void {
  openChannel()
}

/** Has something forgotten as soon as this person signs out, here or in another tab. */
export function onSignOut(userId: number, forget: () => void): void {
  listeners.add({ userId, forget })
  listenForSignOut()
}

/** Whether this browser, or this tab alone, may hold what is nowhere else. */
export const mayHoldNotesOf = (userId: number): boolean =>
  keysOf(() => localStorage, userId).length > 0 || [...listeners].some((listener) => listener.userId === userId)

/** To be said right before the session is ended, or right after. */
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
    // Full of something else, or closed. Tabs that are awake are told all the same.
  }
}

function openChannel(): BroadcastChannel {
  if (channel) return channel
  channel = new BroadcastChannel(signOutKey)
  channel.addEventListener('message', ({ data }: MessageEvent<number>) => forgetHere(data))
  return channel
}
