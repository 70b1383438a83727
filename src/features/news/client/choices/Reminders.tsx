import { useInstantChoice } from '#platform/client/form/use-instant-choice.ts'
import { SelectField } from '#ui/field/SelectField.tsx'
import type { NewsChoices } from '../../contract.ts'
import { reminderChoices, reminderWords } from '../../rules.ts'
import { useChangeChoices } from './data.ts'

/** How long before an appointment the person is reminded of it. */
export function Reminders({ choices }: { choices: NewsChoices }) {
  const { shown, choose } = useInstantChoice(
    choices.reminders,
    { done: 'Reminders saved', failed: 'Reminders not saved' },
    useChangeChoices(),
    (reminders) => ({ reminders }),
  )
  return (
    <SelectField
      label="Reminders of appointments"
      hint="By notification and by mail, unless you chose “Never” for appointments. Reminders due in your quiet hours come before those hours begin."
      name="reminders"
      value={shown}
      onChange={({ currentTarget }) => {
        const wanted = reminderChoices.find((each) => each === currentTarget.value)
        if (wanted) choose(wanted)
      }}
    >
      {reminderChoices.map((choice) => (
        <option key={choice} value={choice}>
          {reminderWords[choice]}
        </option>
      ))}
    </SelectField>
  )
}
