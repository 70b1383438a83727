import { texts } from './texts/texts.ts'

/**
 * A number with this many decimal places, as the language writes it, without a sign between thousands. Does without `Intl`,
 * which would load 7 MB of data into the server for one page.
 */
export const inDecimals = (value: number, places: number): string => inLanguage(value.toFixed(places))

/** A number with at most this many decimal places, without zeros at its end, such as "1.5" and "2". */
export const inDecimalsAtMost = (value: number, places: number): string =>
  inLanguage(String(Number(value.toFixed(places))))

const inLanguage = (number: string) => number.replace('.', texts.decimalSign)
