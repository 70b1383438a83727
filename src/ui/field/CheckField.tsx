import { type ReactNode, useId } from 'react'
import card from './CardField.module.css'
import styles from './CheckField.module.css'

type Props = {
  label: string
  name: string
  hint?: string
  picture?: ReactNode
} & ({ checked: boolean; onCheck: (isChecked: boolean) => void } | { defaultChecked?: boolean })

/** A checkbox. Pressing anywhere on its card changes it. With `onCheck` a change takes effect at once. */
export function CheckField({ label, name, hint, picture, ...checking }: Props) {
  const id = useId()
  const state =
    'onCheck' in checking
      ? { checked: checking.checked, onChange: () => checking.onCheck(!checking.checked) }
      : checking
  const hintId = hint === undefined ? undefined : `${id}-hint`

  return (
    <label className={card.card}>
      <input type="checkbox" name={name} aria-labelledby={id} aria-describedby={hintId} {...state} />
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
