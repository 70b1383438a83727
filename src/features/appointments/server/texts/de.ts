import { plural } from '#language/texts/de.ts'
import { type Html, html } from '#platform/server/export/html.ts'
import type { AppointmentStatus } from '../../rules.ts'

// News. Each text follows a person’s first name.

export const added = (count: number) =>
  plural(count, 'hat einen Termin hinzugefügt', `hat ${count} Termine hinzugefügt`)
export const moved = (from: string, to: string) => `hat einen Termin verschoben: von ${from} auf ${to}`
export const movedBack = (to: string) => `hat einen Termin verschoben und dann wieder zurückverlegt auf ${to}`
export const placeChanged = (date: string) => `hat den Ort eines Termins geändert: ${date}`
export const cancelled = (date: string) => `hat einen Termin abgesagt: ${date}`
export const broughtBack = (date: string) => `hat einen Termin zurückgeholt: ${date}`

/** Unlike the news above, this is a whole sentence. */
export const reminder = (date: string) => `Erinnerung: ein Termin am ${date}`

// The calendar feed

export const calendarName = (babyName: string) => `${babyName}: Termine`
export const withDoctor = (name: string) => `Bei ${name}`

// The export

export const dayAndTime = (day: Html, time: string) => html`${day}, ${time}`
export const statuses: Record<AppointmentStatus, string> = {
  confirmed: 'bestätigt',
  pending: 'offen',
  completed: 'erledigt',
  cancelled: 'abgesagt',
}
