import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { LineDrawing } from './LineDrawing.tsx'

type Props = { drawing: ReactNode; title: string; level?: 1 | 2 | 3 | 4; action?: ReactNode; children: ReactNode }

/** Says that a list or a page has nothing to show, and what to do instead. */
export function EmptyState({ drawing, title, level = 3, action, children }: Props) {
  const Heading = `h${level}` as const

  return (
    <div className={styles.empty}>
      <LineDrawing>{drawing}</LineDrawing>
      <Heading>{title}</Heading>
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  )
}
