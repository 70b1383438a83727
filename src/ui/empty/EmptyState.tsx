import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { LineDrawing } from './LineDrawing.tsx'

type Props = { drawing: ReactNode; title: string; level?: 1 | 2 | 3 | 4; action?: ReactNode; children: ReactNode }

/** Says what will be here, and how to begin. */
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
