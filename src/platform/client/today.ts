import { useSyncExternalStore } from 'react'
import { type CalendarDay, dayInZone, endOfMinute } from '../shared/time/calendar.ts'
import { usePageData } from './page-data.ts'

/**
 * Today in the family's time zone. It changes within a minute of midnight in that zone, also in an open tab. As in the
 * page data, the time is rounded up to the end of the minute.
 */
export function useToday(timeZone: string): CalendarDay {
  const { now } = usePageData()
  return useSyncExternalStore(
    onEveryMinute,
    () => dayInZone(endOfMinute(new Date()), timeZone),
    () => dayInZone(new Date(now), timeZone),
  )
}

/** The end of the current minute, for texts like "3 hours ago". During hydration, the time in the page data. */
export function useMinute(): Date {
  const { now } = usePageData()
  return new Date(useSyncExternalStore(onEveryMinute, currentMinute, () => Date.parse(now)))
}

const currentMinute = () => endOfMinute(new Date()).getTime()

function onEveryMinute(notify: () => void) {
  const timer = setInterval(notify, 60_000)
  // Timers stop while a phone sleeps, so the time is also read when the page is shown again.
  document.addEventListener('visibilitychange', notify)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', notify)
  }
}
