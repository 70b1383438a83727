import { useInstantChoice } from '#platform/client/form/use-instant-choice.ts'
import { CheckField } from '#ui/field/CheckField.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import type { NewsChoices } from '../../contract.ts'
import { defaultQuietHours } from '../../rules.ts'
import { texts } from '../texts/texts.ts'
import { useChangeChoices } from './data.ts'
import styles from './NewsChoices.module.css'

/** The hours in which the person gets no message. A message that is due in these hours is sent when they end. */
export function QuietHours({ choices }: { choices: NewsChoices }) {
  const { shown, choose } = useInstantChoice(
    choices.quietHours,
    { done: texts.quietHoursSaved, failed: texts.quietHoursNotSaved },
    useChangeChoices(),
    (quietHours) => ({
      quietHours,
    }),
  )
  const change = (part: 'from' | 'until', time: string) => {
    // The field is empty until a whole time is typed.
    if (shown && time && time !== shown[part]) choose({ ...shown, [part]: time })
  }

  return (
    <div className={styles.quietHours}>
      <CheckField
        label={texts.quietHours}
        hint={texts.quietHoursHint}
        name="quiet-hours"
        checked={shown !== null}
        onCheck={(isQuiet) => choose(isQuiet ? defaultQuietHours : null)}
      />
      {shown && (
        <div className={styles.hours} key={`${choices.quietHours?.from} ${choices.quietHours?.until}`}>
          {(['from', 'until'] as const).map((part) => (
            <TextField
              key={part}
              label={part === 'from' ? texts.from : texts.until}
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
