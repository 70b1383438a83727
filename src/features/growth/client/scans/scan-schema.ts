import { type CalendarDay, isCalendarDay } from '#platform/shared/time/calendar.ts'
import { type Scan, ScanInput } from '../../contract.ts'
import { scanErrors } from '../../rules.ts'

type Dates = { dueDate: CalendarDay | null; today: CalendarDay }

/** The API's schema, plus the checks that depend on the day. Values that the saved scan already has are accepted. */
export const scanSchema = (dates: Dates, saved: Scan | undefined) =>
  ScanInput.check(({ value, issues }) => {
    if (!isCalendarDay(value.measuredOn)) return
    const wrong = new Set(issues.map(({ path }) => path?.[0]))
    for (const [field, message] of Object.entries(scanErrors(value, dates, saved)))
      if (!wrong.has(field)) issues.push({ code: 'custom', message, path: [field], input: value })
  })
