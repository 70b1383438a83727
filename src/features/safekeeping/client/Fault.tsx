import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './status.module.css'

/** A warning about something that an admin has to repair. */
export function Fault({ children }: { children: ReactNode }) {
  return (
    <p className={styles.fault}>
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
