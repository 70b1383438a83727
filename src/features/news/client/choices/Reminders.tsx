import { useInstantChoice } from '#platform/client/form/use-instant-choice.ts'
import { SelectField } from '#ui/field/SelectField.tsx'
import type { NewsChoices } from '../../contract.ts'
import { reminderChoices } from '../../rules.ts'
import { texts } from '../texts/texts.ts'
import { useChangeChoices } from './data.ts'

/** How long before an appointment the person is reminded of it. */
export function Reminders({ choices }: { choices: NewsChoices }) {
  const { shown, choose } = useInstantChoice(
    choices.reminders,
    { done: texts.remindersSaved, failed: texts.remindersNotSaved },
    useChangeChoices(),
    (reminders) => ({
      reminders,
    }),
  )
  return (
    <SelectField
      label={texts.reminders}
      hint={texts.remindersHint}
      name="reminders"
      value={shown}
      onChange={({ currentTarget }) => {
        const wanted = reminderChoices.find((each) => each === currentTarget.value)
        if (wanted) choose(wanted)
      }}
    >
      {reminderChoices.map((choice) => (
        <option key={choice} value={choice}>
          {texts.reminderChoices[choice]}
        </option>
      ))}
    </SelectField>
  )
}
