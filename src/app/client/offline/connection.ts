/** Whether there is a network, as far as this page knows, and which of its responses came from the cache. */
import { useSyncExternalStore } from 'react'
import type { CachedTimes } from './answers-shown.ts'

let cachedTimes: CachedTimes = new Map()
let isNetworkLost = false
const notices = new Set<() => void>()

/** Takes the address of each response, with the time when it was cached, or null if it came from the network. */
export function noteAnswers(answers: Readonly<Record<string, number | null>>): void {
  const next = new Map(cachedTimes)
  for (const [path, at] of Object.entries(answers)) {
    if (at === null) next.delete(path)
    else next.set(path, at)
  }
  cachedTimes = next
  isNetworkLost = Object.values(answers).some((at) => at !== null)
  change()
}

const isOffline = () => !navigator.onLine || isNetworkLost

export const useIsOffline = (): boolean => useSyncExternalStore(listen, isOffline)

export const useCachedTimes = (): CachedTimes => useSyncExternalStore(listen, () => cachedTimes)

function listen(notice: () => void) {
  notices.add(notice)
  return () => void notices.delete(notice)
}

/** Notifies the listeners, and sets an attribute on the page, so forms say that they have to wait. */
function change() {
  document.documentElement.toggleAttribute('data-offline', isOffline())
  for (const notice of notices) notice()
}

addEventListener('online', change)
addEventListener('offline', change)
change()
