import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { texts } from '../texts/texts.ts'
import styles from './Field.module.css'
import { FieldFrame, type FieldText } from './FieldFrame.tsx'
import { useTextLimit } from './TextLimit.tsx'

type Props = FieldText &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'style' | 'type' | 'required' | 'maxLength' | 'onInput'> & {
    type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'search' | 'date' | 'time' | 'datetime-local'
    /** The maximum number of characters, for a field in a form without `limits`. */
    limit?: number
    /** The labels of a password’s button if the field is not called “Password”, such as “Show new password”. */
    showLabel?: string
    hideLabel?: string
  }

/** A field for one line of text. A password has a button that shows it. */
export function TextField({
  label,
  hint,
  error,
  required,
  type = 'text',
  limit,
  showLabel = texts.showPassword,
  hideLabel = texts.hidePassword,
  ...input
}: Props) {
  const [shown, setShown] = useState(false)
  const { left, onInput } = useTextLimit(input.name, limit)

  return (
    <FieldFrame label={label} hint={hint} error={error} required={required} left={left}>
      {(wiring) =>
        type === 'password' ? (
          <div className={styles.wrap}>
            <input
              {...input}
              {...wiring}
              onInput={onInput}
              className={styles.control}
              data-shown={shown || undefined}
              type={shown ? 'text' : 'password'}
              autoCapitalize="none"
              spellCheck={false}
            />
            <IconButton
              label={shown ? hideLabel : showLabel}
              icon={shown ? <EyeOff /> : <Eye />}
              onClick={() => setShown(!shown)}
            />
          </div>
        ) : (
          <input {...input} {...wiring} onInput={onInput} className={styles.control} type={type} />
        )
      }
    </FieldFrame>
  )
}
