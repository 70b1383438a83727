/** The guide's weeks, and the week in an address such as `/guide?week=30`. */
import { useLocation, useSearch } from 'wouter'
import { firstContentWeek as firstWeek, lastContentWeek as lastWeek } from '#features/journey/rules.ts'

export const guideWeeks: readonly number[] = Array.from({ length: lastWeek - firstWeek + 1 }, (_, at) => firstWeek + at)

/** The week in the address; null if the address has no week, or one outside the guide. */
export function weekIn(search: string): number | null {
  const value = new URLSearchParams(search).get('week') ?? ''
  return guideWeeks.find((week) => String(week) === value) ?? null
}

/** The week in the address, or else the present week. `jumpTo` adds a history entry; `stepTo` replaces the current one. */
export function useWeekInAddress(presentWeek: number) {
  const week = weekIn(useSearch()) ?? presentWeek
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
