import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { texts } from '../texts/texts.ts'
import styles from './ChoiceDialog.module.css'
import { Dialog } from './Dialog.tsx'

type Props = { title: string; onClose: () => void; children: ReactNode }

/** Asks the person to choose one of several actions. The last button cancels. */
export function ChoiceDialog({ title, onClose, children }: Props) {
  return (
    <Dialog open onClose={onClose} title={title}>
      <div className={styles.question}>
        {children}
        <Button look="quiet" wide onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </Dialog>
  )
}

/** One action: its button, and a sentence about its effect. */
export function ActionChoice({ effect, children }: { effect: string; children: ReactNode }) {
  return (
    <div className={styles.choice}>
      {children}
      <p>{effect}</p>
    </div>
  )
}
