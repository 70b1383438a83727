/** Categories, priorities and units of wishes, surprise modes, and kinds of news about wishes. */

export const wishCategories = ['baby_gear', 'maternity', 'nursery', 'feeding', 'clothing', 'books', 'other'] as const
export type WishCategory = (typeof wishCategories)[number]

/** The highest priority comes first. */
export const priorities = ['high', 'medium', 'low'] as const
export type Priority = (typeof priorities)[number]

export const defaultPriority: Priority = 'medium'

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
