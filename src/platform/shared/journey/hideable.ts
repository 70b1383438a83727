/** The parts that a person can hide for themselves, and that parents can hide for everybody. */
export const hideables = ['drawing', 'comparisons', 'heart-rate'] as const
export type Hideable = (typeof hideables)[number]

/** What a person can hide: the same parts, and `views`. If `views` is hidden, others do not see which updates the person saw. */
export const ownHideables = [...hideables, 'views'] as const
export type OwnHideable = (typeof ownHideables)[number]

/** What is hidden, as the database stores it: separated by commas, without repeats; null if nothing is hidden. */
export const joinHides = (hides: readonly OwnHideable[]): string | null =>
  ownHideables.filter((part) => hides.includes(part)).join() || null

/** Reads a text that `joinHides` wrote. Ignores parts that are not in `known`. */
export const readHides = <Part extends OwnHideable>(known: readonly Part[], stored: string | null): Part[] =>
  known.filter((part) => stored?.split(',').includes(part))

type Merged = { wanted: readonly Hideable[]; seen: readonly Hideable[]; present: readonly Hideable[] }

/**
 * The hidden parts after a parent saved a change. The parent's page showed `seen` as hidden, and the parent changed
 * that to `wanted`. Parts that the parent did not change stay as they are on the server now (`present`).
 */
export const mergeHides = ({ wanted, seen, present }: Merged): Hideable[] =>
  hideables.filter((part) => (wanted.includes(part) === seen.includes(part) ? present : wanted).includes(part))

/** The hidden parts after `part` was hidden or shown. */
export const changeHides = <Part extends OwnHideable>(hides: readonly Part[], part: Part, isHidden: boolean): Part[] =>
  isHidden ? [...hides, part] : hides.filter((other) => other !== part)
