import type { ReactNode } from 'react'
import { ActionRow } from '../button/ActionRow.tsx'
import { Button } from '../button/Button.tsx'
import styles from './ConfirmDialog.module.css'
import { Dialog } from './Dialog.tsx'

type Props = {
  title: string
  children: ReactNode
  /** The action as a verb: "Remove". */
  confirmText: string
  tone?: 'danger' | 'primary'
  pending?: boolean | undefined
  /** Whether the action works offline: it is stored, and sent once the device is online. */
  worksOffline?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks the person to confirm an action, such as a deletion. */
export function ConfirmDialog({
  title,
  children,
  confirmText,
  tone = 'danger',
  pending,
  worksOffline,
  onConfirm,
  onClose,
}: Props) {
  return (
    <Dialog open onClose={onClose} title={title}>
      <div className={styles.question}>
        {children}
        <ActionRow onCancel={onClose} worksOffline={worksOffline}>
          <Button look={tone} pending={pending} onClick={onConfirm}>
            {confirmText}
          </Button>
        </ActionRow>
      </div>
    </Dialog>
  )
}
