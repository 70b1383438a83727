import type { ComponentProps } from 'react'
import styles from './Field.module.css'
import { FieldFrame, type FieldText } from './FieldFrame.tsx'

type Props = FieldText & Omit<ComponentProps<'input'>, 'id' | 'className' | 'style' | 'type' | 'required'>

/** A field for a whole number, such as a week. Phones show a keypad of digits. */
export function NumberField({ label, hint, error, required, ...input }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error} required={required}>
      {(wiring) => <input inputMode="numeric" {...input} {...wiring} className={styles.control} type="number" />}
    </FieldFrame>
  )
}
