import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Milliseconds that the indicator stays visible after the last answer, so people notice it. */
const lingering = 500

/** Refetches these keys, or everything, and reports progress; failures are only logged. */
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
