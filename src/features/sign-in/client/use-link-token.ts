import { useSyncExternalStore } from 'react'

/** The token of a one-time link. It stands after the #, so it is never part of a request. */
export const useLinkToken = (): string => useSyncExternalStore(onNewLink, () => location.hash.slice(1))

/** Notices a newer link in the same tab, which changes only the hash. */
function onNewLink(notice: () => void) {
  addEventListener('hashchange', notice)
  return () => removeEventListener('hashchange', notice)
}
