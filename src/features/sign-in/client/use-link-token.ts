import { useSyncExternalStore } from 'react'

/** The token of a one-time link. The token follows the #, so browsers never send it in a request. */
export const useLinkToken = (): string => useSyncExternalStore(onNewLink, () => location.hash.slice(1))

/** Subscribes to changes of the hash. A newer link that opens in the same tab changes only the hash. */
function onNewLink(onChange: () => void) {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}
