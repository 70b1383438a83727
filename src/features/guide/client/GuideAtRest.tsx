import { Suspense } from 'react'
import type { Pregnancy } from '#features/journey/contract.ts'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { useToday } from '#platform/client/today.ts'
import { NeedsScripts } from '#platform/client/without-scripts.tsx'
import type { JourneyState } from '#platform/shared/journey/journey-state.ts'
import { daysBetween } from '#platform/shared/time/calendar.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { stageOf } from '../content/calls.ts'
import { CallBox } from './calls/CallBox.tsx'
import { useCallAbout, useNumbers, useOwnNumbers } from './calls/data.ts'
import styles from './GuidePage.module.css'
import { PartBoundary } from './page/PartBoundary.tsx'

const FirstWeeks = lazyPart(async () => (await import('./first-weeks/FirstWeeks.tsx')).FirstWeeks)
const NotesTools = lazyPart(async () => (await import('./notes/NotesTools.tsx')).NotesTools)

/** The last check of the first weeks is 12 weeks after the birth. */
const daysOfChecks = 84

/** The guide while it counts no weeks: what to call about, checks after a birth, and tools for the notes in this browser. */
export function GuideAtRest({ journey }: { journey: Pregnancy }) {
  const { state, region, babyName, timeZone } = journey
  const stage = stageOf(state)
  const today = useToday(timeZone)
  const { data: callAbout, isPending } = useCallAbout(journey)
  const ownNumbers = useOwnNumbers()
  const { numbers, isLoading } = useNumbers(journey)
  const { title, text } = words[state]
  const bornOn = state === 'born' ? (journey.stateChange?.happenedOn ?? null) : null
  const showsFirstWeeks = bornOn !== null && daysBetween(bornOn, today) <= daysOfChecks

  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">Guide</h1>
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
            <PartBoundary what="The checks of the first weeks">
              <Suspense fallback={<Skeleton shape="block" height="24rem" />}>
                <FirstWeeks region={region} bornOn={bornOn} today={today} />
              </Suspense>
            </PartBoundary>
          )}
          <p className={styles.review}>
            No clinician has reviewed this guide. If something in it is wrong, tell whoever runs your Nestling.
          </p>
          <NeedsScripts>
            <PartBoundary what="The tools for your notes">
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

const words: Readonly<Record<JourneyState, { title: string; text: string }>> = {
  // The guide counts weeks until 43+0, so these words are shown only after that.
  expecting: {
    title: 'Waiting for news',
    text: 'The guide no longer counts the weeks. What to call about is still here, and what you ticked and wrote is still in this browser.',
  },
  paused: {
    title: 'The guide is paused',
    text: 'While the journey is paused, no weeks, pictures or lists are shown. What you ticked and wrote is still in this browser.',
  },
  born: {
    title: 'After the birth',
    text: 'The weeks of pregnancy are over. What you ticked and wrote is still in this browser.',
  },
  ended: {
    title: 'If you need help',
    text: 'Weeks, pictures and lists are no longer shown. What you ticked and wrote is still in this browser, if you want it.',
  },
}
