/** Whether a scan is a reason to change the due date. */
import { type CalendarDay, daysBetween, formatDay } from '#platform/shared/time/calendar.ts'
import { redatingRows } from '../../../content/dating.ts'
import { pregnancyLength } from '../../../rules.ts'
import { texts } from '../../texts/texts.ts'
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
  if (differsBy === 0) return { isReason, words: texts.scanAgrees(currentDate) }

  const isLate = limit === redatingRows.at(-1)?.limit
  const far = [texts.differsMuch(limit), ...(isLate ? [texts.lateScan] : [])]
  const advice = isReason ? far : [texts.differsLittle(limit)]
  return { isReason, words: [texts.scanDiffers(currentDate, differsBy), ...advice, texts.whoDecides].join(' ') }
}
