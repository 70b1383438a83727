import { type Lead, leads, leadTime } from '#platform/shared/news/reminder-leads.ts'
import { type AppointmentStatus, eventMinutes, isPlanned } from '../../rules.ts'
import type { AppointmentRow } from '../queries.ts'
import { texts } from '../texts/texts.ts'

/** The beginning of an iCalendar file (RFC 5545), up to its first event. */
export const printHead = (name: string): string =>
  printLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Nestling//Appointments//EN',
    `NAME:${asText(name)}`,
    `X-WR-CALNAME:${asText(name)}`,
    // Asks calendar apps to refresh every six hours. Only some do.
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
  ])

/**
 * Whether a person's calendar reminds them, and when they last changed this setting (null: never). The reminder a day
 * before an event is at the same local time as the event in `timeZone`.
 */
export type Reminders = { readonly areOn: boolean; readonly changedAt: string | null; readonly timeZone: string }

export const calendarEnd = 'END:VCALENDAR\r\n'

/**
 * An appointment as an iCalendar event. All times are in UTC, and the phone converts them to its own time zone. So the
 * file needs no time zone rules. With reminders, calendars remind people a day before, and again two hours before.
 */
export function printEvent(appointment: AppointmentRow, { areOn, changedAt, timeZone }: Reminders): string {
  const start = Date.parse(appointment.appointment_date)
  const description = descriptionOf(appointment)
  const { changed_at } = appointment
  // Some calendar apps update an event only if its modification time is newer.
  const modifiedAt = timeOf(changedAt && changedAt > changed_at ? changedAt : changed_at)
  return printLines([
    'BEGIN:VEVENT',
    `UID:${uidOf(appointment)}`,
    `SEQUENCE:${appointment.revision}`,
    `DTSTAMP:${modifiedAt}`,
    `DTSTART:${timeOf(start)}`,
    `DTEND:${timeOf(start + eventMinutes * 60_000)}`,
    `SUMMARY:${asText(appointment.title)}`,
    ...(appointment.location ? [`LOCATION:${asText(appointment.location)}`] : []),
    ...(description ? [`DESCRIPTION:${asText(description)}`] : []),
    `STATUS:${statuses[appointment.status]}`,
    `CREATED:${timeOf(appointment.created_at)}`,
    `LAST-MODIFIED:${modifiedAt}`,
    ...(areOn && isPlanned(appointment.status) ? leads.flatMap((lead) => printAlarm(appointment, lead, timeZone)) : []),
    'END:VEVENT',
  ])
}

const printAlarm = ({ title, appointment_date }: AppointmentRow, lead: Lead, timeZone: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${asText(title)}`,
  `TRIGGER:-${durationBefore(new Date(appointment_date), lead, timeZone)}`,
  'END:VALARM',
]

/** The time from a reminder to the event, as `P1D` for a day, or as `PT23H` if clocks go forward in between. */
function durationBefore(startsAt: Date, lead: Lead, timeZone: string): string {
  const minutes = Math.round((startsAt.getTime() - leadTime(lead, startsAt, timeZone).getTime()) / 60_000)
  if (minutes === 24 * 60) return 'P1D'
  return minutes % 60 === 0 ? `PT${minutes / 60}H` : `PT${minutes}M`
}

/** The UID of an event, which never changes. Ids of two installations can be equal, so it has the creation time too. */
const uidOf = ({ id, created_at }: AppointmentRow) =>
  `appointment-${id}-${Date.parse(created_at).toString(36)}@nestling`

const statuses: Readonly<Record<AppointmentStatus, string>> = {
  confirmed: 'CONFIRMED',
  pending: 'TENTATIVE',
  completed: 'CONFIRMED',
  cancelled: 'CANCELLED',
}

/** The maximum length of a description. Longer texts are cut for calendar apps; Nestling itself shows them in full. */
const longestDescription = 1000

function descriptionOf({ doctor_name, description, notes }: AppointmentRow): string {
  const words = [doctor_name && texts.withDoctor(doctor_name), description, notes].filter((line) => line).join('\n\n')
  if (words.length <= longestDescription) return words
  // If the cut splits a character of two UTF-16 units, drop its first half.
  return `${words.slice(0, longestDescription).replace(/[\ud800-\udbff]$/, '')}…`
}

/** `2026-03-20T09:30:00.000Z` as `20260320T093000Z` */
const timeOf = (time: string | number) =>
  `${new Date(time).toISOString().slice(0, 19).replaceAll('-', '').replaceAll(':', '')}Z`

const asText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')

const printLines = (lines: readonly string[]) => lines.map((line) => `${fold(line)}\r\n`).join('')

const longestLine = 75

/** RFC 5545, 3.1: a line has at most 75 bytes. The rest continues in a new line that begins with a space. */
function fold(line: string): string {
  // A UTF-16 unit takes at most three bytes, so a line of up to 25 units always fits.
  if (line.length * 3 <= longestLine) return line
  const folded: string[] = []
  let from = 0
  let bytes = 0
  for (let at = 0; at < line.length; ) {
    const code = line.codePointAt(at) ?? 0
    const size = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
    if (bytes + size > longestLine) {
      folded.push(line.slice(from, at))
      from = at
      // The space at the beginning of the new line takes one byte.
      bytes = 1
    }
    bytes += size
    at += size === 4 ? 2 : 1
  }
  return [...folded, line.slice(from)].join('\r\n ')
}
