/** Whether a scan is a reason to change the due date. */
import { amountOf, type CalendarDay, daysBetween, formatDay } from '#platform/shared/time/calendar.ts'
import { redatingRows } from '../../../content/dating.ts'
import { pregnancyLength } from '../../../rules.ts'
import { ageAtScan, type Scan } from './due-date.ts'

type Redating = { differsBy: number; limit: number; isReason: boolean }

/** Whether a scan is a reason to change the due date. Both ages are in days, on the day of the scan. */
export function checkScan(ageByDate: number, ageByScan: number): Redating {
  const differsBy = Math.abs(ageByDate - ageByScan)
  const limit = redatingRows.findLast(({ from }) => ageByDate >= from)?.limit ?? redatingRows[0].limit
  return { differsBy, limit, isReason: differsBy > limit }
}

/** Compares a scan with the due date by ACOG's table. The words leave the decision to the midwife or doctor. */
export function redatingAdvice(dueDate: CalendarDay, scan: Scan): { isReason: boolean; words: string } {
  const ageByDate = pregnancyLength - daysBetween(scan.day, dueDate)
  const { differsBy, limit, isReason } = checkScan(ageByDate, ageAtScan(scan))
  const currentDate = formatDay(dueDate)
  if (differsBy === 0) return { isReason, words: `The scan agrees with your due date, ${currentDate}.` }

  const differs = `The scan differs from your due date, ${currentDate}, by ${amountOf(differsBy, 'day')}`
  const near = `${differs}. By ACOG’s rule that is within ${limit} days, and the date is usually kept.`
  const far = `${differs}. By ACOG’s rule that is more than ${limit} days, and the date is usually changed, but never after IVF: then the date from the transfer stays.`
  const late =
    limit === redatingRows.at(-1)?.limit ? ' This late, the difference can also come from how the baby is growing.' : ''
  return { isReason, words: `${isReason ? far + late : near} Your midwife or doctor decides.` }
}
