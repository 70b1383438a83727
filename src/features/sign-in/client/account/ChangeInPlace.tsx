import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button/Button.tsx'
import styles from './ChangeInPlace.module.css'

type Props = {
  label: string
  value: ReactNode
  /** Says what is changed, for those who hear only the button. */
  action: string
  children: (close: () => void) => ReactNode
}

/** Something that is seldom changed: what it is, and a form that opens in its place. */
export function ChangeInPlace({ label, value, action, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)

  // The focus goes where the person goes: into the form, and back to the button.
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
          {children(() => setOpen(false))}
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
