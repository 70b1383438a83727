import { Link } from 'wouter'
import { useHides, useJourney, useUnits } from '#features/journey/client/public.ts'
import { Button } from '#ui/button/Button.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { useWeek } from '../data.ts'
import { texts } from '../texts/texts.ts'
import styles from './SizeSentence.module.css'
import { sizeSentence } from './size-sentence.ts'

/** One sentence that says how big the baby is in a week, its limits, and the way to the guide's reasons to call. */
export function SizeSentence({ week, babyName }: { week: number; babyName: string }) {
  const { data: content, isError } = useWeek(week)
  const units = useUnits()
  const isCompared = !useHides().includes('comparisons')
  const { babies } = useJourney().data ?? {}
  const who = babies && babies > 1 ? texts.eachBaby : babyName
  return (
    <>
      {!isError && (
        <>
          {content ? (
            <p className={styles.sentence}>{sizeSentence(content, { who, units, isCompared })}</p>
          ) : (
            <Skeleton shape="block" height="4.5rem" />
          )}
          <p className={styles.limits}>{texts.typicalValue}</p>
        </>
      )}
      <p>
        <Link href="/guide#call-about" asChild>
          <Button href="/guide#call-about" look="quiet">
            {texts.whatToCallAbout}
          </Button>
        </Link>
      </p>
    </>
  )
}
