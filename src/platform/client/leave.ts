import { showToast } from '#ui/toast/toast-store.ts'
import { signInAddress } from '../shared/address/session-addresses.ts'
import { texts } from './texts/texts.ts'

/** Why a person has to sign in. */
export type SignOutReason = keyof typeof texts.signedOut

let leaving = false

/** Shows the reason, then opens the sign-in page, which leads back here. Runs once, even if many calls were refused. */
export function sendToSignIn(reason: SignOutReason): void {
  if (leaving) return
  leaving = true
  showToast({ ...texts.signedOut[reason], tone: 'destructive' })
  const { pathname, search } = location
  // Browsers keep the fragment through the redirect. After signing in, the person gets the page that the fragment names.
  const leave = () => location.assign(`${signInAddress}#${pathname}${search}`)
  setTimeout(leave, reason === 'unauthorized' ? 500 : 1500)
}
