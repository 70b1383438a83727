import type { ComponentProps } from 'react'
import styles from './Field.module.css'
import { FieldFrame, type FieldText } from './FieldFrame.tsx'

type Props = FieldText & Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'style' | 'required'>

/** A field for several lines of text, which grows with its content. */
export function TextArea({ label, hint, error, required, ...area }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error} required={required}>
      {(wiring) => <textarea rows={4} {...area} {...wiring} className={styles.control} />}
    </FieldFrame>
  )
}
