/**
 * Remembers in memory who saved the last version of a thing. So a form whose save is refused can name the person who changed
 * the thing meanwhile. If that save is not remembered, the form says "somebody".
 */
import type { UserId } from '../session.ts'

/** `at` is an instant as ISO text. */
export type Save = { readonly version: string; readonly userId: UserId; readonly at: string }

export type LastSaves = ReturnType<typeof createLastSaves>

/** Far more things than people edit on one day. The thing that was saved longest ago is forgotten first. */
const mostThings = 1000

export function createLastSaves() {
  const byThing = new Map<string, Save>()

  return {
    note(thing: string, save: Save): void {
      byThing.delete(thing)
      byThing.set(thing, save)
      const [oldest] = byThing.keys()
      if (byThing.size > mostThings && oldest !== undefined) byThing.delete(oldest)
    },

    /** The save that led to this version; undefined if it is not known. */
    find(thing: string, version: string): Save | undefined {
      const save = byThing.get(thing)
      return save?.version === version ? save : undefined
    },
  }
}
