import { texts as language } from '#language/texts/texts.ts'
import { countries } from '#platform/shared/place/countries.ts'
import { countryName } from '#platform/shared/place/country-name.ts'

/** All countries by name, without the one that the select already contains. */
export function CountryOptions({ without }: { without: string | null }) {
  const named = countries
    .filter((country) => country !== without)
    .map((country) => ({ country, name: countryName(country) }))
    .sort((one, other) => one.name.localeCompare(other.name, language.locale))
  return named.map(({ country, name }) => (
    <option key={country} value={country}>
      {name}
    </option>
  ))
}
