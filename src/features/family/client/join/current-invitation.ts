/**
 * The code or token of the invitation that this tab was opened with. It stays in the address bar until the
 * person joins or declines, or until the server refuses it. While they sign in, it is in session storage.
 */
const parameter = 'invite'
const key = 'nestling-invitation'

let current = readAddress() ?? sessionStorage.getItem(key)

/** The code or token, or null if there is none. Reads the address again, because a sign-in can add the code to it. */
export function currentInvitation(): string | null {
  current ??= readAddress()
  return current
}

/** Sets the code or token for prerendering: the server renders pages for many addresses in one process. */
export function openInvitation(code: string | null): void {
  current = code
}

/** Saves the invitation in session storage while the person signs in. */
export function saveInvitation() {
  if (current !== null) sessionStorage.setItem(key, current)
}

/** Removes the invitation from the address bar and session storage. */
export function removeStoredInvitation() {
  sessionStorage.removeItem(key)
  if (readAddress() !== null) history.replaceState(history.state, '', location.pathname)
}

/** Like `removeStoredInvitation`, but also makes `currentInvitation` return null. */
export function resetInvitation() {
  removeStoredInvitation()
  current = null
}

function readAddress(): string | null {
  return location.pathname === '/' ? new URLSearchParams(location.search).get(parameter)?.trim() || null : null
}
