/** "Portugal" for PT. */
export const countryName = (country: string): string =>
  new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country
