import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { currentToast, subscribeToToasts } from '#ui/toast/toast-store.ts'

/** Draws toasts. Their code is fetched with the first one. */
export function Toasts() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, currentToast)
  const [Toaster, setToaster] = useState<ComponentType>()

  // No Suspense: it delays its content by 300 ms, and some toasts show for only 500 ms.
  useEffect(() => {
    if (!toast || Toaster) return
    // If the code cannot be fetched, the next toast tries again. The page keeps working.
    import('#ui/toast/Toaster.tsx').then(
      (part) => setToaster(() => part.Toaster),
      () => undefined,
    )
  }, [toast, Toaster])

  return Toaster && <Toaster />
}
