import { countryName } from '#platform/shared/place/country-name.ts'
import { formatDay } from '#platform/shared/time/calendar.ts'
import type { PlaceNumbers, WeekGuide } from '../../contract.ts'
import styles from './AboutTheGuide.module.css'
import { texts } from './texts/texts.ts'

type Props = { week: number; sources: WeekGuide['sources']; numbers: PlaceNumbers | undefined }

/** The guide's limits, and the sources of a week's facts. */
export function AboutTheGuide({ week, sources, numbers }: Props) {
  return (
    <details className={styles.about}>
      <summary>{texts.about}</summary>
      <div className={styles.text}>
        <p>{texts.noMedicalAdvice}</p>
        <p>{texts.noReplacement}</p>
        <p>{texts.noReassurance}</p>
        <p>{texts.averages}</p>
        <p>{texts.upToDate}</p>
        <h4>{texts.sourcesOfWeek(week)}</h4>
        <ul>
          {sources.map(({ key, title }) => (
            <li key={key}>
              <bdi>{title}</bdi>
            </li>
          ))}
        </ul>
        {numbers?.country && numbers.checked && (
          <>
            <h4>{texts.sourcesOfNumbers(countryName(numbers.country))}</h4>
            <p>{texts.numbersCompared(formatDay(numbers.checked))}</p>
            <ul>
              {numbers.sources.map(({ key, title }) => (
                <li key={key}>
                  <bdi>{title}</bdi>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </details>
  )
}
