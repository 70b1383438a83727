import { type MouseEvent, type PointerEvent, type SyntheticEvent, useCallback, useRef } from 'react'

/** Opens and closes a native `<dialog>` as a modal. The browser keeps the focus inside, and restores it on close. */
export function useModal(open: boolean, onClose: () => void) {
  const pressedOutside = useRef(false)

  const ref = useCallback(
    (dialog: HTMLDialogElement) => {
      if (!open) return undefined
      dialog.showModal()
      return () => {
        dialog.close()
        // Tells the toasts to leave the dialog. The browser's own `close` comes later, when the dialog may already be unmounted.
        document.dispatchEvent(new Event('close'))
      }
    },
    [open],
  )

  return {
    ref,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      // Cancelling a file picker inside the dialog fires the same event, and it bubbles up to the dialog
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      // Browsers close the dialog at a second Esc without a cancel event. After a close by this hook, `open` is false
      if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose()
    },
    // A press closes the dialog only if it begins and ends outside. Selecting text can end outside by accident
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      pressedOutside.current = event.target === event.currentTarget
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (pressedOutside.current && event.target === event.currentTarget) onClose()
    },
  }
}
