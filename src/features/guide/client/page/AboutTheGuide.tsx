import { countryName } from '#platform/shared/place/country-name.ts'
import { formatDay } from '#platform/shared/time/calendar.ts'
import type { PlaceNumbers, WeekGuide } from '../../contract.ts'
import styles from './AboutTheGuide.module.css'

type Props = { week: number; sources: WeekGuide['sources']; numbers: PlaceNumbers | undefined }

/** The guide's limits, and the sources of a week's facts. */
export function AboutTheGuide({ week, sources, numbers }: Props) {
  return (
    <details className={styles.about}>
      <summary>Sources, and what this guide is not</summary>
      <div className={styles.text}>
        <p>
          This guide is for reading and for keeping notes. It is not medical advice, and it neither diagnoses nor treats
          anything.
        </p>
        <p>
          It does not replace your midwife, your doctor or the emergency services. If they say something else, follow
          their advice. In an emergency, call an ambulance now.
        </p>
        <p>
          It cannot tell you how your baby is. Nothing you read or note here should talk you out of a worry. If you are
          worried, call.
        </p>
        <p>
          Every pregnancy is different. Sizes, dates and symptoms are averages, and the drawing is made from averages
          too, not from your baby.
        </p>
        <p>It follows guidance published up to 2025.</p>
        <h4>Sources of week {week}</h4>
        <ul>
          {sources.map(({ key, title }) => (
            <li key={key}>{title}</li>
          ))}
        </ul>
        {numbers?.country && numbers.checked && (
          <>
            <h4>Sources of the numbers to call: {countryName(numbers.country)}</h4>
            <p>
              Compared on {formatDay(numbers.checked)}. Numbers change: if one is wrong, tell whoever runs Nestling.
            </p>
            <ul>
              {numbers.sources.map(({ key, title }) => (
                <li key={key}>{title}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </details>
  )
}
