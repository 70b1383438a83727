import { type Html, html } from '#platform/server/export/html.ts'
import type { Priority } from '../../rules.ts'

/** What a deleted wish is called in the list of recently deleted things. */
export const inTrash = 'Souhait'

// The mail with news about a gift

export const newsSubject = (babyName: string) => `Du nouveau sur un cadeau pour ${babyName}`
export const newsHeading = 'Du nouveau sur ton cadeau'
export const openWishlist = 'Ouvrir la liste'
export const whyYouGetThis = 'Tu reçois ce message parce que tu as choisi ce cadeau dans la liste.'

// The export

export const exportTitle = 'Liste de souhaits'
export const priorities: Record<Priority, string> = {
  high: 'Priorité\u00a0: haute',
  medium: 'Priorité\u00a0: moyenne',
  low: 'Priorité\u00a0: basse',
}
/** Used only for two units or more. */
export const units = (count: number) => `${count} exemplaires`
export const inShop = 'Sur le site du magasin'
export const reservedBy = (name: string, units: number) =>
  units === 1 ? `${name} s’en charge` : `${name} s’en charge\u00a0: ${units} exemplaires`
export const boughtBy = (name: string, day: Html) => html`Acheté par ${name}, ${day}`
