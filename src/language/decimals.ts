import { texts } from './texts/texts.ts'

/** A number with this many decimal places, as the language writes it, without a sign between thousands. */
export const inDecimals = (value: number, places: number): string =>
  // Rounded first, because Intl rounds halves differently.
  Number(value.toFixed(places)).toLocaleString(texts.locale, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    useGrouping: false,
  })
