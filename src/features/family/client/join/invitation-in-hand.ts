/**
 * The invitation that somebody came with. It stays in its address until it is used or refused for good; in the tab while
 * its holder signs in; and in memory for as long as the page tells what became of it.
 */
const parameter = 'invite'
const key = 'nestling-invitation'

let inHand = readAddress() ?? sessionStorage.getItem(key)

/** The code or token; null without one. */
export const invitationInHand = (): string | null => inHand

export function keepThroughSignIn() {
  if (inHand !== null) sessionStorage.setItem(key, inHand)
}

/** Removes a used or dead invitation from the address bar and the tab. */
export function forgetInvitation() {
  sessionStorage.removeItem(key)
  if (readAddress() !== null) history.replaceState(history.state, '', location.pathname)
}

export function layInvitationDown() {
  forgetInvitation()
  inHand = null
}

function readAddress(): string | null {
  return location.pathname === '/' ? new URLSearchParams(location.search).get(parameter)?.trim() || null : null
}
