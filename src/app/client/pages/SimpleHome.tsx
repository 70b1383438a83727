import { ImagePlus, Send } from 'lucide-react'
import { type ReactNode, Suspense, useDeferredValue, useEffect } from 'react'
import { Link, useSearch } from 'wouter'
import { DashboardPage } from '#features/dashboard/client/DashboardPage.tsx'
import { ExampleNotice } from '#features/dashboard/client/ExampleNotice.tsx'
import { JourneyRing } from '#features/dashboard/client/JourneyRing.tsx'
import { texts as home } from '#features/dashboard/client/texts/texts.ts'
import { SizeSentence } from '#features/guide/client/size/SizeSentence.tsx'
import { HomeState, useJourney } from '#features/journey/client/public.ts'
import type { Pregnancy } from '#features/journey/contract.ts'
import {
  ageWords,
  contentWeek,
  currentWeek,
  daysLeftWhenAsked,
  daysLeftWhenCountEnds,
  daysRemaining,
  gestationalAge,
} from '#features/journey/rules.ts'
import { useMay } from '#features/sign-in/client/public.ts'
import { AllUpdates } from '#features/updates/client/newest/AllUpdates.tsx'
import { NewestUpdate } from '#features/updates/client/newest/NewestUpdate.tsx'
import { useShareDialog } from '#features/updates/client/use-share-dialog.tsx'
import { useToday } from '#platform/client/today.ts'
import { Button } from '#ui/button/Button.tsx'
import { texts } from '../texts/texts.ts'
import styles from './SimpleHome.module.css'

const allUpdates = '/?updates=all'

/**
 * Home for people who chose the simple layout: the week, the newest update, and one button to share something. The
 * usual home is shown instead while the journey is loading, in any state other than `expecting`, and once the count of
 * days has ended.
 */
export function SimpleHome() {
  const { data: journey } = useJourney()
  const seesUpdates = useMay('see updates')
  // The first render ignores the query, as the server does, so that both render the same.
  const showsAll = useDeferredValue(useSearch(), '') === allUpdates.slice(2)

  if (journey?.state !== 'expecting') return <DashboardPage />
  return showsAll && seesUpdates ? <EveryUpdate journey={journey} /> : <ShortHome journey={journey} />
}

function ShortHome({ journey }: { journey: Pregnancy }) {
  const { id, babyName, dueDate } = journey
  const today = useToday(journey.timeZone)
  const shownWeek = contentWeek(dueDate, today)
  const daysLeft = dueDate ? daysRemaining(dueDate, today) : 0
  const seesUpdates = useMay('see updates')

  if (daysLeft <= daysLeftWhenCountEnds) return <DashboardPage />
  return (
    <div className={styles.home}>
      <title>{home.pageTitle(journey.currentWeek)}</title>
      <section className={styles.week} aria-label={home.journeyOf(babyName)}>
        <JourneyRing week={currentWeek(dueDate, today)} shownWeek={shownWeek} />
        <div className={styles.words}>
          {dueDate && <p className={styles.age}>{ageWords(gestationalAge(dueDate, today))}</p>}
          <SizeSentence week={shownWeek} babyName={babyName} />
        </div>
        {dueDate === null && <ExampleNotice />}
        {daysLeft <= daysLeftWhenAsked && (
          <Suspense>
            <HomeState journey={journey} today={today} />
          </Suspense>
        )}
      </section>
      <div className={styles.family}>
        {seesUpdates && <NewestUpdate pregnancyId={id} allAddress={allUpdates} />}
        <ShareSomething pregnancyId={id} babyName={babyName} />
      </div>
    </div>
  )
}

/** A button to share an update, or a photo if the person may not share updates. */
function ShareSomething(journey: { pregnancyId: number; babyName: string }): ReactNode {
  const mayAdd = useMay('add updates')
  const mayAddPhotos = useMay('add album')
  const [dialog, share] = useShareDialog({ ...journey, mayAdd })

  if (mayAdd)
    return (
      <>
        <Button look="primary" wide icon={<Send data-mirrored />} onClick={share}>
          {texts.shareUpdate}
        </Button>
        {dialog}
      </>
    )
  if (!mayAddPhotos) return null
  return (
    <Link href="/album?add=photos" asChild>
      <Button href="/album?add=photos" look="primary" wide icon={<ImagePlus />}>
        {texts.addPhoto}
      </Button>
    </Link>
  )
}

function EveryUpdate({ journey: { id } }: { journey: Pregnancy }) {
  useEffect(() => void scrollTo(0, 0), [])
  return (
    <div className={styles.all}>
      <title>{texts.allUpdatesTitle}</title>
      <h1>{texts.allUpdates}</h1>
      <AllUpdates pregnancyId={id} />
      <Link href="/" asChild>
        <Button href="/" wide>
          {texts.backToHome}
        </Button>
      </Link>
    </div>
  )
}
