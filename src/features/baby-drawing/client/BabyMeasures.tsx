import type { Units } from '#platform/shared/units.ts'
import styles from './BabyMeasures.module.css'
import { measuresShown } from './measures-shown.ts'

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
        {shown.isExtrapolated
          ? `Extrapolated: the standard covers weeks 14 to 40. Based on the medians of the ${shown.standard}.`
          : `Medians of the ${shown.standard}.`}{' '}
        {shown.measures
          .filter(({ isLimit }) => isLimit)
          .map(({ name, words }) => `${name}: the median is higher than the ${words} shown here. `)}
        Every baby grows differently.
      </p>
    </div>
  )
}
