/** Helpers for texts in English: the locale, the decimal sign, plural forms, and names inside sentences. */

/** The language tag for `Intl`. */
export const locale = 'en-US'

/** The sign before decimals, as in “1.5”. */
export const decimalSign = '.'

/** Chooses the text for one or for several: plural(count, '1 photo', `${count} photos`). */
export const plural = (count: number, one: string, other: string): string => (count === 1 ? one : other)

/** Wraps a name inside a sentence. Languages written from right to left mark where the name begins and ends. */
export const isolate = (text: string): string => text
