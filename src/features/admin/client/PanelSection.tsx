import { type ReactNode, Suspense } from 'react'
import { Card } from '#ui/card/Card.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import styles from './AdminPage.module.css'
import { panelParts } from './panel-parts.ts'

/** `height`: the height of the placeholder, so the page does not jump. While `waits` is true, the part is not loaded. */
type Props = { part: keyof typeof panelParts; height: string; waits?: boolean; children: ReactNode }

export function PanelSection({ part, height, waits = false, children }: Props) {
  const place = <Skeleton shape="block" height={height} />
  return (
    <div id={part} className={styles.part}>
      <Card title={panelParts[part].title}>{waits ? place : <Suspense fallback={place}>{children}</Suspense>}</Card>
    </div>
  )
}
