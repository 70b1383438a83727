import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './ErrorLine.module.css'

/** What is wrong with one thing, beside it. */
export function ErrorLine({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.line} id={id}>
      <CircleAlert aria-hidden="true" />
      {children}
    </p>
  )
}
