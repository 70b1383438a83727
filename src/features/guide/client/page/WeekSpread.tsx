import { Suspense } from 'react'
import { BabyView } from '#features/baby-drawing/client/public.ts'
import { useHides, useUnits } from '#features/journey/client/public.ts'
import type { Pregnancy } from '#features/journey/contract.ts'
import { useUser } from '#features/sign-in/client/public.ts'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { NeedsScripts } from '#platform/client/without-scripts.tsx'
import type { CalendarDay } from '#platform/shared/time/calendar.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Fold, FoldCard } from '#ui/fold/Fold.tsx'
import { useIsWide } from '#ui/fold/use-is-wide.ts'
import { texts as general } from '../texts/texts.ts'
import type { WeekPages } from './data.ts'
import { TextLanguageContext } from './other-language.ts'
import { PartBoundary } from './PartBoundary.tsx'
import { texts } from './texts/texts.ts'
import { WeekChecklists } from './WeekChecklists.tsx'
import { WeekOverview, WeekOverviewSkeleton } from './WeekOverview.tsx'
import styles from './WeekSpread.module.css'
import { type FormatLine, type MotherInWords, WeekTexts } from './WeekTexts.tsx'
import { daysToDraw, lineWords } from './week-words.ts'

const Journal = lazyPart(async () => (await import('../notes/Journal.tsx')).Journal)

type Props = {
  pages: WeekPages
  presentWeek: number
  journey: Pregnancy
  today: CalendarDay
  /** Whether this week is still shown while another one loads. */
  isLeaving: boolean
}

/** All parts of a week, side by side where there is room. */
export function WeekSpread({ pages: { figures, guide }, presentWeek, journey, today, isLeaving }: Props) {
  const mother = useMother(journey)
  const units = useUnits()
  const isWide = useIsWide()
  const isDrawingHidden = useHides().includes('drawing')
  const { babyName, dueDate, babies } = journey
  const { week } = guide
  const inWords: FormatLine = (line) => lineWords(line, journey)
  const days = daysToDraw(week, { isPresent: week === presentWeek, dueDate, today })
  return (
    <TextLanguageContext value={guide.otherLanguage}>
      <div className={styles.spread} aria-busy={isLeaving}>
        <WeekOverview figures={figures} journey={guide.journey} inWords={inWords} />
        <div className={styles.columns}>
          <div className={styles.column}>
            {!isDrawingHidden && (
              <NeedsScripts>
                <section className={styles.baby} aria-label={general.babyInWeek(babyName, week)}>
                  <PartBoundary message={texts.drawingNotShown}>
                    <Suspense fallback={<Skeleton shape="block" height="46rem" />}>
                      <BabyView days={days} babyName={babyName} babies={babies} week={week} units={units} />
                    </Suspense>
                  </PartBoundary>
                </section>
              </NeedsScripts>
            )}
            <WeekTexts guide={guide} mother={mother} inWords={inWords} />
          </div>
          <div className={styles.column}>
            <WeekChecklists guide={guide} presentWeek={presentWeek} parents={journey.parents} inWords={inWords} />
            <NeedsScripts>
              <FoldCard>
                <Fold title={texts.journal(week)} contents={texts.journalContents(babyName)} open={isWide} late>
                  <PartBoundary message={texts.journalNotShown}>
                    <Suspense fallback={<Skeleton shape="block" height="54rem" />}>
                      <Journal week={week} prompts={guide.journalPrompts} />
                    </Suspense>
                  </PartBoundary>
                </Fold>
              </FoldCard>
            </NeedsScripts>
          </div>
        </div>
      </div>
    </TextLanguageContext>
  )
}

function useMother({ parents }: Pregnancy): MotherInWords {
  const userId = useUser()?.id
  const mother = parents.find(({ part }) => part === 'mother')
  return { name: mother?.displayName ?? null, isReader: mother?.userId === userId }
}

/** At least as high as a loaded week, so that nothing moves when the content arrives. */
export const WeekSpreadSkeleton = () => (
  <div className={styles.spread}>
    <WeekOverviewSkeleton />
    <div className={styles.columns}>
      <div className={styles.column}>
        <Skeleton shape="block" height="30rem" />
        <Skeleton shape="block" height="30rem" />
      </div>
      <div className={styles.column}>
        <Skeleton shape="block" height="60rem" />
      </div>
    </div>
  </div>
)
