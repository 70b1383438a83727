import { type ReactNode, useId } from 'react'
import styles from './ChoiceField.module.css'

type Props = { legend: string; hint: string; children: ReactNode }

/** Checkboxes that belong together, each a `CheckField`. */
export function CheckGroup({ legend, hint, children }: Props) {
  const id = useId()
  return (
    <fieldset className={styles.choices} aria-describedby={id}>
      <legend className={styles.legend}>{legend}</legend>
      <p className={styles.hint} id={id}>
        {hint}
      </p>
      <div className={styles.row}>{children}</div>
    </fieldset>
  )
}
