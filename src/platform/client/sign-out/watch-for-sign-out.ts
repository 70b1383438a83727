import { signOutKey } from './sign-out-cleanup.ts'

/** Returns a function that says whether somebody has signed out in this browser since this call. */
export function watchForSignOut(): () => boolean {
  const before = readMark()
  return () => readMark() !== before
}

function readMark(): string | null {
  try {
    return localStorage.getItem(signOutKey)
  } catch {
    return null
  }
}
