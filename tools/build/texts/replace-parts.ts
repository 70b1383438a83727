/** A part of a text, from `start` to before `end`, and what takes its place. */
export type Replacement = { readonly start: number; readonly end: number; readonly text: string }

/** Replaces parts that do not overlap. */
export const replaceParts = (source: string, replacements: readonly Replacement[]): string =>
  replacements
    .toSorted((one, other) => other.start - one.start)
    .reduce((changed, { start, end, text }) => changed.slice(0, start) + text + changed.slice(end), source)
