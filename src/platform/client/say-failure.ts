import { showToast } from '#ui/toast/toast-store.ts'
import { ApiError } from './api.ts'
import { type SignOutReason, sendToSignIn } from './leave.ts'
import { refusalWords } from './refusal-words.ts'
import { texts } from './texts/texts.ts'

/** Shows a toast with what failed and why. If the session is over, opens the sign-in page with `signOutReason` instead. */
export function sayFailure(
  title: string,
  error: unknown,
  fallback?: string,
  signOutReason: SignOutReason = 'unauthorized',
): void {
  if (error instanceof ApiError && error.isUnauthorized) sendToSignIn(signOutReason)
  else showToast({ title, description: failureWords(error, fallback), tone: 'destructive' })
}

/** Why something failed: the server's message, or else `fallback`. */
export const failureWords = (error: unknown, fallback = texts.unreachable): string => refusalWords(error) ?? fallback
