import { type ReactNode, Suspense } from 'react'
import { Card } from '#ui/card/Card.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import styles from './AdminPage.module.css'
import { panelParts } from './panel-parts.ts'

/** `height` is what the part needs, so that nothing jumps when its code arrives. */
type Props = { part: keyof typeof panelParts; height: string; children: ReactNode }

export function PanelSection({ part, height, children }: Props) {
  return (
    <div id={part} className={styles.part}>
      <Card title={panelParts[part].title}>
        <Suspense fallback={<Skeleton shape="block" height={height} />}>{children}</Suspense>
      </Card>
    </div>
  )
}
