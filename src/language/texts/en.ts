/** What texts in English need: plural forms, lists, and numbers. */

/** The tag of the language for `Intl`. */
export const locale = 'en-US'

/** Between whole numbers and decimals. */
export const decimalSign = '.'

/** The text for one or for several, such as: plural(count, '1 photo', `${count} photos`). */
export const plural = (count: number, one: string, other: string): string => (count === 1 ? one : other)

/** A name inside a sentence. Languages that are written from right to left mark where it begins and ends. */
export const isolate = (text: string): string => text
