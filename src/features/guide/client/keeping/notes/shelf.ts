/** The browser's storage, which may be full, closed or not there at all: it never throws, and says what is wrong. */

/** `full`: there is no room left. `closed`: the browser keeps nothing for this page. */
export type Trouble = 'full' | 'closed'

export type Shelf = ReturnType<typeof openShelf>

/** `storage` is asked for anew each time: where the browser keeps nothing, even naming it throws. */
export function openShelf(storage: () => Storage) {
  function read(key: string): string | null {
    try {
      return storage().getItem(key)
    } catch {
      return null
    }
  }

  function put(key: string, text: string | null): Trouble | undefined {
    try {
      if (text === null) storage().removeItem(key)
      else storage().setItem(key, text)
      return undefined
    } catch (error) {
      return isFull(error) ? 'full' : 'closed'
    }
  }

  return {
    read,
    /** Puts a text there; answers what hindered it. */
    put,
    /** Puts all of the texts there, or leaves everything as it was. */
    putAll(texts: ReadonlyMap<string, string>): Trouble | undefined {
      const before = [...texts.keys()].map((key) => ({ key, text: read(key) }))
      for (const [key, text] of texts) {
        const trouble = put(key, text)
        if (!trouble) continue
        // First room is made: what was there before had room then.
        for (const { key } of before) put(key, null)
        for (const { key, text } of before) if (text !== null) put(key, text)
        return trouble
      }
      return undefined
    },
    /** Whether anything can be kept at all. */
    isOpen(): boolean {
      try {
        storage().getItem('')
        return true
      } catch {
        return false
      }
    },
  }
}

// Firefox has a name of its own for it.
const isFull = (error: unknown) =>
  error instanceof Error && /^(QuotaExceededError|NS_ERROR_DOM_QUOTA_REACHED)$/.test(error.name)
