import { ICalCalendar, ICalEventStatus } from 'ical-generator'
import { type AppointmentStatus, usualMinutes } from '../../rules.ts'
import type { AppointmentRow } from '../queries.ts'

/**
 * Appointments as iCalendar (RFC 5545). All times are in UTC: an instant is right in whatever zone the phone is, on
 * both sides of a clock change, and needs no rules of a zone beside it.
 */
export function printCalendar(name: string, appointments: readonly AppointmentRow[]): string {
  const calendar = new ICalCalendar({ name, prodId: { company: 'Nestling', product: 'Appointments', language: 'EN' } })
  // How often to refresh. Some apps follow this.
  calendar.ttl(6 * 3600)
  for (const appointment of appointments) {
    const start = new Date(appointment.appointment_date)
    calendar.createEvent({
      id: uidOf(appointment),
      sequence: appointment.revision,
      stamp: new Date(appointment.changed_at),
      created: new Date(appointment.created_at),
      lastModified: new Date(appointment.changed_at),
      start,
      end: new Date(start.getTime() + usualMinutes * 60_000),
      summary: appointment.title,
      description: wordsOn(appointment) || null,
      location: appointment.location,
      status: statuses[appointment.status],
    })
  }
  return calendar.toString()
}

/** Permanent and unique, because a phone may follow the calendars of two installations. */
const uidOf = ({ id, created_at }: AppointmentRow) =>
  `appointment-${id}-${Date.parse(created_at).toString(36)}@nestling`

const statuses: Readonly<Record<AppointmentStatus, ICalEventStatus>> = {
  confirmed: ICalEventStatus.CONFIRMED,
  pending: ICalEventStatus.TENTATIVE,
  completed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
}

const wordsOn = ({ doctor_name, description, notes }: AppointmentRow) =>
  [doctor_name && `With ${doctor_name}`, description, notes].filter((line) => line).join('\n\n')
