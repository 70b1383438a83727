import { useRef } from 'react'
import { useUser } from '#features/sign-in/client/public.ts'
import { useMinute, useToday } from '#platform/client/today.ts'
import { useIsPlain, useReaderZone } from '#platform/client/without-scripts.tsx'
import { mayChange } from '#platform/shared/ownership.ts'
import { Button } from '#ui/button/Button.tsx'
import { CalendarDrawing } from '#ui/empty/CalendarDrawing.tsx'
import { EmptyState } from '#ui/empty/EmptyState.tsx'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import type { Appointment } from '../contract.ts'
import { upcomingQuery } from '../rules.ts'
import styles from './AllAppointments.module.css'
import { AppointmentActions } from './AppointmentActions.tsx'
import { AppointmentCard } from './AppointmentCard.tsx'
import { useAppointments } from './data.ts'
import { cityOf } from './own-clock-words.ts'
import { texts } from './texts/texts.ts'
import { clockWords } from './time-words.ts'

type Props = { pregnancyId: number; timeZone: string; mayAdd: boolean }

/** The upcoming appointments, then the past ones. Both lists are sorted by ascending date. */
export function AllAppointments({ pregnancyId, timeZone, mayAdd }: Props) {
  const now = useMinute()
  const { from } = upcomingQuery(useToday(timeZone), timeZone)
  const fromToday = useAppointments(pregnancyId, { from })
  const beforeToday = useAppointments(pregnancyId, { before: from })
  const heading = useRef<HTMLHeadingElement>(null)
  const isAhead = ({ appointmentDate }: Appointment) => Date.parse(appointmentDate) >= now.getTime()

  const upcoming = fromToday.appointments?.filter(isAhead) ?? []
  // Appointments earlier today count as past.
  const past = [
    ...(beforeToday.appointments ?? []),
    ...(fromToday.appointments?.filter((appointment) => !isAhead(appointment)) ?? []),
  ]
  const isLoaded = fromToday.appointments !== undefined && beforeToday.appointments !== undefined
  const list = { pregnancyId, timeZone, onDeleted: () => heading.current?.focus() }

  return (
    <section className={styles.all} aria-labelledby="all-appointments">
      <h2 id="all-appointments" ref={heading} tabIndex={-1}>
        {texts.allAppointments}
      </h2>
      <ZoneNote timeZone={timeZone} now={now} />
      {!isLoaded && (fromToday.isError || beforeToday.isError) && (
        <NotLoaded
          sentence={texts.notLoaded}
          onTry={() => {
            fromToday.refetch()
            beforeToday.refetch()
          }}
        />
      )}
      {!isLoaded && !fromToday.isError && !beforeToday.isError && <ListSkeleton />}
      {isLoaded && upcoming.length + past.length === 0 && (
        <EmptyState drawing={<CalendarDrawing />} title={texts.nothingYet}>
          {mayAdd ? texts.addFirst : texts.willAppear}
        </EmptyState>
      )}
      {isLoaded && upcoming.length + past.length > 0 && (
        <>
          <h3>{texts.upcoming}</h3>
          {upcoming.length === 0 && <p className={styles.none}>{texts.nothingUpcoming}</p>}
          <List {...list} label={texts.upcoming} appointments={upcoming} />
          {fromToday.hasNextPage && <MoreNotice />}
          {fromToday.hasNextPage && (
            <Button wide pending={fromToday.isFetchingNextPage} onClick={() => fromToday.fetchNextPage()}>
              {texts.showLater}
            </Button>
          )}
        </>
      )}
      {isLoaded && past.length > 0 && (
        <>
          <h3>{texts.past}</h3>
          {beforeToday.hasNextPage && <MoreNotice />}
          {beforeToday.hasNextPage && (
            <Button wide pending={beforeToday.isFetchingNextPage} onClick={() => beforeToday.fetchNextPage()}>
              {texts.showEarlier}
            </Button>
          )}
          <List {...list} label={texts.past} appointments={past} />
        </>
      )}
    </section>
  )
}

/** Says that there are more appointments, on a page without scripts. With scripts, a button loads them. */
const MoreNotice = () => useIsPlain() && <p className={styles.none}>{texts.moreOnUsualPage}</p>

/** Names the family's time zone if the reader's device shows another time. */
function ZoneNote({ timeZone, now }: { timeZone: string; now: Date }) {
  const instant = now.toISOString()
  if (clockWords(instant, timeZone) === clockWords(instant, useReaderZone(timeZone))) return null
  return <p className={styles.none}>{texts.zoneNote(cityOf(timeZone))}</p>
}

/** A placeholder as tall as a phone screen, so the content below does not visibly move when the list arrives. */
const ListSkeleton = () => (
  <div className={styles.list}>
    <Skeleton shape="block" height="12rem" />
    <Skeleton shape="block" height="11rem" />
    <Skeleton shape="block" height="11rem" />
    <Skeleton shape="block" height="11rem" />
  </div>
)

type ListProps = {
  label: string
  appointments: readonly Appointment[]
  pregnancyId: number
  timeZone: string
  onDeleted: () => void
}

function List({ label, appointments, pregnancyId, timeZone, onDeleted }: ListProps) {
  const today = useToday(timeZone)
  const user = useUser()
  const person = user?.role && { userId: user.id, role: user.role }
  if (appointments.length === 0) return null
  return (
    <ul className={styles.list} aria-label={label}>
      {appointments.map((appointment) => (
        <li key={appointment.id}>
          <AppointmentCard appointment={appointment} timeZone={timeZone} today={today}>
            {person && mayChange(person, appointment) && (
              <AppointmentActions
                appointment={appointment}
                pregnancyId={pregnancyId}
                timeZone={timeZone}
                onDeleted={onDeleted}
              />
            )}
          </AppointmentCard>
        </li>
      ))}
    </ul>
  )
}
