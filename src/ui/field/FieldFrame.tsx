import { type ReactNode, useId } from 'react'
import { ErrorLine } from '../feedback/ErrorLine.tsx'
import styles from './Field.module.css'
import { TextLimit } from './TextLimit.tsx'

export type FieldText = {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean | undefined
}

type Wiring = { id: string; required: boolean; 'aria-describedby': string | undefined; 'aria-invalid': boolean }

/** Connects a control with its label, its hint, its error, and the number of characters left. */
export function FieldFrame({
  label,
  hint,
  error,
  required = false,
  left,
  children,
}: FieldText & { left?: number | undefined; children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const hintId = hint === undefined ? '' : `${id}-hint`
  const errorId = error === undefined ? '' : `${id}-error`
  const leftId = left === undefined ? '' : `${id}-left`

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
        'aria-describedby': [hintId, leftId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error !== undefined,
      })}
      {left !== undefined && <TextLimit id={leftId} left={left} />}
      {error !== undefined && <ErrorLine id={errorId}>{error}</ErrorLine>}
    </div>
  )
}
