import type { ReactNode } from 'react'
import { Nestling } from '../Nestling.tsx'
import styles from './EntryPanel.module.css'

/** One quiet panel on paper, under the product's name, for pages on which nobody is in yet. */
export function EntryPanel({ children }: { children: ReactNode }) {
  return (
    <div className={styles.panel}>
      <p className={styles.mark}>
        <Nestling />
        Nestling
      </p>
      {children}
    </div>
  )
}
