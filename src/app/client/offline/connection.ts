/** Knows whether this page has a network, and which of the responses on it came from the cache. */
import { useSyncExternalStore } from 'react'
import type { CachedTimes } from './answers-shown.ts'

let cachedTimes: CachedTimes = new Map()
let isNetworkLost = false
const listeners = new Set<() => void>()

/** Records when each response was cached, by its address. The time is null if the response came from the network. */
export function recordResponses(answers: Readonly<Record<string, number | null>>): void {
  const next = new Map(cachedTimes)
  for (const [path, at] of Object.entries(answers)) {
    if (at === null) next.delete(path)
    else next.set(path, at)
  }
  cachedTimes = next
  isNetworkLost = Object.values(answers).some((at) => at !== null)
  publish()
}

const isOffline = () => !navigator.onLine || isNetworkLost

export const useIsOffline = (): boolean => useSyncExternalStore(listen, isOffline)

export const useCachedTimes = (): CachedTimes => useSyncExternalStore(listen, () => cachedTimes)

function listen(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Notifies the listeners, and sets an attribute on the page, so forms say that their changes will be sent later. */
function publish() {
  document.documentElement.toggleAttribute('data-offline', isOffline())
  for (const listener of listeners) listener()
}

addEventListener('online', publish)
addEventListener('offline', publish)
publish()
