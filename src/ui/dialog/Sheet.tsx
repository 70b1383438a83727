import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { texts } from '../texts/texts.ts'
import { useModal } from './modal.ts'
import styles from './Sheet.module.css'

type Props = { open: boolean; onClose: () => void; label: string; header?: ReactNode; children: ReactNode }

/** The side menu, which slides in from the right over the page. */
export function Sheet({ open, onClose, label, header, children }: Props) {
  const modal = useModal(open, onClose)

  return (
    <dialog {...modal} className={styles.dialog} aria-label={label}>
      <div className={styles.inside}>
        <header className={styles.header}>
          <div className={styles.lead}>{header}</div>
          <IconButton label={texts.close} icon={<X />} onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  )
}
