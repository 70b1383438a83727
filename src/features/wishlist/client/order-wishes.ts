import type { Wish } from '../contract.ts'
import { priorities, type WishCategory, wishCategories } from '../rules.ts'

type Placed = Pick<Wish, 'isPurchased' | 'priority' | 'purchasedDate'>

/** The most wanted first, and what is bought last, the latest purchase first; else as they came. */
export const orderWishes = <W extends Placed>(wishes: readonly W[]): W[] =>
  wishes.toSorted(
    (one, other) =>
      Number(one.isPurchased) - Number(other.isPurchased) ||
      (other.purchasedDate ?? '').localeCompare(one.purchasedDate ?? '') ||
      priorities.indexOf(one.priority) - priorities.indexOf(other.priority),
  )

/** The category that the address asks for; null for all, and for one that does not exist. */
export function categoryIn(search: string): WishCategory | null {
  const asked = new URLSearchParams(search).get('category')
  return wishCategories.find((category) => category === asked) ?? null
}
