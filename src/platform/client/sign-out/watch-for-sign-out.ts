import { signOutKey } from './sign-out-cleanup.ts'

type Read = (key: string) => string | null

/**
 * Returns a function that says whether somebody has signed out in this browser since this call. If the storage is cleared or
 * becomes blocked, that is no sign-out. `read` returns null for a key that is absent or cannot be read.
 */
export function watchForSignOut(read: Read = readLocal): () => boolean {
  const before = read(signOutKey)
  return () => {
    const mark = read(signOutKey)
    return mark !== null && mark !== before
  }
}

function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
