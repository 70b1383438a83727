import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { texts } from '../texts/texts.ts'
import styles from './Dialog.module.css'
import { useModal } from './modal.ts'

type Props = { open: boolean; onClose: () => void; title: string; children: ReactNode }

/** A question or a short form over the page. Each opening mounts the content again, without its earlier state. */
export function Dialog({ open, onClose, title, children }: Props) {
  const modal = useModal(open, onClose)
  const titleId = useId()

  return (
    <dialog {...modal} className={styles.dialog} aria-labelledby={titleId}>
      {open && (
        <div className={styles.sheet}>
          <header className={styles.header}>
            <h2 id={titleId}>{title}</h2>
            <IconButton label={texts.close} icon={<X />} onClick={onClose} />
          </header>
          {children}
        </div>
      )}
    </dialog>
  )
}
