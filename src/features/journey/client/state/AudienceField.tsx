import type { FieldMessages } from '#platform/shared/errors.ts'
import { SelectField } from '#ui/field/SelectField.tsx'
import { audiences, type StateAudience } from '../../rules.ts'

type Props = { before: StateAudience | undefined; errors: FieldMessages }

/** Asks who is told of a birth or a loss. */
export const AudienceField = ({ before = 'everybody', errors }: Props) => (
  <SelectField
    label="Who reads this"
    name="toldTo"
    defaultValue={before}
    hint="For everybody else, the journey looks paused. You can tell them later."
    error={errors.toldTo}
  >
    {audiences.map((each) => (
      <option key={each} value={each}>
        {words[each]}
      </option>
    ))}
  </SelectField>
)

const words: Readonly<Record<StateAudience, string>> = {
  everybody: 'Everybody who follows along',
  family: 'Only family',
  admins: 'Only admins',
}
