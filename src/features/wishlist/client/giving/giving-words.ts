import type { Wish } from '../../contract.ts'
import { sumUnits } from '../../rules.ts'

type Given = Pick<Wish, 'quantity' | 'reservedByMe' | 'reservedByOthers'>

/**
 * Returns, for example, "You are getting this" or "Ruth is getting 2, Ben is getting 1"; null if the reader knows of no
 * reservation.
 */
export function givingWords({ quantity, reservedByMe, reservedByOthers }: Given): string | null {
  const what = (units: number) => (quantity === 1 ? 'this' : units)
  const others = reservedByOthers.map(({ firstName, units }) => `${firstName || 'Somebody'} is getting ${what(units)}`)
  const all = reservedByMe > 0 ? [`You are getting ${what(reservedByMe)}`, ...others] : others
  return all.length > 0 ? all.join(', ') : null
}

/** Returns, for example, "3 of 6 taken"; null if the wish has only one unit, or if no unit is taken. */
export function takenWords({ quantity, reservedByMe, reservedByOthers }: Given): string | null {
  const taken = reservedByMe + sumUnits(reservedByOthers)
  return quantity > 1 && taken > 0 ? `${Math.min(taken, quantity)} of ${quantity} taken` : null
}
