import { type ReactNode, useId } from 'react'
import { ErrorLine } from '../feedback/ErrorLine.tsx'
import styles from './Field.module.css'

export type FieldText = {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean | undefined
}

type Wiring = { id: string; required: boolean; 'aria-describedby': string | undefined; 'aria-invalid': boolean }

/** Connects a control with its label, its hint and its error. */
export function FieldFrame({
  label,
  hint,
  error,
  required = false,
  children,
}: FieldText & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const hintId = hint === undefined ? '' : `${id}-hint`
  const errorId = error === undefined ? '' : `${id}-error`

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        )}
      </label>
      {hint !== undefined && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id,
        required,
        'aria-describedby': `${hintId} ${errorId}`.trim() || undefined,
        'aria-invalid': error !== undefined,
      })}
      {error !== undefined && <ErrorLine id={errorId}>{error}</ErrorLine>}
    </div>
  )
}
