import { Plus } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { useJourney } from '#features/journey/client/public.ts'
import type { Pregnancy } from '#features/journey/contract.ts'
import { useMay } from '#features/sign-in/client/public.ts'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { TryAgain } from '#platform/client/page-error/TryAgain.tsx'
import { NeedsScripts } from '#platform/client/without-scripts.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { texts as shared } from '../texts/texts.ts'
import { AllAppointments } from './AllAppointments.tsx'
import styles from './AppointmentsPage.module.css'
import { CalendarFeed } from './feed/CalendarFeed.tsx'
import { texts } from './texts/texts.ts'

const OpenedAppointment = lazyPart(async () => (await import('./opened/OpenedAppointment.tsx')).OpenedAppointment)
const AddAppointment = lazyPart(async () => (await import('./form/AddAppointment.tsx')).AddAppointment)

/** All appointments of the journey, a form to add one, and the calendar address for phones. */
export function AppointmentsPage() {
  const { data: journey, isError, refetch } = useJourney()
  // Links in the news name the appointment to open in this query parameter.
  const [isAsked] = useState(useSearch().startsWith('appointment='))
  return (
    <>
      <title>{texts.pageTitle}</title>
      {journey && <Appointments journey={journey} />}
      <Suspense>{isAsked && <OpenedAppointment />}</Suspense>
      {!journey && !isError && <AppointmentsSkeleton />}
      {!journey && isError && (
        <TryAgain title={texts.pageNotLoaded} onTry={() => refetch()}>
          {texts.notLoadedWhy}
        </TryAgain>
      )}
    </>
  )
}

function Appointments({ journey: { id, timeZone } }: { journey: Pregnancy }) {
  const mayAdd = useMay('add appointments')
  const [isAdding, setIsAdding] = useState(false)
  const opener = useRef<HTMLDivElement>(null)

  function close() {
    setIsAdding(false)
    // The focus returns to the button that opened the form.
    requestAnimationFrame(() => opener.current?.querySelector('button')?.focus())
  }

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{shared.title}</h1>
        {mayAdd && !isAdding && (
          <div ref={opener}>
            <Button look="primary" icon={<Plus aria-hidden="true" />} onClick={() => setIsAdding(true)}>
              {texts.addNew}
            </Button>
          </div>
        )}
      </header>
      <div className={styles.main}>
        <Suspense>{isAdding && <AddAppointment pregnancyId={id} timeZone={timeZone} onClose={close} />}</Suspense>
        <AllAppointments pregnancyId={id} timeZone={timeZone} mayAdd={mayAdd} />
      </div>
      <div className={styles.aside}>
        <NeedsScripts>
          <CalendarFeed />
        </NeedsScripts>
      </div>
    </div>
  )
}

const AppointmentsSkeleton = () => (
  <div className={styles.page}>
    <header className={styles.header}>
      <h1>{shared.title}</h1>
    </header>
    <div className={styles.main}>
      <Skeleton shape="block" height="12rem" />
      <Skeleton shape="block" height="11rem" />
      <Skeleton shape="block" height="11rem" />
    </div>
    <div className={styles.aside}>
      <Skeleton shape="block" height="11rem" />
    </div>
  </div>
)
