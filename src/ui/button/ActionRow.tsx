import type { ReactNode } from 'react'
import styles from './ActionRow.module.css'
import { Button } from './Button.tsx'

type Props = { onCancel?: () => void; cancelText?: string; children: ReactNode }

/** Ends a form or a question: the way out, where there is one, and then what it is there for. */
export function ActionRow({ onCancel, cancelText = 'Cancel', children }: Props) {
  return (
    <div className={styles.row}>
      {onCancel && (
        <Button look="quiet" onClick={onCancel}>
          {cancelText}
        </Button>
      )}
      {children}
    </div>
  )
}
