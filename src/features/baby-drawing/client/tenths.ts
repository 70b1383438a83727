import { texts as language } from '#language/texts/texts.ts'

/** A number with one decimal, as the language writes it. */
export const tenths = (value: number): string =>
  // Rounded first, because Intl rounds halves differently.
  Number(value.toFixed(1)).toLocaleString(language.locale, { minimumFractionDigits: 1 })
