import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { currentToast, removeToast, subscribeToToasts, type Toast } from '#ui/toast/toast-store.ts'
import { topmostPlace } from '#ui/toast/topmost-place.ts'
import styles from './Toasts.module.css'

/** Shows toasts. Their code is fetched with the first one. */
export function Toasts() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, currentToast)
  const [Toaster, setToaster] = useState<ComponentType>()
  const [hasFailed, setHasFailed] = useState(false)

  // No Suspense: it delays its content by 300 ms, and some toasts show for only 500 ms.
  useEffect(() => {
    if (!toast || Toaster) return
    void load()
    async function load() {
      try {
        const part = await import('#ui/toast/Toaster.tsx')
        setToaster(() => part.Toaster)
      } catch {
        setHasFailed(true)
      }
    }
  }, [toast, Toaster])

  if (Toaster) return <Toaster />
  return hasFailed && toast && <PlainToast key={toast.id} {...toast} />
}

/** How long a plain toast stays, in milliseconds. It has no button to close it. */
const plainToastMs = 8000

/** Shows a toast as plain text, if the code of the toasts could not be fetched. */
function PlainToast({ id, title, description }: Toast) {
  useEffect(() => {
    const removal = setTimeout(() => removeToast(id), plainToastMs)
    return () => clearTimeout(removal)
  }, [id])
  return createPortal(
    <p role="alert" className={styles.plain}>
      <strong>{title}</strong> {description}
    </p>,
    topmostPlace(),
  )
}
