import { farewellKey } from '#platform/client/farewell/farewell.ts'
import type { Shelf } from './shelf.ts'

/** As long as a change may be on its way between two tabs. */
const crossingMs = 1000

/** The shelf, until somebody signs out in this browser: what is put there after that would be there for the next person. */
export function lendShelf(shelf: Shelf, now: () => number) {
  const mark = shelf.read(farewellKey)
  const lately = new Map<string, { text: string; at: number }>()

  return {
    ...shelf,
    put(key: string, text: string) {
      lately.set(key, { text, at: now() })
      return shelf.put(key, text)
    },
    isRecalled(): boolean {
      const present = shelf.read(farewellKey)
      return present !== null && present !== mark
    },
    /** Takes away what this tab put there while another one was wiping, neither seeing yet what the other did. */
    takeBack() {
      for (const [key, { text, at }] of lately)
        if (now() - at < crossingMs && shelf.read(key) === text) shelf.put(key, null)
    },
  }
}
