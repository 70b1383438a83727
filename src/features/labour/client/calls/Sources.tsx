import { type Advice, checkedOn, sourceTitles } from '../../content/advice.ts'
import styles from './Sources.module.css'

/** The sources of the page's advice, and a note that the page gives no medical advice. */
export function Sources({ of }: { of: readonly Advice[] }) {
  const keys = [...new Set(of.flatMap(({ sources }) => sources))].sort()
  return (
    <details className={styles.sources}>
      <summary>Sources, and what this page is not</summary>
      <p>
        This page only shows what you note. It gives no medical advice, and no clinician has reviewed it. Last compared
        with its sources on {checkedOn}.
      </p>
      <ul>
        {keys.map((key) => (
          <li key={key}>{sourceTitles[key]}</li>
        ))}
      </ul>
    </details>
  )
}
