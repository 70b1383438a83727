import { Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Notice.module.css'

type Props = { tone?: 'info' | 'warning'; word?: string; children: ReactNode }

const icons = { info: Info, warning: TriangleAlert }
const words = { info: 'Good to know', warning: 'Please note' }

/** A note on the page: information or a warning. */
export function Notice({ tone = 'info', word = words[tone], children }: Props) {
  const Icon = icons[tone]

  return (
    <div className={styles.notice} data-tone={tone} role="note">
      <Icon />
      <div className={styles.text}>
        <strong className={styles.word}>{word}</strong>
        {children}
      </div>
    </div>
  )
}
