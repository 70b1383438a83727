import type { Wish } from '../../contract.ts'
import { sumUnits } from '../../rules.ts'
import { texts } from '../texts/texts.ts'

type Given = Pick<Wish, 'quantity' | 'reservedByMe' | 'reservedByOthers'>

/**
 * Returns, for example, "You are getting this" or "Ruth is getting 2, Ben is getting 1"; null if the reader knows of no
 * reservation.
 */
export function givingWords({ quantity, reservedByMe, reservedByOthers }: Given): string | null {
  const isOne = quantity === 1
  const others = reservedByOthers.map(({ firstName, units }) => {
    const name = firstName || texts.somebody
    return isOne ? texts.othersGetThis(name) : texts.othersGetUnits(name, units)
  })
  const you = isOne ? texts.youGetThis : texts.youGetUnits(reservedByMe)
  const all = reservedByMe > 0 ? [you, ...others] : others
  return all.length > 0 ? texts.givers(all) : null
}

/** Returns, for example, "3 of 6 taken"; null if the wish has only one unit, or if no unit is taken. */
export function takenWords({ quantity, reservedByMe, reservedByOthers }: Given): string | null {
  const taken = reservedByMe + sumUnits(reservedByOthers)
  return quantity > 1 && taken > 0 ? texts.unitsTaken(Math.min(taken, quantity), quantity) : null
}
