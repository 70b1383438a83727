/** What texts in English need: plural forms, lists, and numbers. */

/** The tag of the language for `Intl`. */
export const locale = 'en-US'

/** The text for one or for several, such as: plural(count, { one: '1 photo', other: `${count} photos` }). */
export const plural = (count: number, texts: { one: string; other: string }): string =>
  count === 1 ? texts.one : texts.other
