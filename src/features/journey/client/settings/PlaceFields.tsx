import type { ReactNode } from 'react'
import { latePart } from '#platform/client/lazy-part.ts'
import type { FieldMessages } from '#platform/shared/errors.ts'
import { countryName } from '#platform/shared/place/country-name.ts'
import { type Region, regions } from '#platform/shared/place/region.ts'
import { ownTimeZone } from '#platform/shared/time/day-words.ts'
import type { Units } from '#platform/shared/units.ts'
import { SelectField } from '#ui/field/SelectField.tsx'
import { texts } from '../texts/texts.ts'
import styles from './PlaceFields.module.css'

type Props = {
  timeZone: string
  units: Units
  region: Region
  /** The two-letter code; null while the country is not known. */
  country: string | null
  /** Whether the fields begin collapsed, because the browser's values suit most families. */
  tucked: boolean
  errors: FieldMessages
  /** Called with the region that the person selects. */
  onRegion: (region: Region) => void
}

/** Time zone, units, region of care and country. */
export function PlaceFields({ timeZone, units, region, country, tucked, errors, onRegion }: Props) {
  const fields = (
    <div className={styles.place}>
      <SelectField
        label={texts.timeZone}
        name="timeZone"
        defaultValue={timeZone}
        hint={texts.timeZoneHint}
        error={errors.timeZone}
      >
        <ZoneOptions extra={[timeZone, ownTimeZone()]} />
      </SelectField>
      <SelectField
        label={texts.unitsLabel}
        name="units"
        defaultValue={units}
        hint={texts.unitsHint}
        error={errors.units}
      >
        <option value="metric">{texts.units.metric}</option>
        <option value="us">{texts.units.us}</option>
      </SelectField>
      <SelectField
        label={texts.region}
        name="region"
        defaultValue={region}
        onChange={({ currentTarget: { value } }) => onRegion(value as Region)}
        hint={texts.regionHint}
        error={errors.region}
      >
        {regions.map((each) => (
          <option key={each} value={each}>
            {texts.regions[each]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.country}
        name="country"
        defaultValue={country ?? ''}
        hint={texts.countryHint}
        error={errors.country}
      >
        <option value={country ?? ''}>{country ? countryName(country) : texts.countryOfZone}</option>
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
    <summary>{texts.placeSummary}</summary>
    {children}
  </details>
)

/** The time zones, grouped by continent because there are hundreds. */
function ZoneOptions({ extra }: { extra: readonly string[] }) {
  // Some browsers’ lists lack UTC, or the time zone that was chosen in another browser.
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), ...extra])].sort()
  const regions = Map.groupBy(zones, (zone) =>
    zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : texts.otherZones,
  )
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
