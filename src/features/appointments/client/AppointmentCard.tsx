import { MapPin, Stethoscope } from 'lucide-react'
import type { ReactNode } from 'react'
import { WaitingMark } from '#platform/client/outbox/lists/WaitingMark.tsx'
import { useReaderZone } from '#platform/client/without-scripts.tsx'
import type { CalendarDay } from '#platform/shared/time/calendar.ts'
import { Card } from '#ui/card/Card.tsx'
import type { Appointment } from '../contract.ts'
import styles from './AppointmentCard.module.css'
import { DayLeaf } from './DayLeaf.tsx'
import { ownClockWords } from './own-clock-words.ts'
import { StatusBadge } from './StatusBadge.tsx'
import { texts } from './texts/texts.ts'
import { daysAwayWords, whenWords } from './time-words.ts'

type Props = { appointment: Appointment; timeZone: string; today: CalendarDay; children: ReactNode }

/** One appointment on a card. The children are its actions. */
export const AppointmentCard = (props: Props) => (
  <Card highlighted={props.appointment.status === 'confirmed' || undefined}>
    <AppointmentDetails {...props} level={4} />
  </Card>
)

/** One appointment: when, what, with whom and where. */
export function AppointmentDetails({ appointment, timeZone, today, level, children }: Props & { level: 3 | 4 }) {
  const { title, description, doctorName, appointmentDate, status, location, notes } = appointment
  const ownClock = ownClockWords(appointmentDate, timeZone, useReaderZone(timeZone))
  const away = daysAwayWords(appointmentDate, timeZone, today)
  const Heading = `h${level}` as const

  return (
    <div className={styles.card} data-off={status === 'cancelled' || undefined}>
      <DayLeaf instant={appointmentDate} timeZone={timeZone} />
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.state}>
          <StatusBadge status={status} />
          <WaitingMark thing={appointment} />
          {away && <span className={styles.soft}>{away}</span>}
        </p>
        <p>
          <time dateTime={appointmentDate}>{whenWords(appointmentDate, timeZone, today)}</time>
        </p>
        {ownClock && <p className={styles.soft}>{texts.onYourClock(ownClock)}</p>}
        {doctorName && (
          <p className={styles.fact}>
            <Stethoscope aria-hidden="true" />
            <span className="visually-hidden">{texts.doctorLabel} </span>
            {doctorName}
          </p>
        )}
        {location && (
          <p className={styles.fact}>
            <MapPin aria-hidden="true" />
            <span className="visually-hidden">{texts.locationLabel} </span>
            <span className={styles.lines}>{location}</span>
          </p>
        )}
        {description && <p className={styles.lines}>{description}</p>}
        {notes && <p className={styles.notes}>{notes}</p>}
      </div>
      {children}
    </div>
  )
}
