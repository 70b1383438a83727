import { texts } from '#language/texts/texts.ts'

/** "Portugal" for PT. */
export const countryName = (country: string): string =>
  new Intl.DisplayNames(texts.locale, { type: 'region' }).of(country) ?? country
