import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import styles from './Field.module.css'
import { FieldFrame, type FieldText } from './FieldFrame.tsx'

type Props = FieldText & Omit<ComponentProps<'select'>, 'id' | 'className' | 'style' | 'required' | 'multiple' | 'size'>

/** A native select. The children are `<option>`s. */
export function SelectField({ label, hint, error, required, ...select }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error} required={required}>
      {(wiring) => (
        <div className={styles.wrap}>
          <select {...select} {...wiring} className={styles.control} />
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </div>
      )}
    </FieldFrame>
  )
}
