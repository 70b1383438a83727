import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { currentToast, subscribeToToasts } from '#ui/toast/toast-store.ts'

const Toaster = lazyPart(async () => (await import('#ui/toast/Toaster.tsx')).Toaster)

let wasNeeded = false

/** Draws toasts; what that takes is fetched with the first one and then stays. */
export function Toasts() {
  wasNeeded = useSyncExternalStore(subscribeToToasts, currentToast) !== undefined || wasNeeded
  return <Suspense>{wasNeeded && <Toaster />}</Suspense>
}
