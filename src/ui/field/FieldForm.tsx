import type { ComponentProps } from 'react'
import styles from './FieldForm.module.css'
import { TextLimits } from './TextLimit.tsx'

type Props = Pick<ComponentProps<'form'>, 'onSubmit' | 'onInput' | 'ref' | 'method' | 'action' | 'children'> & {
  /** Field name → maximum number of characters. */
  limits?: Readonly<Record<string, number>>
  /** Replaces the layout of one field per line. */
  className?: string | undefined
}

/** A form with one field per line. Each field shows its own error, so the browser's validation is off. */
export const FieldForm = ({ limits = {}, className = styles.form, ...form }: Props) => (
  <TextLimits value={limits}>
    <form className={className} noValidate {...form} />
  </TextLimits>
)
