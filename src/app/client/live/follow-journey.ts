import type { QueryClient } from '@tanstack/react-query'
import { journeyKey } from '#features/journey/client/public.ts'

const refetchEveryMs = 10 * 60_000

/**
 * Refetches the journey whenever the page becomes visible, and every ten minutes while it is visible. Otherwise an open
 * page would keep counting the days after somebody has recorded a loss.
 */
export function followJourney(queries: QueryClient): void {
  const refetch = () => {
    if (document.visibilityState === 'visible') void queries.refetchQueries({ queryKey: journeyKey, exact: true })
  }
  document.addEventListener('visibilitychange', refetch)
  setInterval(refetch, refetchEveryMs)
}
