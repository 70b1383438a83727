import { type Html, html } from '#platform/server/export/html.ts'
import type { Priority } from '../../rules.ts'

/** What a deleted wish is called in the list of recently deleted things. */
export const inTrash = 'Wish'

// The mail with news about a gift

export const newsSubject = (babyName: string) => `News about a gift for ${babyName}`
export const newsHeading = 'News about your gift'
export const openWishlist = 'Open the wishlist'
export const whyYouGetThis = 'You get this because you chose this gift on the wishlist.'

// The export

export const exportTitle = 'Wishlist'
export const priorities: Record<Priority, string> = {
  high: 'Priority: High',
  medium: 'Priority: Medium',
  low: 'Priority: Low',
}
/** Used only for two units or more. */
export const units = (count: number) => `${count} units`
export const inShop = 'In the shop'
export const reservedBy = (name: string, units: number) => `${name} is getting ${units}`
export const boughtBy = (name: string, day: Html) => html`Bought by ${name}, ${day}`
