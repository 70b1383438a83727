import { useSyncExternalStore } from 'react'
import { type CalendarDay, dayInZone, endOfMinute } from '../shared/time/calendar.ts'
import { usePageData } from './page-data.ts'

/**
 * Today in the family's time zone. It changes within a minute of midnight in that zone, also in an open tab. Like the page
 * data, it is the day at the end of the current minute.
 */
export function useToday(timeZone: string): CalendarDay {
  const { now } = usePageData()
  return useSyncExternalStore(
    onEveryMinute,
    () => dayInZone(endOfMinute(new Date()), timeZone),
    () => dayInZone(new Date(now), timeZone),
  )
}

/** The end of the current minute, for texts like "3 hours ago". During hydration, the minute of the server's render. */
export function useMinute(): Date {
  const { now } = usePageData()
  return new Date(useSyncExternalStore(onEveryMinute, currentMinute, () => Date.parse(now)))
}

const currentMinute = () => endOfMinute(new Date()).getTime()

function onEveryMinute(notice: () => void) {
  const timer = setInterval(notice, 60_000)
  // Timers stop while a phone sleeps.
  document.addEventListener('visibilitychange', notice)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', notice)
  }
}
