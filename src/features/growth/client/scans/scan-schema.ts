import { type CalendarDay, isCalendarDay } from '#platform/shared/time/calendar.ts'
import { ScanInput } from '../../contract.ts'
import { whyNoScanOn } from '../../rules.ts'

type Dates = { dueDate: CalendarDay | null; today: CalendarDay }

/** What the call takes, with the days that it would refuse; a day that a scan has already may stay. */
export const scanSchema = (dates: Dates, kept: CalendarDay | undefined) =>
  ScanInput.check(({ value: { measuredOn }, issues }) => {
    const wrong = isCalendarDay(measuredOn) && measuredOn !== kept && whyNoScanOn(measuredOn, dates)
    if (wrong) issues.push({ code: 'custom', message: wrong, path: ['measuredOn'], input: measuredOn })
  })
