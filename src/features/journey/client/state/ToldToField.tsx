import type { FieldMessages } from '#platform/shared/errors.ts'
import { SelectField } from '#ui/field/SelectField.tsx'
import { type ToldTo, toldTo } from '../../rules.ts'

type Props = { before: ToldTo | undefined; errors: FieldMessages }

/** Asks who is told of a birth or a loss. */
export const ToldToField = ({ before = 'everybody', errors }: Props) => (
  <SelectField
    label="Who reads this"
    name="toldTo"
    defaultValue={before}
    hint="To the others the journey looks paused. You can tell them later."
    error={errors.toldTo}
  >
    {toldTo.map((each) => (
      <option key={each} value={each}>
        {words[each]}
      </option>
    ))}
  </SelectField>
)

const words: Readonly<Record<ToldTo, string>> = {
  everybody: 'Everybody who follows along',
  family: 'Only family',
  admins: 'Only admins',
}
