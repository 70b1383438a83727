import type { Wish } from '../contract.ts'
import { priorities, type WishCategory, wishCategories } from '../rules.ts'

type Sortable = Pick<Wish, 'isPurchased' | 'priority' | 'purchasedDate'>

/** Sorts open wishes by priority. Bought wishes come last, the latest purchase first. Otherwise the given order stays. */
export const orderWishes = <W extends Sortable>(wishes: readonly W[]): W[] =>
  wishes.toSorted(
    (one, other) =>
      Number(one.isPurchased) - Number(other.isPurchased) ||
      (other.purchasedDate ?? '').localeCompare(one.purchasedDate ?? '') ||
      priorities.indexOf(one.priority) - priorities.indexOf(other.priority),
  )

/** The category in the address; null if it is missing or unknown. */
export function categoryIn(search: string): WishCategory | null {
  const value = new URLSearchParams(search).get('category')
  return wishCategories.find((category) => category === value) ?? null
}
