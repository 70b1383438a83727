import { Link } from 'wouter'
import { useHides, useJourney, useUnits } from '#features/journey/client/public.ts'
import { Button } from '#ui/button/Button.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { useWeek } from '../data.ts'
import { texts } from '../texts/texts.ts'
import styles from './SizeSentence.module.css'
import { sizeSentence } from './size-sentence.ts'

/** The baby's size in a week as a sentence, a note that it is no medical advice, and a link to what to call about. */
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
