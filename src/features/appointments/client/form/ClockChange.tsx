import { findWallTime } from '#platform/shared/time/wall-clock.ts'
import { Notice } from '#ui/feedback/Notice.tsx'
import { ChoiceField } from '#ui/field/ChoiceField.tsx'
import { clockWords } from '../time-words.ts'

type Props = {
  date: string
  time: string
  timeZone: string
  /** The start of the appointment being edited; undefined for a new one. */
  instant: Date | undefined
}

/** Shown if clocks change then: says what a skipped time is saved as, or asks which of two equal times is meant. */
export function ClockChange({ date, time, timeZone, instant }: Props) {
  const found = findWallTime(date, time, timeZone)
  if (!found) return null
  const [first, second] = found.instants
  if (found.isSkipped)
    return (
      <Notice>
        <p>
          Clocks go forward that night, and this time is skipped. It will be saved as{' '}
          {clockWords(first.toISOString(), timeZone)}.
        </p>
      </Notice>
    )
  if (!second) return null
  return (
    <ChoiceField
      legend="Clocks go back that night, so this time happens twice. Which one is it?"
      name="turn"
      defaultChosen={instant?.getTime() === second.getTime() ? 'second' : 'first'}
      choices={[
        { value: 'first', label: 'The first', hint: zoneWords(first, timeZone) },
        { value: 'second', label: 'The second', hint: zoneWords(second, timeZone) },
      ]}
    />
  )
}

/** "1:30 AM GMT+1" */
const zoneWords = (instant: Date, timeZone: string) =>
  instant.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })
