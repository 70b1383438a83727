import { formatDay } from '#platform/shared/time/calendar.ts'
import { type Advice, checkedOn } from '../../content/advice.ts'
import { texts as content } from '../../content/texts/texts.ts'
import { texts } from '../texts/texts.ts'
import styles from './Sources.module.css'

/** The sources of the page's advice, and a note that the page gives no medical advice. */
export function Sources({ of }: { of: readonly Advice[] }) {
  const keys = [...new Set(of.flatMap(({ sources }) => sources))].sort()
  return (
    <details className={styles.sources}>
      <summary>{texts.aboutThisPage}</summary>
      <p>{texts.noMedicalAdvice(formatDay(checkedOn))}</p>
      <ul>
        {keys.map((key) => (
          <li key={key}>{content.sourceTitles[key]}</li>
        ))}
      </ul>
    </details>
  )
}
