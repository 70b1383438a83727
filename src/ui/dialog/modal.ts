import { type MouseEvent, type PointerEvent, type SyntheticEvent, useCallback, useRef } from 'react'

/** Opens and closes a native `<dialog>` as a modal: the browser traps the focus, hides the rest and gives the focus back. */
export function useModal(open: boolean, onClose: () => void) {
  const pressedOutside = useRef(false)

  const ref = useCallback(
    (dialog: HTMLDialogElement) => {
      if (!open) return undefined
      dialog.showModal()
      return () => {
        dialog.close()
        // The browser fires its event later, when the dialog may be unmounted; a toast must move now.
        document.dispatchEvent(new Event('close'))
      }
    },
    [open],
  )

  return {
    ref,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      // A file picker that is cancelled inside the dialog sends the same event upwards
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      // Browsers let a second Esc through without asking; after our own close there is nothing left to say
      if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose()
    },
    // Both ends of the press count: selecting text with a finger that slips outside must not lose what was written
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      pressedOutside.current = event.target === event.currentTarget
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (pressedOutside.current && event.target === event.currentTarget) onClose()
    },
  }
}
