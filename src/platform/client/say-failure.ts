import { showToast } from '#ui/toast/toast-store.ts'
import { ApiError } from './api.ts'
import { type SignOutReason, sendToSignIn } from './leave.ts'
import { refusalWords } from './refusal-words.ts'

/** Says what failed and why, in the server's words or else these. A signed-out person is sent to sign in. */
export function sayFailure(
  title: string,
  error: unknown,
  otherwise?: string,
  reason: SignOutReason = 'unauthorized',
): void {
  if (error instanceof ApiError && error.isUnauthorized) sendToSignIn(reason)
  else showToast({ title, description: failureWords(error, otherwise), tone: 'destructive' })
}

/** What a person reads when no answer came. */
export const unreachable = 'Nestling could not be reached. Please try again.'

/** Why something could not be done, for a person. */
export const failureWords = (error: unknown, otherwise = unreachable): string => refusalWords(error) ?? otherwise
