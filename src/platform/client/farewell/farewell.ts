/**
 * Signing out on purpose: all that this browser keeps of the person goes, and no tab brings it back. Tabs that are awake
 * are told. One that sleeps finds another mark when it wakes: random letters, which say of nobody that they were here.
 */
import { keysOf, wipe } from './kept-of-person.ts'

/** Where the mark stands: another one after each farewell in this browser, whosever it was. */
export const farewellKey = 'nestling-farewell'

type Keeper = { userId: number; forget: () => void }
const keepers = new Set<Keeper>()
let channel: BroadcastChannel | undefined
let isLeaving = false

/** Whether this tab is the one in which somebody is just signing out: it goes its own way. */
export const isLeavingHere = (): boolean => isLeaving

/** From now on what this tab keeps for itself of a person goes too when they sign out in another one. */
export function hearFarewells(): void {
  openChannel()
}

/** Has something forgotten as soon as this person signs out, here or in another tab. */
export function forgetAtFarewell(userId: number, forget: () => void): void {
  keepers.add({ userId, forget })
  hearFarewells()
}

/** Whether this browser, or this tab alone, may hold what is nowhere else. */
export const mayHoldNotesOf = (userId: number): boolean =>
  keysOf(() => localStorage, userId).length > 0 || [...keepers].some((keeper) => keeper.userId === userId)

/** To be said right before the session is ended, or right after. */
export function sayFarewell(userId: number): void {
  isLeaving = true
  forgetHere(userId)
  wipe(() => localStorage, userId)
  mark()
  openChannel().postMessage(userId)
}

function forgetHere(userId: number): void {
  for (const keeper of keepers) if (keeper.userId === userId) keeper.forget()
  wipe(() => sessionStorage, userId)
}

function mark(): void {
  try {
    localStorage.setItem(farewellKey, Math.random().toString(36).slice(2))
  } catch {
    // Full of something else, or closed. Tabs that are awake are told all the same.
  }
}

function openChannel(): BroadcastChannel {
  if (channel) return channel
  channel = new BroadcastChannel(farewellKey)
  channel.addEventListener('message', ({ data }: MessageEvent<number>) => forgetHere(data))
  return channel
}
