import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './status.module.css'

/** What somebody has to look after. */
export function Fault({ children }: { children: ReactNode }) {
  return (
    <p className={styles.fault}>
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
