import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { currentToast, subscribeToToasts } from '#ui/toast/toast-store.ts'

/** Draws toasts; what that takes is fetched with the first one and then stays. */
export function Toasts() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, currentToast)
  const [Toaster, setToaster] = useState<ComponentType>()

  // Not by Suspense: it holds back what it reveals for 300 ms, and some toasts have only 500 before the page is left.
  useEffect(() => {
    if (!toast || Toaster) return
    // What cannot be fetched now is fetched with the next toast; the page itself must not break for want of it.
    import('#ui/toast/Toaster.tsx').then(
      (part) => setToaster(() => part.Toaster),
      () => undefined,
    )
  }, [toast, Toaster])

  return Toaster && <Toaster />
}
