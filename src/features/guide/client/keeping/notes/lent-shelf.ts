import { signOutKey } from '#platform/client/sign-out/sign-out-cleanup.ts'
import type { Shelf } from './shelf.ts'

/** The longest time a change takes to reach another tab. */
const crossingMs = 1000

/** The shelf, until somebody signs out in this browser: what is put there after that would be there for the next person. */
export function lendShelf(shelf: Shelf, now: () => number) {
  const mark = shelf.read(signOutKey)
  const lately = new Map<string, { text: string; at: number }>()

  return {
    ...shelf,
    put(key: string, text: string) {
      lately.set(key, { text, at: now() })
      return shelf.put(key, text)
    },
    isRecalled(): boolean {
      const present = shelf.read(signOutKey)
      return present !== null && present !== mark
    },
    /** Deletes what this tab stored while another tab was deleting, before either saw the other's change. */
    takeBack() {
      for (const [key, { text, at }] of lately)
        if (now() - at < crossingMs && shelf.read(key) === text) shelf.put(key, null)
    },
  }
}
