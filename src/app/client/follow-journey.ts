import type { QueryClient } from '@tanstack/react-query'
import { journeyKey } from '#features/journey/client/public.ts'

const everyMs = 10 * 60_000

/**
 * Requests the journey again whenever a page is looked at again, and every ten minutes while it is looked at. An open page
 * would otherwise count the days on after somebody has told of a loss.
 */
export function followJourney(queries: QueryClient): void {
  const refetch = () => {
    if (document.visibilityState === 'visible') void queries.refetchQueries({ queryKey: journeyKey, exact: true })
  }
  document.addEventListener('visibilitychange', refetch)
  setInterval(refetch, everyMs)
}
