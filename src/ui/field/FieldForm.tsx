import type { FormEvent, ReactNode, Ref } from 'react'
import styles from './FieldForm.module.css'

type Props = {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  ref?: Ref<HTMLFormElement>
  children: ReactNode
}

/** Fields below each other, and what ends them; what is wrong stands beside each, so the browser says nothing. */
export function FieldForm({ onSubmit, ref, children }: Props) {
  return (
    <form className={styles.form} ref={ref} onSubmit={onSubmit} noValidate>
      {children}
    </form>
  )
}
