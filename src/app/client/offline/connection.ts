/** Whether there is a network, as far as this page knows, and which of its answers are kept ones. */
import { useSyncExternalStore } from 'react'
import type { Kept } from './answers-shown.ts'

let kept: Kept = new Map()
let isAway = false
const notices = new Set<() => void>()

/** Addresses → when they were last answered, in milliseconds: all that this page was given of the kind. */
export function setConnection(state: { isAway: boolean; kept: Readonly<Record<string, number>> }): void {
  isAway = state.isAway
  kept = new Map(Object.entries(state.kept))
  change()
}

const isOffline = () => !navigator.onLine || isAway

export const useIsOffline = (): boolean => useSyncExternalStore(listen, isOffline)

export const useKept = (): Kept => useSyncExternalStore(listen, () => kept)

function listen(notice: () => void) {
  notices.add(notice)
  return () => void notices.delete(notice)
}

/** Marked on the page too, for what says in a form that it has to wait. */
function change() {
  document.documentElement.toggleAttribute('data-offline', isOffline())
  for (const notice of notices) notice()
}

addEventListener('online', change)
addEventListener('offline', change)
change()
