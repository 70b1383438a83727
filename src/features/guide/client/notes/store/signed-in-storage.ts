import { watchForSignOut } from '#platform/client/sign-out/watch-for-sign-out.ts'
import type { BrowserStorage } from './browser-storage.ts'

/** The longest time a change takes to reach another tab. */
const crossingMs = 1000

/** The browser's storage, with a check whether somebody has signed out since it was opened. */
export function openSignedInStorage(storage: BrowserStorage, now: () => number) {
  const isSignedOut = watchForSignOut(storage.read)
  const recent = new Map<string, { text: string; at: number }>()

  return {
    ...storage,
    put(key: string, text: string) {
      recent.set(key, { text, at: now() })
      return storage.put(key, text)
    },
    remove: (key: string) => void storage.put(key, null),
    isSignedOut,
    /** Deletes what this tab wrote within the last second, because a sign-out in another tab may not have deleted it. */
    undoRecentWrites() {
      for (const [key, { text, at }] of recent)
        if (now() - at < crossingMs && storage.read(key) === text) storage.put(key, null)
    },
  }
}
