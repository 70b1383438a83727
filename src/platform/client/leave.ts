import { showToast } from '#ui/toast/toast-store.ts'
import { signInAddress } from '../shared/address/session-addresses.ts'

/** Why a person has to sign in, in the specification's words. `after`: milliseconds until the sign-in page opens. */
const signOutReasons = {
  unauthorized: {
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    after: 500,
  },
  'session-expired': {
    title: 'Session Expired',
    description: 'Please log in again to continue.',
    after: 1500,
  },
  'authentication-required': {
    title: 'Authentication Required',
    description: 'Please log in again to continue.',
    after: 1500,
  },
} as const

export type SignOutReason = keyof typeof signOutReasons

let leaving = false

/** Shows the reason, then opens the sign-in page, which leads back here. Runs once, even if many calls were refused. */
export function sendToSignIn(reason: SignOutReason): void {
  if (leaving) return
  leaving = true
  const { title, description, after } = signOutReasons[reason]
  showToast({ title, description, tone: 'destructive' })
  const { pathname, search } = location
  // Browsers keep the fragment through the redirect. After signing in, the person gets the page that the fragment names.
  setTimeout(() => location.assign(`${signInAddress}#${pathname}${search}`), after)
}
