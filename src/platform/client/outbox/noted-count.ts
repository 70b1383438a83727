/**
 * Notes in `localStorage` how many changes of a person wait for the network. A page must know at its start, and before a
 * sign-out, whether it has to load the outbox. The sign-out removes the note.
 */
import { outboxName } from '../sign-out/outbox-name.ts'
import { openStore } from './box/database.ts'

const keyOf = (userId: number) => `${outboxName(userId)}-count`

export function noteCount(userId: number, count: number): void {
  try {
    if (count > 0) localStorage.setItem(keyOf(userId), `${count}`)
    else localStorage.removeItem(keyOf(userId))
  } catch {
    // Storage is full or unavailable. The next change tries again.
  }
}

/** The number of waiting changes of this person, in all journeys. If the box cannot be read, returns the noted number. */
export async function countWaiting(userId: number): Promise<number> {
  try {
    return (await openStore(userId).read()).entries.length
  } catch {
    return readNotedCount(userId)
  }
}

/** The number that was noted last; 0 if there is none. */
export function readNotedCount(userId: number): number {
  try {
    return Number(localStorage.getItem(keyOf(userId)))
  } catch {
    return 0
  }
}
