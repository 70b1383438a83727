import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './ErrorLine.module.css'

/** An error message beside the element that it is about. */
export function ErrorLine({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.line} id={id}>
      <CircleAlert aria-hidden="true" />
      {children}
    </p>
  )
}
