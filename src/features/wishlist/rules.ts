/** Categories, priorities and units of wishes, surprise modes, and the texts of news about wishes. */

export const wishCategories = ['baby_gear', 'maternity', 'nursery', 'feeding', 'clothing', 'books', 'other'] as const
export type WishCategory = (typeof wishCategories)[number]

export const categoryWords = {
  baby_gear: 'Baby Gear',
  maternity: 'Maternity',
  nursery: 'Nursery',
  feeding: 'Feeding',
  clothing: 'Clothing',
  books: 'Books',
  other: 'Other',
} as const satisfies Record<WishCategory, string>

/** The highest priority comes first. */
export const priorities = ['high', 'medium', 'low'] as const
export type Priority = (typeof priorities)[number]

export const defaultPriority: Priority = 'medium'

export const priorityWords = { high: 'High', medium: 'Medium', low: 'Low' } as const satisfies Record<Priority, string>

/** The maximum quantity of a wish. No family is expected to need more. */
export const mostUnits = 99

/** What parents see of gifts: everything with names, only that a wish is taken, or nothing. */
export const surpriseModes = ['everything', 'taken', 'nothing'] as const
export type SurpriseMode = (typeof surpriseModes)[number]

/**
 * The kinds of news about a wish that somebody reserved or bought. `reopened`: the purchase was taken back. `doubled`: a
 * parent who cannot see this gift also reserved the wish.
 */
export const wishNews = ['changed', 'deleted', 'restored', 'bought', 'reopened', 'doubled'] as const
export type WishNews = (typeof wishNews)[number]

type News = { readonly what: WishNews; readonly wishName: string; readonly by: string }

/** Returns the sentence for a giver, such as: “Pram”, which you are getting, was deleted from the wishlist by Nora. */
export function newsWords({ what, wishName, by }: News): string {
  const who = by || 'somebody'
  const words: Record<WishNews, string> = {
    changed: `was changed by ${who}. Please look again before you buy it`,
    deleted: `was deleted from the wishlist by ${who}`,
    restored: `was put back on the wishlist by ${who}`,
    bought: `was bought by ${who}`,
    reopened: `is not bought after all: ${who} took the purchase back`,
    doubled: `was also reserved by ${who}, who cannot see your gift`,
  }
  return `“${wishName}”, which you are getting, ${words[what]}.`
}

type Reservations = {
  readonly quantity: number
  readonly reservedByMe: number
  readonly reservedByOthers: readonly { readonly units: number }[]
}

/** The number of units that this person can reserve: those that nobody else is getting, as far as the person may know. */
export const unitsForMe = ({ quantity, reservedByOthers }: Reservations): number =>
  Math.max(0, quantity - sumUnits(reservedByOthers))

/** The total number of units in these reservations. */
export const sumUnits = (all: readonly { readonly units: number }[]): number =>
  all.reduce((sum, { units }) => sum + units, 0)
