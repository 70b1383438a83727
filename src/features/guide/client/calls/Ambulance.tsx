import { Link } from 'wouter'
import { useUser } from '#features/sign-in/client/public.ts'
import { countryName } from '#platform/shared/place/country-name.ts'
import styles from './CallBox.module.css'
import { CallButton } from './CallButton.tsx'
import { ambulanceOf, type Numbers } from './numbers.ts'

type Props = { country: string | null; numbers: Numbers }

/** The ambulance numbers of the family's country and of the country where the reader seems to be. */
export function Ambulance({ country, numbers: { family, here } }: Props) {
  const isAdmin = useUser()?.role === 'admin'
  const ambulance = ambulanceOf(family)
  return (
    <>
      {ambulance && <CallButton look="danger" number={ambulance.number} purpose="an ambulance" />}
      <p className={styles.hint}>
        {ambulance?.note && <span>{ambulance.note}</span>}
        <span>{countryWords(country, family)}</span>
        {isAdmin && (
          <Link href="/admin" aria-label={country ? 'Change the country' : undefined}>
            {country ? 'Change' : 'Set the country'}
          </Link>
        )}
      </p>
      {here?.country && here.country !== country && (
        <Abroad place={countryName(here.country)} number={ambulanceOf(here)?.number} atHome={ambulance?.number} />
      )}
    </>
  )
}

function countryWords(country: string | null, family: Numbers['family']): string {
  if (country === null) return 'No country is set, so no number is shown. Call your local emergency number.'
  const name = countryName(country)
  if (!family) return `The number could not be loaded. Call the emergency number of your country: ${name}.`
  return ambulanceOf(family)
    ? `Country: ${name}.`
    : `We have no checked number for this country: ${name}. Call your local emergency number.`
}

type AbroadProps = { place: string; number: string | undefined; atHome: string | undefined }

function Abroad({ place, number, atHome }: AbroadProps) {
  if (number === undefined)
    return (
      <p className={styles.hint}>
        You seem to be in another country: {place}. We have no number for it. Call the local emergency number.
      </p>
    )
  return (
    <p className={styles.hint}>
      You seem to be in another country: {place}.{' '}
      {number === atHome ? (
        `It is ${number} there too.`
      ) : (
        <CallButton number={number} purpose={`an ambulance in ${place}`} />
      )}
    </p>
  )
}
