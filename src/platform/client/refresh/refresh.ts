import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** How long it still says so when everything is there: what is too quick to be seen was not done. */
const lingering = 500

/** Asks anew for what these keys hold, or for everything, and tells while it does; what cannot be had is only logged. */
export async function refresh(
  client: QueryClient,
  queryKeys: readonly QueryKey[],
  tell: (isRefreshing: boolean) => void,
): Promise<void> {
  tell(true)
  const wanted = queryKeys.length > 0 ? queryKeys.map((queryKey) => ({ queryKey })) : [{}]
  const outcomes = await Promise.allSettled(
    wanted.map((filters) => client.invalidateQueries(filters, { throwOnError: true })),
  )
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') console.error('This could not be refreshed:', outcome.reason)
  setTimeout(() => tell(false), lingering)
}
