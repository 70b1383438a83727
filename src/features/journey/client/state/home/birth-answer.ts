import type { CalendarDay } from '#platform/shared/time/calendar.ts'

type Owner = { userId: number; pregnancyId: number }

const keyOf = ({ userId, pregnancyId }: Owner) => `nestling-birth-question-${userId}-${pregnancyId}`

/** Whether this person said "Not yet" in this browser today. */
export function hasAnswered(owner: Owner, today: CalendarDay): boolean {
  try {
    return localStorage.getItem(keyOf(owner)) === today
  } catch {
    // Storage is blocked.
    return false
  }
}

export function saveAnswer(owner: Owner, today: CalendarDay): void {
  try {
    localStorage.setItem(keyOf(owner), today)
  } catch {
    // Storage is full or blocked, so the question appears again at the next page load.
  }
}
