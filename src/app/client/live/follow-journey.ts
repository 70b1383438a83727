import type { QueryClient } from '@tanstack/react-query'
import { journeyKey } from '#features/journey/client/public.ts'

const refetchEveryMs = 10 * 60_000

/**
 * Refetches the journey whenever the page becomes visible, and every ten minutes while it is visible. Usually the event
 * stream has already reported changes. But a proxy may block the stream, and after a loss the page must stop counting days.
 */
export function followJourney(queries: QueryClient): void {
  const refetch = () => {
    if (document.visibilityState === 'visible') void queries.refetchQueries({ queryKey: journeyKey, exact: true })
  }
  document.addEventListener('visibilitychange', refetch)
  setInterval(refetch, refetchEveryMs)
}
