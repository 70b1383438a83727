import { useToday } from '#platform/client/today.ts'
import { formatDay } from '#platform/shared/time/calendar.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'
import { Stack } from '#ui/stack/Stack.tsx'
import type { Pregnancy } from '../../../contract.ts'
import { isPlausibleDueDate } from '../../../rules.ts'
import { texts } from '../../texts/texts.ts'
import { countFrom, type DueDateEntry } from './due-date-entry.ts'
import { redatingAdvice } from './redating.ts'

type Props = { journey: Pregnancy; entry: DueDateEntry; onKeepDate: () => void }

/** Says whether a scan is a reason to change the existing due date. */
export function RedatingNotice({ journey: { dueDate, timeZone }, entry, onKeepDate }: Props) {
  const today = useToday(timeZone)
  const counted = countFrom(entry)
  if (dueDate === null || !counted || !isPlausibleDueDate(counted.dueDate, today)) return null
  const { basis } = counted
  if (basis.kind !== 'scan-age' && basis.kind !== 'scan-length') return null
  const { isReason, words } = redatingAdvice(dueDate, basis)
  return (
    <Notice tone={isReason ? 'warning' : 'info'} word={texts.scanCompared}>
      <Stack>
        {words}
        {counted.dueDate !== dueDate && <Button onClick={onKeepDate}>{texts.sameDueDate(formatDay(dueDate))}</Button>}
      </Stack>
    </Notice>
  )
}
