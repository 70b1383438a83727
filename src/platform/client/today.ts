import { useSyncExternalStore } from 'react'
import { type CalendarDay, dayInZone } from '../shared/time/calendar.ts'

/** The day it is in the family's time zone; it turns at their midnight, also in a tab that was left open. */
export function useToday(timeZone: string): CalendarDay {
  const today = () => dayInZone(new Date(), timeZone)
  return useSyncExternalStore(onEveryMinute, today, today)
}

/** The present, anew every minute, for words like "3 hours ago". */
export function useMinute(): Date {
  useSyncExternalStore(onEveryMinute, currentMinute, currentMinute)
  return new Date()
}

const currentMinute = () => Math.floor(Date.now() / 60_000) * 60_000

function onEveryMinute(notice: () => void) {
  const timer = setInterval(notice, 60_000)
  // A phone in a pocket stops its timers.
  document.addEventListener('visibilitychange', notice)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', notice)
  }
}
