/** The browser's storage, which may be full, blocked or missing. Never throws: writing returns what is wrong. */

/** `full`: no room left. `closed`: the browser stores nothing for this page. */
export type StorageProblem = 'full' | 'closed'

export type BrowserStorage = ReturnType<typeof openBrowserStorage>

/** Takes a function, because even reading the property `localStorage` throws if storage is blocked. */
export function openBrowserStorage(storage: () => Storage) {
  function read(key: string): string | null {
    try {
      return storage().getItem(key)
    } catch {
      return null
    }
  }

  function put(key: string, text: string | null): StorageProblem | undefined {
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
    /** Stores a text, or removes the key if the text is null. Returns the problem, if any. */
    put,
    /** Stores all texts, or none. */
    putAll(texts: ReadonlyMap<string, string>): StorageProblem | undefined {
      const before = [...texts.keys()].map((key) => ({ key, text: read(key) }))
      for (const [key, text] of texts) {
        const trouble = put(key, text)
        if (!trouble) continue
        // Remove the new texts first, so the old ones fit again.
        for (const { key } of before) put(key, null)
        for (const { key, text } of before) if (text !== null) put(key, text)
        return trouble
      }
      return undefined
    },
    /** Whether the page may use the storage at all. */
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

// Firefox uses a different error name.
const isFull = (error: unknown) =>
  error instanceof Error && /^(QuotaExceededError|NS_ERROR_DOM_QUOTA_REACHED)$/.test(error.name)
