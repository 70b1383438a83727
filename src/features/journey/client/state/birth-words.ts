/** Words about children after their birth. */
import { texts as language } from '#language/texts/texts.ts'
import { type CalendarDay, daysBetween } from '#platform/shared/time/calendar.ts'
import type { Units } from '#platform/shared/units.ts'
import type { Pregnancy } from '../../contract.ts'
import { texts } from './texts/texts.ts'

type Child = NonNullable<Pregnancy['stateChange']>['children'][number]

/** "Wren", "Wren and Robin", "Wren, Robin and Jay". */
export function namesOf(children: readonly Pick<Child, 'name'>[]): string {
  return texts.allNames(children.map(({ name }) => name))
}

/** "Born today", "1 day old", "12 days old"; in weeks from 2 weeks on, and in months from 3 months on. */
export function ageOfChild(bornOn: CalendarDay, today: CalendarDay): string {
  const days = daysBetween(bornOn, today)
  if (days <= 0) return texts.bornToday
  if (days < 14) return texts.daysOld(days)
  const months = monthsBetween(bornOn, today)
  return months < 3 ? texts.weeksOld(Math.floor(days / 7)) : texts.monthsOld(months)
}

/** "3,420 g, 51 cm" or "7 lb 9 oz, 20.1 in"; null if the parents entered neither. */
export function sizeOfChild({ weightG, lengthMm }: Child, units: Units): string | null {
  const weight = weightG === null ? null : weightWords(weightG, units)
  const length = lengthMm === null ? null : lengthWords(lengthMm, units)
  return weight && length ? texts.weightAndLength(weight, length) : (weight ?? length)
}

/** Completed calendar months. A child born on the 31st completes one on the last day of a shorter month. */
function monthsBetween(from: CalendarDay, to: CalendarDay): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number)
  const [year = 0, month = 0, day = 0] = to.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return 12 * (year - fromYear) + month - fromMonth - (day < Math.min(fromDay, lastDay) ? 1 : 0)
}

const lengthWords = (mm: number, units: Units) =>
  units === 'us' ? texts.inches(round(mm / 25.4)) : texts.centimetres(round(mm / 10))

const weightWords = (grams: number, units: Units) =>
  units === 'us' ? poundWords(grams) : texts.grams(localised(grams))

function poundWords(grams: number): string {
  const ounces = Math.round(grams / 28.349523125)
  const [pounds, rest] = [Math.floor(ounces / 16), ounces % 16]
  return rest === 0 ? texts.pounds(localised(pounds)) : texts.poundsAndOunces(localised(pounds), localised(rest))
}

const round = (value: number) => localised(Number(value.toFixed(1)))

const localised = (value: number) => value.toLocaleString(language.locale)
