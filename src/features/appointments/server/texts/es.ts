import { plural } from '#language/texts/es.ts'
import { type Html, html } from '#platform/server/export/html.ts'
import type { AppointmentStatus } from '../../rules.ts'

// News. Each text follows a person’s first name.

export const added = (count: number) => plural(count, 'ha añadido una cita', `ha añadido ${count} citas`)
export const moved = (from: string, to: string) => `ha cambiado una cita del ${from} al ${to}`
export const movedBack = (to: string) => `ha cambiado la fecha de una cita y luego la ha devuelto al ${to}`
export const placeChanged = (date: string) => `ha cambiado el lugar de una cita del ${date}`
export const cancelled = (date: string) => `ha cancelado una cita del ${date}`
export const broughtBack = (date: string) => `ha recuperado una cita del ${date}`

/** Unlike the news above, this is a whole sentence. */
export const reminder = (date: string) => `Recordatorio: una cita el ${date}`

// The calendar feed

export const calendarName = (babyName: string) => `${babyName}: citas`
export const withDoctor = (name: string) => `Con ${name}`

// The export

export const dayAndTime = (day: Html, time: string) => html`${day}, ${time}`
export const statuses: Record<AppointmentStatus, string> = {
  confirmed: 'confirmada',
  pending: 'pendiente',
  completed: 'realizada',
  cancelled: 'cancelada',
}
