import { plural } from '#language/texts/fr.ts'
import { type Html, html } from '#platform/server/export/html.ts'
import type { AppointmentStatus } from '../../rules.ts'

// News. Each text follows a person’s first name.

export const added = (count: number) => plural(count, 'a ajouté un rendez-vous', `a ajouté ${count} rendez-vous`)
export const moved = (from: string, to: string) => `a déplacé un rendez-vous du ${from} au ${to}`
export const movedBack = (to: string) => `a déplacé un rendez-vous, puis l’a remis au ${to}`
export const placeChanged = (date: string) => `a modifié le lieu du rendez-vous du ${date}`
export const cancelled = (date: string) => `a annulé le rendez-vous du ${date}`
export const broughtBack = (date: string) => `a rétabli le rendez-vous du ${date}`

/** Unlike the news above, this is a whole sentence. */
export const reminder = (date: string) => `Rappel\u00a0: un rendez-vous le ${date}`

// The calendar feed

export const calendarName = (babyName: string) => `${babyName}\u00a0: rendez-vous`
export const withDoctor = (name: string) => `Avec ${name}`

// The export

export const dayAndTime = (day: Html, time: string) => html`${day}, ${time}`
export const statuses: Record<AppointmentStatus, string> = {
  confirmed: 'confirmé',
  pending: 'en attente',
  completed: 'passé',
  cancelled: 'annulé',
}
