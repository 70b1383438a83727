import { Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { texts } from '../texts/texts.ts'
import styles from './Notice.module.css'

type Props = { tone?: 'info' | 'warning'; word?: string; children: ReactNode }

const icons = { info: Info, warning: TriangleAlert }

/** A note on the page: information or a warning. */
export function Notice({ tone = 'info', word, children }: Props) {
  const Icon = icons[tone]

  return (
    <div className={styles.notice} data-tone={tone} role="note">
      <Icon />
      <div className={styles.text}>
        <strong className={styles.word}>{word ?? (tone === 'info' ? texts.goodToKnow : texts.pleaseNote)}</strong>
        {children}
      </div>
    </div>
  )
}
