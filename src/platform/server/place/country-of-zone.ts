import { countries } from '../../shared/place/countries.ts'
import { type Region, regionOf } from '../../shared/place/region.ts'

declare global {
  namespace Intl {
    interface Locale {
      // Every supported Node has it, TypeScript does not know it yet.
      getTimeZones(): string[] | undefined
    }
  }
}

/** The country in which a time zone lies; null for UTC and the like. */
export function countryOfZone(timeZone: string): string | null {
  countryOf ??= new Map(
    countries.flatMap((country) =>
      (new Intl.Locale(`und-${country}`).getTimeZones() ?? []).map((zone) => [zone, country]),
    ),
  )
  const known = countryOf.get(timeZone)
  if (known !== undefined) return known
  const country = countryOf.get(usualName(timeZone)) ?? null
  // Asking Intl takes as long as the rest of a request. A zone may be written in any case, so the names are bounded.
  if (countryOf.size < mostNames) countryOf.set(timeZone, country)
  return country
}

let countryOf: Map<string, string | null> | undefined
const mostNames = 2000

/** Asia/Calcutta for Asia/Kolkata: the one of several names that the table uses. */
const usualName = (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone

/** The country until a family says theirs: that of their zone, unless they have their care in another region. */
export function likelyCountry(timeZone: string, region: Region): string | null {
  const country = countryOfZone(timeZone)
  const isTerritory = region === 'us' && country !== null && territories.includes(country)
  if (regionOf(timeZone) === region || isTerritory) return country
  return { uk: 'GB', us: 'US', other: null }[region]
}

/** Those of the United States, which have codes of their own. */
const territories: readonly string[] = ['AS', 'GU', 'MP', 'PR', 'VI']
