import { Link } from 'wouter'
import { useUser } from '#features/sign-in/client/public.ts'
import { countryName } from '#platform/shared/place/country-name.ts'
import styles from './CallBox.module.css'
import { CallButton } from './CallButton.tsx'
import { ambulanceOf, type Numbers } from './numbers.ts'
import { texts } from './texts/texts.ts'

type Props = { country: string | null; numbers: Numbers }

/** The ambulance numbers of the family's country and of the country where the reader seems to be. */
export function Ambulance({ country, numbers: { family, here } }: Props) {
  const isAdmin = useUser()?.role === 'admin'
  const ambulance = ambulanceOf(family)
  return (
    <>
      {ambulance && (
        <CallButton look="danger" number={ambulance.number} label={texts.callAmbulance(ambulance.number)} />
      )}
      <p className={styles.hint}>
        {ambulance?.note && <bdi>{ambulance.note}</bdi>}
        <span>{countryWords(country, family)}</span>
        {isAdmin && (
          <Link href="/admin" aria-label={country ? texts.changeCountry : undefined}>
            {country ? texts.change : texts.setCountry}
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
  if (country === null) return texts.noCountry
  const name = countryName(country)
  if (!family) return texts.numberNotLoaded(name)
  return ambulanceOf(family) ? texts.numberOf(name) : texts.noCheckedNumber(name)
}

type AbroadProps = { place: string; number: string | undefined; atHome: string | undefined }

function Abroad({ place, number, atHome }: AbroadProps) {
  if (number === undefined)
    return (
      <p className={styles.hint}>
        {texts.inOtherCountry(place)} {texts.noNumberThere}
      </p>
    )
  return (
    <p className={styles.hint}>
      {texts.inOtherCountry(place)}{' '}
      {number === atHome ? (
        texts.sameNumberThere(number)
      ) : (
        <CallButton number={number} label={texts.callAmbulanceIn(number, place)} />
      )}
    </p>
  )
}
