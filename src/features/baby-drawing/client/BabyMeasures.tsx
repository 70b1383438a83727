import type { Units } from '#platform/shared/units.ts'
import styles from './BabyMeasures.module.css'
import { measuresShown } from './measures-shown.ts'
import { texts } from './texts/texts.ts'

/** The typical measures at this age, with the name of the growth standard. */
export function BabyMeasures({ days, units }: { days: number; units: Units }) {
  const shown = measuresShown(days, units)
  if (!shown) return null
  return (
    <div>
      <dl className={styles.measures}>
        {shown.measures.map(({ name, meaning, words }) => (
          <div key={name} className={styles.measure}>
            <dt>
              {name} <span className={styles.meaning}>{meaning}</span>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.standard}>
        {shown.isExtrapolated ? texts.extrapolated(shown.standard) : texts.medians(shown.standard)}{' '}
        {shown.measures
          .filter(({ isLimit }) => isLimit)
          .map(({ name, words }) => `${texts.medianIsHigher(name, words)} `)}
        {texts.everyBaby}
      </p>
    </div>
  )
}
