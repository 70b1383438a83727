import { Suspense } from 'react'
import type { Pregnancy } from '#features/journey/contract.ts'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { useToday } from '#platform/client/today.ts'
import { NeedsScripts } from '#platform/client/without-scripts.tsx'
import { daysBetween } from '#platform/shared/time/calendar.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { stageOf } from '../content/calls.ts'
import { CallBox } from './calls/CallBox.tsx'
import { useCallAbout, useNumbers, useOwnNumbers } from './calls/data.ts'
import styles from './GuidePage.module.css'
import { PartBoundary } from './page/PartBoundary.tsx'
import { texts } from './texts/texts.ts'

const FirstWeeks = lazyPart(async () => (await import('./first-weeks/FirstWeeks.tsx')).FirstWeeks)
const NotesTools = lazyPart(async () => (await import('./notes/NotesTools.tsx')).NotesTools)

/** The last check of the first weeks is 12 weeks after the birth. */
const daysOfChecks = 84

/** The guide while it counts no weeks: what to call about, checks after a birth, and tools for the notes in this browser. */
export function GuideWithoutWeeks({ journey }: { journey: Pregnancy }) {
  const { state, region, babyName, timeZone } = journey
  const stage = stageOf(state)
  const today = useToday(timeZone)
  const { data: callAbout, isPending } = useCallAbout(journey)
  const ownNumbers = useOwnNumbers()
  const { numbers, isLoading } = useNumbers(journey)
  const { title, text } = texts.atRest[state]
  const bornOn = state === 'born' ? (journey.stateChange?.happenedOn ?? null) : null
  const showsFirstWeeks = bornOn !== null && daysBetween(bornOn, today) <= daysOfChecks

  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{texts.headingAtRest}</h1>
      <header className={styles.rest}>
        <h2>{title}</h2>
        <p>{text}</p>
      </header>
      {isPending || isLoading || !ownNumbers ? (
        <Skeleton shape="block" height="24rem" />
      ) : (
        <>
          <CallBox
            journey={journey}
            stage={stage}
            today={today}
            callAbout={callAbout}
            ownNumbers={ownNumbers}
            numbers={numbers}
          />
          {showsFirstWeeks && (
            <PartBoundary message={texts.firstWeeksNotShown}>
              <Suspense fallback={<Skeleton shape="block" height="24rem" />}>
                <FirstWeeks region={region} bornOn={bornOn} today={today} />
              </Suspense>
            </PartBoundary>
          )}
          <p className={styles.review}>{texts.notReviewed}</p>
          <NeedsScripts>
            <PartBoundary message={texts.notesToolsNotShown}>
              <Suspense fallback={<Skeleton shape="block" height="14rem" />}>
                <NotesTools babyName={babyName} />
              </Suspense>
            </PartBoundary>
          </NeedsScripts>
        </>
      )}
    </div>
  )
}
