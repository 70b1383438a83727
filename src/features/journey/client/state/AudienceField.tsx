import type { FieldMessages } from '#platform/shared/errors.ts'
import { SelectField } from '#ui/field/SelectField.tsx'
import { audiences, type StateAudience } from '../../rules.ts'
import { texts } from './texts/texts.ts'

type Props = { before: StateAudience | undefined; errors: FieldMessages }

/** Asks who is told of a birth or a loss. */
export const AudienceField = ({ before = 'everybody', errors }: Props) => (
  <SelectField label={texts.readers} name="toldTo" defaultValue={before} hint={texts.readersHint} error={errors.toldTo}>
    {audiences.map((each) => (
      <option key={each} value={each}>
        {texts.audiences[each]}
      </option>
    ))}
  </SelectField>
)
