import type { ReactNode } from 'react'
import styles from './Choices.module.css'

export type Choice<Value extends string> = { value: Value; label: string; hint?: string; picture?: ReactNode }

type Props<Value extends string> = {
  legend: string
  name: string
  choices: readonly Choice<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** One of a few that are all in sight; choosing is all there is to do. */
export function Choices<Value extends string>({ legend, name, choices, chosen, onChoose }: Props<Value>) {
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.row}>
        {choices.map(({ value, label, hint, picture }) => (
          <label key={value} className={styles.choice}>
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
            <span className={styles.mark} />
            {picture}
            <span className={styles.words}>
              {label}
              {hint && <span className={styles.hint}>{hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
