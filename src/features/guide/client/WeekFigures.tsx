import { useHides, useJourney, useUnits } from '#features/journey/client/public.ts'
import { StatCard } from '#ui/card/StatCard.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import type { WeekContent } from '../contract.ts'
import { comparisonWords, heartRateWords, lengthWords, sizeWords, weightWords } from '../rules.ts'
import { texts as figures } from '../texts/texts.ts'
import styles from './GuideCards.module.css'
import { texts } from './texts/texts.ts'

/** The baby's size, heart rate and weight in a week. */
export function WeekFigures({ content }: { content: WeekContent | undefined }) {
  return <div className={styles.figures}>{content ? <Figures content={content} /> : <FigureSkeletons />}</div>
}

function Figures({ content }: { content: WeekContent }) {
  const units = useUnits()
  const { babies } = useJourney().data ?? {}
  const hides = useHides()
  const isCompared = !hides.includes('comparisons')
  return (
    <>
      <div className={styles.size}>
        <StatCard
          label={babies && babies > 1 ? texts.sizeOfOne : texts.size}
          value={
            isCompared ? <span {...content.otherLanguage}>{content.size.comparison}</span> : sizeWords(content, units)
          }
          detail={
            isCompared
              ? texts.sizeDetail(lengthWords(content, units), comparisonWords(content))
              : figures.measures[content.size.measure]
          }
        />
      </div>
      {!hides.includes('heart-rate') && <StatCard label={texts.heartRate} {...heartRateWords(content)} />}
      <StatCard label={texts.weight} {...weightWords(content, units)} detail={texts.typicalWeight(content.weightBy)} />
    </>
  )
}

const FigureSkeletons = () =>
  ['size', 'heart', 'weight'].map((name) => <Skeleton key={name} shape="block" height="7.5rem" />)
