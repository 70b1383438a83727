import { TextField } from '#ui/field/TextField.tsx'
import { texts } from '../texts/texts.ts'

type Props = {
  /** The account’s email, for password managers, if the form has no field for it. */
  email?: string
  label?: string
  showLabel?: string
  hideLabel?: string
  hint?: string
  autoFocus?: boolean
  error: string | undefined
}

/** Asks for the account’s password again. The field is called `currentPassword`. */
export function CurrentPasswordField({
  email,
  label = texts.yourPassword,
  showLabel = texts.showYourPassword,
  hideLabel = texts.hideYourPassword,
  ...field
}: Props) {
  return (
    <>
      {email !== undefined && (
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      )}
      <TextField
        label={label}
        showLabel={showLabel}
        hideLabel={hideLabel}
        name="currentPassword"
        type="password"
        autoComplete="current-password"
        required
        {...field}
      />
    </>
  )
}
