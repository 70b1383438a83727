/** The parts that a person can hide for themselves, and that parents can hide for everybody. */
export const hideables = ['drawing', 'comparisons', 'heart-rate'] as const
export type Hideable = (typeof hideables)[number]

export const hideableWords: Readonly<Record<Hideable, string>> = {
  drawing: 'Drawing of the baby',
  comparisons: 'Size comparisons',
  'heart-rate': 'Heart rate',
}

/** The hidden parts as the database stores them: separated by commas, without repeats; null if nothing is hidden. */
export const joinHides = (hides: readonly Hideable[]): string | null =>
  hideables.filter((part) => hides.includes(part)).join() || null

/** Reads a text that `joinHides` wrote. Ignores unknown words. */
export const readHides = (stored: string | null): Hideable[] =>
  hideables.filter((part) => stored?.split(',').includes(part))
