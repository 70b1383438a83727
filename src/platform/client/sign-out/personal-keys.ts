/**
 * What this browser keeps of a person is under keys that say so: `nestling-<what>-<user id>-…`. Other keys are the
 * browser's own, and stay whoever comes and goes.
 */

/** Asked for anew each time: where the browser keeps nothing, even naming it throws. */
type OpenStorage = () => Storage

/** The keys under which something of this person is kept; none where nothing can be kept. */
export function keysOf(open: OpenStorage, userId: number): string[] {
  try {
    const storage = open()
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    return keys.filter((key) => ownerOf(key) === userId)
  } catch {
    return []
  }
}

/** Takes away all that is kept of this person, and nobody else's. */
export function wipe(open: OpenStorage, userId: number): void {
  for (const key of keysOf(open, userId)) {
    try {
      open().removeItem(key)
    } catch {
      // Closed meanwhile: then there is nothing more to be had from it either.
    }
  }
}

function ownerOf(key: string): number | undefined {
  const id = /^nestling-[a-z-]+-(\d+)-/.exec(key)?.[1]
  return id === undefined ? undefined : Number(id)
}
