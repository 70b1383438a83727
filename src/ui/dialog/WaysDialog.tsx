import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { Dialog } from './Dialog.tsx'
import styles from './WaysDialog.module.css'

type Props = { title: string; onClose: () => void; children: ReactNode }

/** Asks to choose one of several ways to go on; the last button cancels. */
export function WaysDialog({ title, onClose, children }: Props) {
  return (
    <Dialog open onClose={onClose} title={title}>
      <div className={styles.question}>
        {children}
        <Button look="quiet" wide onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}

/** One choice: its button and what happens next. */
export function Way({ leadsTo, children }: { leadsTo: string; children: ReactNode }) {
  return (
    <div className={styles.way}>
      {children}
      <p>{leadsTo}</p>
    </div>
  )
}
