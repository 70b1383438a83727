import { countries } from '#platform/shared/place/countries.ts'
import { countryName } from '#platform/shared/place/country-name.ts'

/** All countries by name, except `besides`, which the select lists already. */
export function CountryOptions({ besides }: { besides: string | null }) {
  const named = countries
    .filter((country) => country !== besides)
    .map((country) => ({ country, name: countryName(country) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
  return named.map(({ country, name }) => (
    <option key={country} value={country}>
      {name}
    </option>
  ))
}
