import { type Html, html } from '#platform/server/export/html.ts'
import type { Priority } from '../../rules.ts'

/** What a deleted wish is called in the list of recently deleted things. */
export const inTrash = 'Deseo'

// The mail with news about a gift

export const newsSubject = (babyName: string) => `Novedades sobre un regalo para ${babyName}`
export const newsHeading = 'Novedades sobre tu regalo'
export const openWishlist = 'Abrir la lista de deseos'
export const whyYouGetThis = 'Recibes esto porque elegiste este regalo en la lista de deseos.'

// The export

export const exportTitle = 'Lista de deseos'
export const priorities: Record<Priority, string> = {
  high: 'Prioridad: alta',
  medium: 'Prioridad: media',
  low: 'Prioridad: baja',
}
/** Used only for two units or more. */
export const units = (count: number) => `${count} unidades`
export const inShop = 'En la tienda'
export const reservedBy = (name: string, units: number) => `${name} regala ${units}`
export const boughtBy = (name: string, day: Html) => html`Lo ha comprado ${name}, ${day}`
