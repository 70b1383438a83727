import type { ReactNode } from 'react'
import styles from './ActionRow.module.css'
import { Button } from './Button.tsx'

type Props = {
  onCancel?: () => void
  cancelText?: string
  /** Whether the action works offline: it is stored, and sent once the device is online. */
  worksOffline?: boolean | undefined
  children: ReactNode
}

/** The buttons at the end of a form or question: submit, and optionally cancel. Offline, a notice says what happens. */
export function ActionRow({ onCancel, cancelText = 'Cancel', worksOffline, children }: Props) {
  return (
    <div className={styles.row}>
      <p className={styles.offline}>
        {worksOffline
          ? 'You are offline. This is kept here, and sent when you are back online.'
          : 'You are offline. This has to wait until you are back online. What you typed stays here.'}
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
