/**
 * In local and session storage, everything about a person has a key of the form `nestling-<what>-<user id>-…`. Other keys
 * are not about a person, and stay when people sign in or out.
 */

/** A function, because if storage is blocked, even reading `localStorage` throws. */
type OpenStorage = () => Storage

/** The keys with data of this person; none when storage is unavailable. */
export function keysOf(open: OpenStorage, userId: number): string[] {
  try {
    const storage = open()
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    return keys.filter((key) => ownerOf(key) === userId)
  } catch {
    return []
  }
}

/** Removes everything that this storage contains about this person. */
export function wipe(open: OpenStorage, userId: number): void {
  for (const key of keysOf(open, userId)) {
    try {
      open().removeItem(key)
    } catch {
      // Storage became unavailable, so nobody can read it either.
    }
  }
}

function ownerOf(key: string): number | undefined {
  const id = /^nestling-[a-z-]+-(\d+)-/.exec(key)?.[1]
  return id === undefined ? undefined : Number(id)
}
