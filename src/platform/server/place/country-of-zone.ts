import { countries } from '../../shared/place/countries.ts'
import { type Region, regionOf } from '../../shared/place/region.ts'

declare global {
  namespace Intl {
    interface Locale {
      // Every supported Node has this method, but TypeScript does not declare it yet.
      getTimeZones(): string[] | undefined
    }
  }
}

/** The country of a time zone; null for zones like UTC that belong to no country. */
export function countryOfZone(timeZone: string): string | null {
  const known = countryOf.get(timeZone)
  if (known !== undefined) return known
  const country = findCountry(timeZone) ?? findCountry(usualName(timeZone)) ?? null
  // Cached, because Intl takes as long as the rest of a request. Clients can mix upper and lower case in a zone, so the
  // cache has a limit.
  if (countryOf.size < mostNames) countryOf.set(timeZone, country)
  return country
}

const countryOf = new Map<string, string | null>()
const mostNames = 2000

// Reading the zones of all countries takes longer than the rest of the first response, so reading stops at the country
// that has the zone. Most families who read English live in the first of these countries.
const unread = [...new Set(['GB', 'US', 'IE', 'CA', 'AU', 'NZ', 'IN', 'ZA', ...countries])].values()

/** The country of the zone with this name. Reads the zones of further countries until one of them has it. */
function findCountry(timeZone: string): string | null | undefined {
  while (!countryOf.has(timeZone)) {
    const { value: country, done } = unread.next()
    if (done) return undefined
    for (const zone of new Intl.Locale(`und-${country}`).getTimeZones() ?? []) countryOf.set(zone, country)
  }
  return countryOf.get(timeZone)
}

/** The name by which Intl lists a zone with several names, such as Asia/Calcutta for Asia/Kolkata. */
const usualName = (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone

/** The country until a family chooses one: that of their time zone, unless their care is in another region. */
export function likelyCountry(timeZone: string, region: Region): string | null {
  const country = countryOfZone(timeZone)
  const isTerritory = region === 'us' && country !== null && territories.includes(country)
  if (regionOf(timeZone) === region || isTerritory) return country
  return { uk: 'GB', us: 'US', de: 'DE', es: 'ES', fr: 'FR', other: null }[region]
}

/** Territories of the United States that have their own country codes. */
const territories: readonly string[] = ['AS', 'GU', 'MP', 'PR', 'VI']
