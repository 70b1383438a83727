/** The state of a checklist: the person's ticks, or assumed ticks until the person changes the list. */
import type { Ticks } from './store/notes-format.ts'

type Item = { readonly id: string }
export type ListState = {
  readonly total: number
  readonly done: ReadonlySet<string>
  readonly assumed: ReadonlySet<string>
}

/** `assumed`: the ids of the items, in any list of the week, that are assumed to be done. */
export function listState(items: readonly Item[], ticks: Ticks | undefined, assumed: ReadonlySet<string>): ListState {
  const ids = items.map(({ id }) => id)
  const isTouched = Object.values(ticks ?? {}).some(({ done }) => done !== null)
  return {
    total: ids.length,
    done: new Set(ids.filter((id) => ticks?.[id]?.done === true)),
    assumed: new Set(isTouched ? [] : ids.filter((id) => assumed.has(id))),
  }
}

/**
 * The ticks to save when a person presses an item. The first press saves the pressed item and all assumed
 * items of the list as ticked, so that no assumed item becomes unticked. After that no item of the list is assumed.
 */
export function ticksAfterPress(id: string, { done, assumed }: ListState): Record<string, boolean> {
  const noted = [...assumed].map((other): [string, boolean] => [other, true])
  return { ...Object.fromEntries(noted), [id]: assumed.has(id) || !done.has(id) }
}

/** The ticks to save when a person chooses to begin with an empty list: every assumed item as not done. */
export const ticksForEmptyList = ({ assumed }: ListState): Record<string, boolean> =>
  Object.fromEntries([...assumed].map((id) => [id, false]))
