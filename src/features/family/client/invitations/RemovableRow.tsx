import type { ReactNode } from 'react'
import { Button } from '#ui/button/Button.tsx'
import { texts } from '../texts/texts.ts'
import styles from './Invitations.module.css'

type Props = {
  icon: ReactNode
  name: ReactNode
  facts: readonly string[]
  removeLabel: string
  pending?: boolean
  onRemove: () => void
  children?: ReactNode
}

/** A code or an invitation: its name, its details, and a button that removes it. */
export function RemovableRow({ icon, name, facts, removeLabel, pending, onRemove, children }: Props) {
  return (
    <li className={styles.row}>
      {icon}
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>{facts.join(' · ')}</p>
      </div>
      <Button look="quiet" aria-label={removeLabel} pending={pending} onClick={onRemove}>
        {texts.remove}
      </Button>
      {children}
    </li>
  )
}
