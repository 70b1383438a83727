import type { Region } from '#platform/shared/region.ts'
import type { WeekGuide } from '../../contract.ts'
import styles from './AboutTheGuide.module.css'
import { whomToCall } from './whom-to-call.ts'

type Props = { region: Region; week: number; sources: WeekGuide['sources'] }

/** What the guide is and is not, and where a week's facts come from. */
export function AboutTheGuide({ region, week, sources }: Props) {
  return (
    <details className={styles.about}>
      <summary>Sources, and what this guide is not</summary>
      <div className={styles.text}>
        <p>
          This guide is for reading and for keeping notes. It is no medical advice, and it diagnoses and treats nothing.
        </p>
        <p>
          It does not take the place of your midwife, your doctor or the emergency services. Where they say something
          else, follow them. In an emergency call {whomToCall[region].emergency.whom} now.
        </p>
        <p>
          It cannot tell how your baby is. Nothing that you read or note here makes a worry smaller than it is: if you
          are worried, call.
        </p>
        <p>
          Every pregnancy differs. Sizes, dates and symptoms are averages, and the drawing is made from averages too,
          not from your baby.
        </p>
        <p>No clinician has reviewed it. It follows guidance as it was published up to 2025.</p>
        <h4>Sources of week {week}</h4>
        <ul>
          {sources.map(({ key, title }) => (
            <li key={key}>{title}</li>
          ))}
        </ul>
      </div>
    </details>
  )
}
