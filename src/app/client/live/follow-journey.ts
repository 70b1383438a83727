import type { QueryClient } from '@tanstack/react-query'
import { journeyKey } from '#features/journey/client/public.ts'

const refetchEveryMs = 10 * 60_000

/**
 * Refetches the journey whenever the page becomes visible, and every ten minutes while it is visible. Usually the event
 * stream reports changes earlier, but a proxy may block the stream. Then a page would go on counting days after a loss.
 */
export function followJourney(queries: QueryClient): void {
  const refetch = () => {
    if (document.visibilityState === 'visible') void queries.refetchQueries({ queryKey: journeyKey, exact: true })
  }
  document.addEventListener('visibilitychange', refetch)
  setInterval(refetch, refetchEveryMs)
}
