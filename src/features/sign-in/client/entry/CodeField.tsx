import { TextField } from '#ui/field/TextField.tsx'
import { texts } from '../texts/texts.ts'

type Props = { autoFocus?: boolean; error?: string | undefined }

/** The field for the code of the second step. The sign-in page without scripts uses it too. */
export const CodeField = (props: Props) => (
  <TextField
    label={texts.code}
    name="code"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    hint={texts.codeHint}
    required
    {...props}
  />
)
