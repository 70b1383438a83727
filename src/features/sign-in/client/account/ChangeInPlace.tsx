import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import styles from './ChangeInPlace.module.css'

type Props = {
  label: string
  value: ReactNode
  /** The accessible name of the button, which says what is changed. */
  action: string
  children: (close: () => void) => ReactNode
}

/** A rarely changed setting: its value, and a form that replaces it on demand. A form that loads lazily takes the focus itself. */
export function ChangeInPlace({ label, value, action, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)

  // The focus follows: into the form, and back to the button.
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
