import { texts as language } from '#language/texts/texts.ts'
import { findWallTime } from '#platform/shared/time/wall-clock.ts'
import { Notice } from '#ui/feedback/Notice.tsx'
import { ChoiceField } from '#ui/field/ChoiceField.tsx'
import { texts } from '../texts/texts.ts'
import { clockWords } from '../time-words.ts'

type Props = {
  date: string
  time: string
  timeZone: string
  /** The start of the appointment being edited; undefined for a new one. */
  instant: Date | undefined
}

/** If clocks skip the chosen time, says which time is saved. If they show it twice, asks which of the two is meant. */
export function ClockChange({ date, time, timeZone, instant }: Props) {
  const found = findWallTime(date, time, timeZone)
  if (!found) return null
  const [first, second] = found.instants
  if (found.isSkipped)
    return (
      <Notice>
        <p>{texts.skippedTime(clockWords(first.toISOString(), timeZone))}</p>
      </Notice>
    )
  if (!second) return null
  return (
    <ChoiceField
      legend={texts.whichTime}
      name="turn"
      defaultChosen={instant?.getTime() === second.getTime() ? 'second' : 'first'}
      choices={[
        { value: 'first', label: texts.firstTime, hint: zoneWords(first, timeZone) },
        { value: 'second', label: texts.secondTime, hint: zoneWords(second, timeZone) },
      ]}
    />
  )
}

/** "1:30 AM GMT+1" */
const zoneWords = (instant: Date, timeZone: string) =>
  instant.toLocaleTimeString(language.locale, { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })
