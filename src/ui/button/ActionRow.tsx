import type { ReactNode } from 'react'
import { texts } from '../texts/texts.ts'
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
export function ActionRow({ onCancel, cancelText = texts.cancel, worksOffline, children }: Props) {
  return (
    <div className={styles.row}>
      <p className={styles.offline}>{worksOffline ? texts.offlineButSentLater : texts.offlineSoWait}</p>
      {onCancel && (
        <Button look="quiet" onClick={onCancel}>
          {cancelText}
        </Button>
      )}
      {children}
    </div>
  )
}
