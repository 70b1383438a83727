import { Suspense, useState } from 'react'
import { UpcomingAppointments } from '#features/appointments/client/public.ts'
import { GuideCards } from '#features/guide/client/public.ts'
import { HomeState, useJourney } from '#features/journey/client/public.ts'
import type { Pregnancy } from '#features/journey/contract.ts'
import { contentWeek, daysLeftWhenAsked, daysLeftWhenCountEnds, daysRemaining } from '#features/journey/rules.ts'
import { useMay } from '#features/sign-in/client/public.ts'
import { RecentUpdates } from '#features/updates/client/public.ts'
import { TryAgain } from '#platform/client/page-error/TryAgain.tsx'
import { useToday } from '#platform/client/today.ts'
import { LoadingScreen } from '#ui/loading/LoadingScreen.tsx'
import styles from './DashboardPage.module.css'
import { FamilySection } from './FamilySection.tsx'
import { JourneySummary } from './JourneySummary.tsx'
import { texts } from './texts/texts.ts'

/** The home page: the week with its guide, the latest updates, the family, and the next appointments. */
export function DashboardPage() {
  const { data: journey, isError, refetch } = useJourney()
  const [variant] = useState(randomVariant)

  if (journey) return <Home journey={journey} />
  if (!isError) return <LoadingScreen variant={variant} />
  return (
    <TryAgain title={texts.notLoaded} onTry={() => refetch()}>
      {texts.nothingLost}
    </TryAgain>
  )
}

function Home({ journey }: { journey: Pregnancy }) {
  const today = useToday(journey.timeZone)
  const daysLeft = journey.dueDate ? daysRemaining(journey.dueDate, today) : 0
  const isCounting = journey.state === 'expecting' && daysLeft > daysLeftWhenCountEnds
  const seesUpdates = useMay('see updates')
  const seesAppointments = useMay('see appointments')

  const state = (
    <Suspense>
      <HomeState journey={journey} today={today} />
    </Suspense>
  )
  if (journey.state !== 'expecting' && journey.state !== 'born') return state
  return (
    <div className={styles.home}>
      {isCounting ? (
        <>
          <title>{texts.pageTitle(journey.currentWeek)}</title>
          <JourneySummary journey={journey} today={today} daysLeft={daysLeft}>
            {daysLeft <= daysLeftWhenAsked && state}
          </JourneySummary>
          <GuideCards week={contentWeek(journey.dueDate, today)} babyName={journey.babyName} />
        </>
      ) : (
        <div className={styles.birth}>{state}</div>
      )}
      {seesUpdates && (
        <div className={styles.updates}>
          <RecentUpdates pregnancyId={journey.id} babyName={journey.babyName} />
        </div>
      )}
      <div className={styles.people}>
        <div className={styles.family}>
          <FamilySection pregnancyId={journey.id} seesUpdates={seesUpdates} />
        </div>
        {seesAppointments && (
          <div className={styles.appointments}>
            <UpcomingAppointments pregnancyId={journey.id} timeZone={journey.timeZone} today={today} />
          </div>
        )}
      </div>
    </div>
  )
}

const randomVariant = () => Math.floor(Math.random() * 5) as 0 | 1 | 2 | 3 | 4
