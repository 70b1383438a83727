/** The regions of the guide: each has its own medical tests, vaccines, units and terms. */
export const regions = ['uk', 'us', 'de', 'es', 'fr', 'other'] as const
export type Region = (typeof regions)[number]

/** The region of a time zone: the default until the family chooses one. */
export function regionOf(timeZone: string): Region {
  const found = regions.find((region) => region !== 'other' && zones[region].test(timeZone))
  return found ?? 'other'
}

const zones: Readonly<Record<Exclude<Region, 'other'>, RegExp>> = {
  uk: /^(Europe\/(London|Belfast|Guernsey|Jersey|Isle_of_Man)|GB.*)$/,
  // Every time zone of the United States in the IANA database, including old names.
  us: /^(US\/.+|Pacific\/Honolulu|America\/(New_York|Detroit|Kentucky\/.+|Louisville|Indiana.*|Indianapolis|Fort_Wayne|Chicago|Menominee|North_Dakota\/.+|Denver|Boise|Phoenix|Shiprock|Los_Angeles|Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Atka))$/,
  de: /^Europe\/(Berlin|Busingen)$/,
  es: /^(Europe\/Madrid|Africa\/Ceuta|Atlantic\/Canary)$/,
  fr: /^(Europe\/Paris|America\/(Guadeloupe|Martinique|Cayenne)|Indian\/Reunion)$/,
}
