import { showToast } from '#ui/toast/toast-store.ts'
import { ApiError } from './api.ts'
import { type SignOutReason, sendToSignIn } from './leave.ts'
import { refusalWords } from './refusal-words.ts'

/** Shows what failed and why, in the server's words or else in `otherwise`. A signed-out person is sent to sign in. */
export function sayFailure(
  title: string,
  error: unknown,
  otherwise?: string,
  reason: SignOutReason = 'unauthorized',
): void {
  if (error instanceof ApiError && error.isUnauthorized) sendToSignIn(reason)
  else showToast({ title, description: failureWords(error, otherwise), tone: 'destructive' })
}

/** The sentence for a request without an answer. */
export const unreachable = 'Nestling could not be reached. Please try again.'

/** The sentence that says why something failed. */
export const failureWords = (error: unknown, otherwise = unreachable): string => refusalWords(error) ?? otherwise
