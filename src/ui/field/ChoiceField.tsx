import type { ReactNode } from 'react'
import card from './CardField.module.css'
import styles from './ChoiceField.module.css'

export type Choice<Value extends string> = { value: Value; label: string; hint?: string; picture?: ReactNode }

type Props<Value extends string> = {
  legend: string
  name: string
  choices: readonly Choice<Value>[]
  /** One choice per line, for choices with long hints. */
  stacked?: boolean
} & ({ chosen: Value; onChoose: (value: Value) => void } | { defaultChosen: Value })

/** Radio buttons for a few choices. With `onChoose` a choice takes effect at once, otherwise when the form is sent. */
export function ChoiceField<Value extends string>({ legend, name, choices, stacked, ...choosing }: Props<Value>) {
  const stateOf = (value: Value) =>
    'chosen' in choosing
      ? { checked: value === choosing.chosen, onChange: () => choosing.onChoose(value) }
      : { defaultChecked: value === choosing.defaultChosen }

  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={stacked ? styles.stack : styles.row}>
        {choices.map(({ value, label, hint, picture }) => (
          <label key={value} className={card.card}>
            <input type="radio" name={name} value={value} {...stateOf(value)} />
            <span className={styles.mark} />
            {picture}
            <span className={card.words}>
              {label}
              {hint && <span className={card.hint}>{hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
