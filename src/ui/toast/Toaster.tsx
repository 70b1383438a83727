import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast'
import { CircleAlert, X } from 'lucide-react'
import { type FocusEvent, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../button/IconButton.tsx'
import { lineDirection } from '../line-direction.ts'
import { texts } from '../texts/texts.ts'
import styles from './Toaster.module.css'
import { currentToast, dismissToast, subscribeToToasts } from './toast-store.ts'
import { topmostPlace } from './topmost-place.ts'

/** Shows the current toast. Load it lazily, because it imports Radix. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast)
  const place = useSyncExternalStore(subscribeToModals, topmostPlace)
  const region = useRef<HTMLOListElement>(null)
  const cameFrom = useRef<EventTarget | null>(null)

  function noteOrigin({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.parentElement?.contains(relatedTarget)) cameFrom.current = relatedTarget
  }

  // Move the focus out. Radix would leave it in the empty region, and keep the next toast open while the focus is there.
  function close(id: number) {
    const inside = document.activeElement
    if (inside instanceof HTMLElement && region.current?.contains(inside)) {
      inside.blur()
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
    }
    dismissToast(id)
  }

  return (
    <Provider
      label={texts.toast}
      duration={5000}
      swipeDirection={lineDirection() > 0 ? 'right' : 'left'}
      swipeThreshold={50}
      announcerContainer={place}
    >
      {toast && (
        <Root
          key={toast.id}
          className={styles.toast}
          data-tone={toast.tone}
          open={toast.open}
          onOpenChange={(open) => open || close(toast.id)}
          {...(toast.duration !== undefined && { duration: toast.duration })}
        >
          {toast.tone === 'destructive' && <CircleAlert className={styles.icon} aria-hidden="true" />}
          <div className={styles.text}>
            <Title className={styles.title}>{toast.title}</Title>
            {/* A full stop for screen readers, which read title and description without a pause */}
            {toast.description && <span data-radix-toast-announce-exclude="" data-radix-toast-announce-alt=". " />}
            {toast.description && <Description className={styles.description}>{toast.description}</Description>}
          </div>
          {toast.action && (
            <Action asChild altText={`. ${toast.action.altText}`} onClick={toast.action.onAct}>
              <Button look="quiet">{toast.action.label}</Button>
            </Action>
          )}
          <Close asChild>
            <IconButton label={texts.dismiss} icon={<X />} />
          </Close>
        </Root>
      )}
      {createPortal(
        <Viewport ref={region} label={texts.toasts} className={styles.viewport} hotkey={['F8']} onFocus={noteOrigin} />,
        place,
      )}
    </Provider>
  )
}

function subscribeToModals(listener: () => void) {
  const events = ['toggle', 'close']
  for (const event of events) document.addEventListener(event, listener, true)
  return () => {
    for (const event of events) document.removeEventListener(event, listener, true)
  }
}
