/** Words about children after their birth. */
import { amountOf, type CalendarDay, daysBetween } from '#platform/shared/time/calendar.ts'
import type { Units } from '#platform/shared/units.ts'
import type { Pregnancy } from '../../contract.ts'

type Child = NonNullable<Pregnancy['stateChange']>['children'][number]

/** "Wren", "Wren and Robin", "Wren, Robin and Jay". */
export function namesOf(children: readonly Pick<Child, 'name'>[]): string {
  const names = children.map(({ name }) => name)
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** "Born today", "1 day old", "12 days old"; in weeks from 2 weeks on, and in months from 3 months on. */
export function ageOfChild(bornOn: CalendarDay, today: CalendarDay): string {
  const days = daysBetween(bornOn, today)
  if (days <= 0) return 'Born today'
  if (days < 14) return `${amountOf(days, 'day')} old`
  const months = monthsBetween(bornOn, today)
  return months < 3 ? `${amountOf(Math.floor(days / 7), 'week')} old` : `${amountOf(months, 'month')} old`
}

/** "3,420 g, 51 cm" or "7 lb 9 oz, 20.1 in"; null if the parents entered neither. */
export function sizeOfChild({ weightG, lengthMm }: Child, units: Units): string | null {
  const weight = weightG !== null && (units === 'us' ? poundWords(weightG) : `${weightG.toLocaleString('en')} g`)
  const length = lengthMm !== null && (units === 'us' ? `${round(lengthMm / 25.4)} in` : `${round(lengthMm / 10)} cm`)
  return [weight, length].filter(Boolean).join(', ') || null
}

/** Completed calendar months. A child born on the 31st completes one on the last day of a shorter month. */
function monthsBetween(from: CalendarDay, to: CalendarDay): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number)
  const [year = 0, month = 0, day = 0] = to.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return 12 * (year - fromYear) + month - fromMonth - (day < Math.min(fromDay, lastDay) ? 1 : 0)
}

function poundWords(grams: number): string {
  const ounces = Math.round(grams / 28.349523125)
  const [pounds, rest] = [Math.floor(ounces / 16), ounces % 16]
  return rest === 0 ? `${pounds} lb` : `${pounds} lb ${rest} oz`
}

const round = (value: number) => String(Number(value.toFixed(1)))
