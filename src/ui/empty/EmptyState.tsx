import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { LineDrawing } from './LineDrawing.tsx'

type Props = { drawing: ReactNode; title: string; level?: 1 | 2 | 3 | 4; action?: ReactNode; children: ReactNode }

/** Shown in place of an empty list: what it will contain, and how to begin. */
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
