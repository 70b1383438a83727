import type { ReactNode } from 'react'
import { latePart } from '#platform/client/lazy-part.ts'
import type { FieldMessages } from '#platform/shared/errors.ts'
import { countryName } from '#platform/shared/place/country-name.ts'
import type { Region } from '#platform/shared/place/region.ts'
import { ownTimeZone } from '#platform/shared/time/day-words.ts'
import type { Units } from '#platform/shared/units.ts'
import { SelectField } from '#ui/field/SelectField.tsx'
import styles from './PlaceFields.module.css'
import { regionWords, unitsWords } from './setting-words.ts'

type Props = {
  timeZone: string
  units: Units
  region: Region
  /** The two-letter code; null while the country is not known. */
  country: string | null
  /** Whether the fields begin collapsed, because the browser's values suit most families. */
  tucked: boolean
  errors: FieldMessages
}

/** Time zone, units, region of care and country. */
export function PlaceFields({ timeZone, units, region, country, tucked, errors }: Props) {
  const fields = (
    <div className={styles.place}>
      <SelectField
        label="Time zone"
        name="timeZone"
        defaultValue={timeZone}
        hint="Weeks and days begin at midnight there"
        error={errors.timeZone}
      >
        <ZoneOptions extra={[timeZone, ownTimeZone()]} />
      </SelectField>
      <SelectField
        label="Units"
        name="units"
        defaultValue={units}
        hint="Everyone can choose their own in their account"
        error={errors.units}
      >
        <option value="metric">{unitsWords.metric}</option>
        <option value="us">{unitsWords.us}</option>
      </SelectField>
      <SelectField
        label="Where you have your care"
        name="region"
        defaultValue={region}
        hint="The guide names the tests and vaccines used there"
        error={errors.region}
      >
        <option value="uk">{regionWords.uk}</option>
        <option value="us">{regionWords.us}</option>
        <option value="other">{regionWords.other}</option>
      </SelectField>
      <SelectField
        label="Country, for emergency numbers"
        name="country"
        defaultValue={country ?? ''}
        hint="The guide shows the numbers to call there"
        error={errors.country}
      >
        <option value={country ?? ''}>{country ? countryName(country) : 'The country of the time zone'}</option>
        <CountryOptions without={country} />
      </SelectField>
    </div>
  )
  return tucked ? (
    <Tucked isWrong={Boolean(errors.timeZone ?? errors.units ?? errors.region ?? errors.country)}>{fields}</Tucked>
  ) : (
    fields
  )
}

const CountryOptions = latePart(async () => (await import('./CountryOptions.tsx')).CountryOptions)

const Tucked = ({ isWrong, children }: { isWrong: boolean; children: ReactNode }) => (
  <details className={styles.tucked} open={isWrong || undefined}>
    <summary>Time zone, units, care and country</summary>
    {children}
  </details>
)

/** The time zones, grouped by continent because there are hundreds. */
function ZoneOptions({ extra }: { extra: readonly string[] }) {
  // Some browsers’ lists lack UTC, or the time zone that was chosen in another browser.
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), ...extra])].sort()
  const regions = Map.groupBy(zones, (zone) => (zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : 'Other'))
  return [...regions].map(([region, names]) => (
    <optgroup key={region} label={region}>
      {names.map((zone) => (
        <option key={zone} value={zone}>
          {wordsOf(zone)}
        </option>
      ))}
    </optgroup>
  ))
}

/** "Buenos Aires, Argentina" for America/Argentina/Buenos_Aires: the city first, because people type its name to find it. */
const wordsOf = (zone: string) =>
  zone.includes('/') ? zone.replaceAll('_', ' ').split('/').slice(1).reverse().join(', ') : zone
