import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import styles from './ChangeInPlace.module.css'

type Props = {
  label: string
  value: ReactNode
  /** The text of the button and the heading of the form, for example "Change email". */
  action: string
  children: (close: () => void) => ReactNode
}

/**
 * Shows the value of a setting, with a button that opens the form to change it. A form that loads lazily has to focus its
 * first field itself.
 */
export function ChangeInPlace({ label, value, action, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)

  // Moves the focus into the form when it opens, and back to the button when it closes.
  useEffect(() => {
    if (isOpen === wasOpen.current) return
    wasOpen.current = isOpen
    place.current?.querySelector<HTMLElement>(isOpen ? 'input:not([hidden])' : 'button')?.focus()
  }, [isOpen])

  return (
    <div className={styles.place} ref={place}>
      {isOpen ? (
        <>
          <h3 className={styles.label}>{action}</h3>
          <Suspense fallback={<Skeleton shape="block" height="12rem" />}>{children(() => setOpen(false))}</Suspense>
        </>
      ) : (
        <div className={styles.row}>
          <div className={styles.words}>
            <h3 className={styles.label}>{label}</h3>
            <p className={styles.value}>{value}</p>
          </div>
          <Button onClick={() => setOpen(true)}>{action}</Button>
        </div>
      )}
    </div>
  )
}
