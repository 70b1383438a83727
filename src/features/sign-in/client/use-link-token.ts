import { useSyncExternalStore } from 'react'

/** The token of a one-time link. It follows the #, so browsers never send it in a request. */
export const useLinkToken = (): string => useSyncExternalStore(onNewLink, () => location.hash.slice(1))

/** Subscribes to hash changes: opening a newer link in the same tab changes only the hash. */
function onNewLink(notice: () => void) {
  addEventListener('hashchange', notice)
  return () => removeEventListener('hashchange', notice)
}
