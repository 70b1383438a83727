import { ApiError } from '#platform/client/api.ts'
import { refusalWords } from '#platform/client/refusal-words.ts'
import { showToast } from '#ui/toast/toast-store.ts'

/** Says what could not be done, and why. */
export function sayFailure(title: string, error: unknown): void {
  // That the session is over is said already, with the way to sign in.
  if (error instanceof ApiError && error.isUnauthorized) return
  showToast({
    title,
    description: refusalWords(error) ?? 'It may be the connection. Please try again.',
    tone: 'destructive',
  })
}
