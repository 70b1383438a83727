/** A part of a source, from `start` up to but not including `end`, and the text that replaces it. */
export type Replacement = { readonly start: number; readonly end: number; readonly text: string }

/** Replaces these parts. They must not overlap. */
export const replaceParts = (source: string, replacements: readonly Replacement[]): string =>
  replacements
    .toSorted((one, other) => other.start - one.start)
    .reduce((changed, { start, end, text }) => changed.slice(0, start) + text + changed.slice(end), source)
