import { type CalendarDay, isCalendarDay } from '#platform/shared/time/calendar.ts'
import { ScanInput } from '../../contract.ts'
import { whyNoScanOn } from '../../rules.ts'

type Dates = { dueDate: CalendarDay | null; today: CalendarDay }

/** The API's schema plus its limits on the day. An existing scan may keep its day. */
export const scanSchema = (dates: Dates, currentDay: CalendarDay | undefined) =>
  ScanInput.check(({ value: { measuredOn }, issues }) => {
    const wrong = isCalendarDay(measuredOn) && measuredOn !== currentDay && whyNoScanOn(measuredOn, dates)
    if (wrong) issues.push({ code: 'custom', message: wrong, path: ['measuredOn'], input: measuredOn })
  })
