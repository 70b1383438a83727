import { ApiError } from '#platform/client/api.ts'
import { sendToSignIn } from '#platform/client/leave.ts'
import { showToast } from '#ui/toast/toast-store.ts'

/** Says what could not be done, and why in the server's words; whoever is signed out is sent to sign in. */
export const tellRefusal = (title: string) => (error: unknown) => {
  if (error instanceof ApiError && error.isUnauthorized) return sendToSignIn('unauthorized')
  showToast({ title, description: sentenceOf(error), tone: 'destructive' })
}

/** Why something was refused, for a person. */
export const sentenceOf = (error: unknown): string =>
  (error instanceof ApiError && error.sentence) || 'Nestling could not be reached. Please try again.'
