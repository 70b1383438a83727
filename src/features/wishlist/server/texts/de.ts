import { type Html, html } from '#platform/server/export/html.ts'
import type { Priority } from '../../rules.ts'

/** What a deleted wish is called in the list of recently deleted things. */
export const inTrash = 'Wunsch'

// The mail with news about a gift

export const newsSubject = (babyName: string) => `Neues zu einem Geschenk für ${babyName}`
export const newsHeading = 'Neues zu deinem Geschenk'
export const openWishlist = 'Wunschliste öffnen'
export const whyYouGetThis = 'Du bekommst diese E-Mail, weil du dieses Geschenk auf der Wunschliste gewählt hast.'

// The export

export const exportTitle = 'Wunschliste'
export const priorities: Record<Priority, string> = {
  high: 'Priorität: Hoch',
  medium: 'Priorität: Mittel',
  low: 'Priorität: Niedrig',
}
/** Used only for two units or more. */
export const units = (count: number) => `${count} Stück`
export const inShop = 'Im Shop'
export const reservedBy = (name: string, units: number) => `${name} schenkt ${units}`
export const boughtBy = (name: string, day: Html) => html`Gekauft von ${name}, ${day}`
