/** The guide's weeks, and the week in an address such as `/guide?week=30`. */
import { useLocation, useSearch } from 'wouter'

export const firstWeek = 8
export const lastWeek = 40
export const guideWeeks: readonly number[] = Array.from({ length: lastWeek - firstWeek + 1 }, (_, at) => firstWeek + at)

/** The week in the address; null if it names none, or an unknown one. */
export function weekIn(search: string): number | null {
  const value = new URLSearchParams(search).get('week') ?? ''
  return guideWeeks.find((week) => String(week) === value) ?? null
}

/** The week in the address or the current one, and a function that goes to another by replacing the address. */
export function useWeekInAddress(currentWeek: number) {
  const week = weekIn(useSearch()) ?? currentWeek
  const [, navigate] = useLocation()
  const show = (next: number, { replace }: { replace: boolean }) => {
    if (next !== week && guideWeeks.includes(next)) navigate(`/guide?week=${next}`, { replace })
  }
  return {
    week,
    stepTo: (next: number) => show(next, { replace: true }),
    jumpTo: (next: number) => show(next, { replace: false }),
  }
}
