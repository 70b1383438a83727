/** The guide's weeks, and the one that an address such as `/guide?week=30` names. */
import { useLocation, useSearch } from 'wouter'

export const firstWeek = 8
export const lastWeek = 40
export const guideWeeks: readonly number[] = Array.from({ length: lastWeek - firstWeek + 1 }, (_, at) => firstWeek + at)

/** The week that is asked for; null where none is, or one that the guide does not have. */
export function weekIn(search: string): number | null {
  const asked = new URLSearchParams(search).get('week') ?? ''
  return guideWeeks.find((week) => String(week) === asked) ?? null
}

/** The week in the address, else the present one, and the way to another: a step takes the place of this address. */
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
