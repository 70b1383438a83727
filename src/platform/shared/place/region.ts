/** The regions of the guide: each has its own medical tests, vaccines, units and terms. */
export const regions = ['uk', 'us', 'other'] as const
export type Region = (typeof regions)[number]

/** The region of a time zone: the default until the family chooses one. */
export function regionOf(timeZone: string): Region {
  if (british.test(timeZone)) return 'uk'
  return american.test(timeZone) ? 'us' : 'other'
}

const british = /^(Europe\/(London|Belfast|Guernsey|Jersey|Isle_of_Man)|GB.*)$/

// Every time zone of the United States in the IANA database, including old names.
const american =
  /^(US\/.+|Pacific\/Honolulu|America\/(New_York|Detroit|Kentucky\/.+|Louisville|Indiana.*|Indianapolis|Fort_Wayne|Chicago|Menominee|North_Dakota\/.+|Denver|Boise|Phoenix|Shiprock|Los_Angeles|Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Atka))$/
