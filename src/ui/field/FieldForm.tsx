import type { ComponentProps } from 'react'
import styles from './FieldForm.module.css'
import { TextLimits } from './TextLimit.tsx'

type Props = Pick<ComponentProps<'form'>, 'onSubmit' | 'onInput' | 'ref' | 'method' | 'children'> & {
  /** The name of a field → the most characters it takes. */
  limits?: Readonly<Record<string, number>>
  /** In place of one field per line. */
  className?: string | undefined
}

/** A form with one field per line. Each field shows its own error, so the browser's validation is off. */
export const FieldForm = ({ limits = {}, className = styles.form, ...form }: Props) => (
  <TextLimits value={limits}>
    <form className={className} noValidate {...form} />
  </TextLimits>
)
