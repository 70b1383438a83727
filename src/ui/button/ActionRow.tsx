import type { ReactNode } from 'react'
import styles from './ActionRow.module.css'
import { Button } from './Button.tsx'

type Props = { onCancel?: () => void; cancelText?: string; children: ReactNode }

/** The buttons at the end of a form or question: submit, and optionally cancel. Offline, a notice asks people to wait. */
export function ActionRow({ onCancel, cancelText = 'Cancel', children }: Props) {
  return (
    <div className={styles.row}>
      <p className={styles.offline}>
        You are offline. This has to wait until you are back online. What you typed stays here.
      </p>
      {onCancel && (
        <Button look="quiet" onClick={onCancel}>
          {cancelText}
        </Button>
      )}
      {children}
    </div>
  )
}
