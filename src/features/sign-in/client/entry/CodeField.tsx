import { TextField } from '#ui/field/TextField.tsx'

type Props = { autoFocus?: boolean; error?: string | undefined }

/** The field for the code of the second step. The sign-in page without scripts uses it too. */
export const CodeField = (props: Props) => (
  <TextField
    label="Code from your app"
    name="code"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    hint="Six digits, or one of your recovery codes"
    required
    {...props}
  />
)
