import { plural } from '#language/texts/en.ts'
import { type Html, html } from '#platform/server/export/html.ts'
import type { AppointmentStatus } from '../../rules.ts'

// News. Each text follows a person’s first name.

export const added = (count: number) => plural(count, 'added an appointment', `added ${count} appointments`)
export const moved = (from: string, to: string) => `moved an appointment from ${from} to ${to}`
export const movedBack = (to: string) => `moved an appointment, then moved it back to ${to}`
export const placeChanged = (date: string) => `changed the location of an appointment on ${date}`
export const cancelled = (date: string) => `cancelled an appointment on ${date}`
export const broughtBack = (date: string) => `brought back an appointment on ${date}`

/** Unlike the news above, this is a whole sentence. */
export const reminder = (date: string) => `Reminder: an appointment on ${date}`

// The calendar feed

export const calendarName = (babyName: string) => `${babyName}: appointments`
export const withDoctor = (name: string) => `With ${name}`

// The export

export const dayAndTime = (day: Html, time: string) => html`${day}, ${time}`
export const statuses: Record<AppointmentStatus, string> = {
  confirmed: 'confirmed',
  pending: 'pending',
  completed: 'completed',
  cancelled: 'cancelled',
}
