import { Suspense } from 'react'
import { Link } from 'wouter'
import { lazyPart } from '#platform/client/lazy-part.ts'
import { useMinute } from '#platform/client/today.ts'
import type { CalendarDay } from '#platform/shared/time/calendar.ts'
import { Button } from '#ui/button/Button.tsx'
import { Card } from '#ui/card/Card.tsx'
import { NotLoaded } from '#ui/feedback/NotLoaded.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import type { Appointment } from '../../contract.ts'
import { previewLength, upcomingQuery } from '../../rules.ts'
import { DayLeaf } from '../DayLeaf.tsx'
import { StatusBadge } from '../StatusBadge.tsx'
import { texts } from '../texts/texts.ts'
import { daysAwayWords, whenWords } from '../time-words.ts'
import { useNextAppointments } from './data.ts'
import styles from './UpcomingAppointments.module.css'

const NoAppointments = lazyPart(async () => (await import('./NoAppointments.tsx')).NoAppointments)

type Props = { pregnancyId: number; timeZone: string; today: CalendarDay }

/** The next two confirmed or pending appointments, with a link to all appointments. */
export function UpcomingAppointments({ pregnancyId, timeZone, today }: Props) {
  const { data: appointments, isError, refetch } = useNextAppointments(pregnancyId, upcomingQuery(today, timeZone))
  const now = useMinute()
  const next = appointments?.filter((one) => isAhead(one, now)).slice(0, previewLength)

  return (
    <Card title={texts.upcomingAppointments}>
      {isError && !next && <NotLoaded sentence={texts.notLoaded} onTry={() => refetch()} />}
      {!next && !isError && <Skeleton shape="block" height="9rem" />}
      {next && next.length > 0 && (
        <ul className={styles.list}>
          {next.map((appointment) => (
            <NextAppointment key={appointment.id} appointment={appointment} timeZone={timeZone} today={today} />
          ))}
        </ul>
      )}
      {next?.length === 0 && (
        <Suspense fallback={<div className={styles.fallback} />}>
          <NoAppointments />
        </Suspense>
      )}
      <div className={styles.all}>
        <Link href="/appointments" asChild>
          <Button href="/appointments" wide>
            {texts.viewAll}
          </Button>
        </Link>
      </div>
    </Card>
  )
}

const isAhead = ({ appointmentDate, status }: Appointment, now: Date) =>
  Date.parse(appointmentDate) >= now.getTime() && status !== 'cancelled' && status !== 'completed'

type NextProps = { appointment: Appointment; timeZone: string; today: CalendarDay }

function NextAppointment({ appointment: { title, appointmentDate, location, status }, timeZone, today }: NextProps) {
  return (
    <li className={styles.next}>
      <DayLeaf instant={appointmentDate} timeZone={timeZone} />
      <div className={styles.words}>
        <p className={styles.title}>
          <strong>{title}</strong> <StatusBadge status={status} />
        </p>
        <p>
          <time dateTime={appointmentDate}>{whenWords(appointmentDate, timeZone, today)}</time>
        </p>
        <p className={styles.more}>
          {[daysAwayWords(appointmentDate, timeZone, today), location].filter(Boolean).join(' · ')}
        </p>
      </div>
    </li>
  )
}
