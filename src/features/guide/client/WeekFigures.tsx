import { useHides, useJourney, useUnits } from '#features/journey/client/public.ts'
import { StatCard } from '#ui/card/StatCard.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import type { WeekContent } from '../contract.ts'
import { comparisonWords, heartRateWords, lengthWords, weightWords } from '../rules.ts'
import styles from './GuideCards.module.css'

/** The baby's size, heart rate and weight in a week. */
export function WeekFigures({ content }: { content: WeekContent | undefined }) {
  return <div className={styles.figures}>{content ? <Figures content={content} /> : <FigureSkeletons />}</div>
}

function Figures({ content }: { content: WeekContent }) {
  const units = useUnits()
  const { babies } = useJourney().data ?? {}
  const hides = useHides()
  const length = lengthWords(content, units)
  const [size, measure] = length.split(', ')
  const isCompared = !hides.includes('comparisons')
  return (
    <>
      <div className={styles.size}>
        <StatCard
          label={babies && babies > 1 ? 'One of your babies' : 'Size'}
          value={isCompared ? content.size.comparison : size}
          detail={isCompared ? `${length}. ${comparisonWords(content)}.` : measure}
        />
      </div>
      {!hides.includes('heart-rate') && <StatCard label="Heart rate" {...heartRateWords(content)} />}
      <StatCard label="Weight" {...weightWords(content, units)} detail={`typical weight by ${content.weightBy}`} />
    </>
  )
}

const FigureSkeletons = () =>
  ['size', 'heart', 'weight'].map((name) => <Skeleton key={name} shape="block" height="7.5rem" />)
