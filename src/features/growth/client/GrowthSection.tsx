import { ChartLine } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Pregnancy } from '#features/journey/contract.ts'
import { useUser } from '#features/sign-in/client/public.ts'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { Button } from '#ui/button/Button.tsx'
import { Card } from '#ui/card/Card.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { texts as shared } from '../texts/texts.ts'
import styles from './GrowthSection.module.css'
import { texts } from './texts/texts.ts'

const GrowthChart = lazyPart(async () => (await import('./GrowthChart.tsx')).GrowthChart)

/** The growth chart with the family's scans, for admins only, loaded when they open it. */
export function GrowthSection({ journey }: { journey: Pregnancy }) {
  const [isOpen, setOpen] = useState(false)
  if (useUser()?.role !== 'admin') return null
  if (isOpen)
    return (
      <Suspense fallback={<Skeleton shape="block" height="46rem" />}>
        <GrowthChart key={journey.id} journey={journey} />
      </Suspense>
    )
  return (
    <Card title={shared.growth}>
      <div className={styles.closed}>
        <p>{texts.aboutSection}</p>
        <Button icon={<ChartLine aria-hidden="true" />} onClick={() => setOpen(true)}>
          {texts.showChart}
        </Button>
      </div>
    </Card>
  )
}
