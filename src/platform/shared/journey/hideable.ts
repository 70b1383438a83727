/** What a person can hide for themselves, and parents for everybody. */
export const hideables = ['drawing', 'comparisons', 'heart-rate'] as const
export type Hideable = (typeof hideables)[number]

export const hideableWords: Readonly<Record<Hideable, string>> = {
  drawing: 'Drawing of the baby',
  comparisons: 'Size comparisons',
  'heart-rate': 'Heart rate',
}

/** As the database stores them: separated by commas, without repeats; null if nothing is hidden. */
export const joinHides = (hides: readonly Hideable[]): string | null =>
  hideables.filter((part) => hides.includes(part)).join() || null

/** Reads what `joinHides` wrote. Ignores unknown words. */
export const readHides = (stored: string | null): Hideable[] =>
  hideables.filter((part) => stored?.split(',').includes(part))
