import type { ComponentProps } from 'react'
import styles from './Field.module.css'
import { FieldFrame, type FieldText } from './FieldFrame.tsx'
import { useTextLimit } from './TextLimit.tsx'

type Props = FieldText &
  Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'style' | 'required' | 'maxLength' | 'onInput'>

/** A field for several lines of text, which grows with its content. */
export function TextArea({ label, hint, error, required, ...area }: Props) {
  const { left, onInput } = useTextLimit(area.name)

  return (
    <FieldFrame label={label} hint={hint} error={error} required={required} left={left}>
      {(wiring) => <textarea rows={4} {...area} {...wiring} onInput={onInput} className={styles.control} />}
    </FieldFrame>
  )
}
