import type { FormEvent, ReactNode, Ref } from 'react'
import styles from './FieldForm.module.css'

type Props = {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  ref?: Ref<HTMLFormElement>
  children: ReactNode
}

/** A form with one field per line. Each field shows its own error, so the browser's validation is off. */
export function FieldForm({ onSubmit, ref, children }: Props) {
  return (
    <form className={styles.form} ref={ref} onSubmit={onSubmit} noValidate>
      {children}
    </form>
  )
}
