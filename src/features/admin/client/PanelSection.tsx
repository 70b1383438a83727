import { type ReactNode, Suspense } from 'react'
import { Card } from '#ui/card/Card.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import styles from './AdminPage.module.css'
import type { PanelPart } from './panel-parts.ts'
import { texts } from './texts/texts.ts'

/** `height`: the height of the placeholder, so the page does not jump. While `waits` is true, the part is not loaded. */
type Props = { part: PanelPart; height: string; waits?: boolean; children: ReactNode }

export function PanelSection({ part, height, waits = false, children }: Props) {
  const place = <Skeleton shape="block" height={height} />
  return (
    <div id={part} className={styles.part}>
      <Card title={texts.partTitles[part]}>{waits ? place : <Suspense fallback={place}>{children}</Suspense>}</Card>
    </div>
  )
}
