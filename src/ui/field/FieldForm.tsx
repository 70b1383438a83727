import type { FormEvent, ReactNode, Ref } from 'react'
import styles from './FieldForm.module.css'

type Props = {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  ref?: Ref<HTMLFormElement>
  children: ReactNode
}

/** Fields below each other, and the buttons. Errors stand beside each field, so the browser's own are off. */
export function FieldForm({ onSubmit, ref, children }: Props) {
  return (
    <form className={styles.form} ref={ref} onSubmit={onSubmit} noValidate>
      {children}
    </form>
  )
}
