import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import styles from './Fold.module.css'

type Props = {
  title: string
  /** A few words about the contents, shown while the fold is closed. */
  contents: string
  /** Whether the fold is open at first. If this becomes true later, the fold opens. If it becomes false, nothing changes. */
  open: boolean
  /** Whether the children are rendered only after the fold was first opened, so that their code can load later. */
  late?: boolean
  children: ReactNode
}

/** A disclosure (`<details>`): a part of a page that opens under its title. */
export function Fold({ title, contents, open, late = false, children }: Props) {
  const titleId = useId()
  const [isOpen, setOpen] = useState(open)
  const [previousOpen, setPreviousOpen] = useState(open)
  const [wasOpen, setWasOpen] = useState(open)
  if (isOpen && !wasOpen) setWasOpen(true)
  if (open !== previousOpen) {
    setPreviousOpen(open)
    if (open) setOpen(true)
  }
  return (
    <section className={styles.fold} aria-labelledby={titleId}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={styles.summary}>
          <span className={styles.words}>
            <h3 id={titleId}>{title}</h3>
            <span className={styles.contents}>{contents}</span>
          </span>
          <ChevronDown aria-hidden="true" />
        </summary>
        <div className={styles.body}>{(wasOpen || !late) && children}</div>
      </details>
    </section>
  )
}

/** One or more folds in a card. */
export const FoldCard = ({ children }: { children: ReactNode }) => <div className={styles.card}>{children}</div>
