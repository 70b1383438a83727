import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast'
import { CircleAlert, X } from 'lucide-react'
import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../button/IconButton.tsx'
import styles from './Toaster.module.css'
import { currentToast, dismissToast, subscribeToToasts } from './toast-store.ts'

/** Draws the current toast. Load it lazily: it carries Radix. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast)
  const host = useHostAboveAll()

  return (
    <Provider duration={5000} swipeDirection="right" swipeThreshold={50} announcerContainer={host}>
      {toast && (
        <Root
          key={toast.id}
          className={styles.toast}
          data-tone={toast.tone}
          open={toast.open}
          onOpenChange={(open) => open || dismissToast(toast.id)}
          {...(toast.duration !== undefined && { duration: toast.duration })}
        >
          {toast.tone === 'destructive' && <CircleAlert className={styles.icon} aria-hidden="true" />}
          <div className={styles.text}>
            <Title className={styles.title}>{toast.title}</Title>
            {toast.description && <Description className={styles.description}>{toast.description}</Description>}
          </div>
          <Close asChild>
            <IconButton label="Dismiss" icon={<X />} />
          </Close>
        </Root>
      )}
      {createPortal(<Viewport className={styles.viewport} hotkey={['F8']} />, host)}
    </Provider>
  )
}

// Behind a modal dialog nothing can be seen, pressed or heard, so the toast lives in the topmost one. The host is
// moved by hand because Radix loses its toast when React builds the viewport anew in another place.
function useHostAboveAll() {
  const [host] = useState(() => document.createElement('div'))
  const place = useSyncExternalStore(subscribeToModals, topmostPlace)

  useLayoutEffect(() => {
    place.append(host)
    return () => host.remove()
  }, [host, place])

  return host
}

function topmostPlace() {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
}

function subscribeToModals(listener: () => void) {
  const events = ['toggle', 'close']
  for (const event of events) document.addEventListener(event, listener, true)
  return () => {
    for (const event of events) document.removeEventListener(event, listener, true)
  }
}
