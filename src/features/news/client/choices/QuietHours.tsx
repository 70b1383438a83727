import { useInstantChoice } from '#platform/client/form/use-instant-choice.ts'
import { CheckField } from '#ui/field/CheckField.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import type { NewsChoices } from '../../contract.ts'
import { defaultQuietHours } from '../../rules.ts'
import { useChangeChoices } from './data.ts'
import styles from './NewsChoices.module.css'

/** The hours in which no message comes. A message that is due then comes at their end. */
export function QuietHours({ choices }: { choices: NewsChoices }) {
  const { shown, choose } = useInstantChoice(choices.quietHours, 'Quiet hours', useChangeChoices(), (quietHours) => ({
    quietHours,
  }))
  const change = (part: 'from' | 'until', time: string) => {
    // While a time is typed, the field is empty.
    if (shown && time && time !== shown[part]) choose({ ...shown, [part]: time })
  }

  return (
    <div className={styles.quiet}>
      <CheckField
        label="Quiet hours"
        hint="Nothing rings then. What happened comes afterwards."
        name="quiet-hours"
        checked={shown !== null}
        onCheck={(isQuiet) => choose(isQuiet ? defaultQuietHours : null)}
      />
      {shown && (
        <div className={styles.hours} key={`${choices.quietHours?.from} ${choices.quietHours?.until}`}>
          {(['from', 'until'] as const).map((part) => (
            <TextField
              key={part}
              label={part === 'from' ? 'From' : 'Until'}
              name={`quiet-${part}`}
              type="time"
              required
              defaultValue={shown[part]}
              onBlur={({ currentTarget }) => change(part, currentTarget.value)}
            />
          ))}
        </div>
      )}
    </div>
  )
}
