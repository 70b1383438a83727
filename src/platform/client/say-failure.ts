import { showToast } from '#ui/toast/toast-store.ts'
import { ApiError } from './api.ts'
import { type SignOutReason, sendToSignIn } from './leave.ts'
import { refusalWords } from './refusal-words.ts'

/** Shows what failed, with the server's message or else `otherwise`. If the session is over, opens the sign-in page. */
export function sayFailure(
  title: string,
  error: unknown,
  otherwise?: string,
  reason: SignOutReason = 'unauthorized',
): void {
  if (error instanceof ApiError && error.isUnauthorized) sendToSignIn(reason)
  else showToast({ title, description: failureWords(error, otherwise), tone: 'destructive' })
}

/** The message for a request without a response. */
export const unreachable = 'Nestling could not be reached. Please try again.'

/** The message that says why something failed. */
export const failureWords = (error: unknown, otherwise = unreachable): string => refusalWords(error) ?? otherwise
