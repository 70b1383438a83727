import { type ReactNode, useId } from 'react'
import card from './CardField.module.css'
import styles from './CheckField.module.css'

type Props = { label: string; name: string; hint?: string; picture?: ReactNode; defaultChecked?: boolean }

/** A checkbox in a form. Pressing anywhere on its card changes it. */
export function CheckField({ label, name, hint, picture, defaultChecked }: Props) {
  const id = useId()
  const hintId = hint === undefined ? undefined : `${id}-hint`

  return (
    <label className={card.card}>
      <input
        type="checkbox"
        name={name}
        aria-labelledby={id}
        aria-describedby={hintId}
        defaultChecked={defaultChecked}
      />
      <svg className={styles.mark} viewBox="0 0 12 12" aria-hidden="true">
        <path d="M2.5 6.5 5 9 9.5 3.5" />
      </svg>
      {picture}
      <span className={card.words}>
        <span id={id}>{label}</span>
        {hint !== undefined && (
          <span className={card.hint} id={hintId}>
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
