import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Milliseconds that the indicator stays visible after the last answer, so people notice it. */
const lingerMs = 500

/** Refetches the queries with these keys, or all queries if no keys are given. Reports the start and the end; logs failures. */
export async function refresh(
  client: QueryClient,
  queryKeys: readonly QueryKey[] | undefined,
  report: (isRefreshing: boolean) => void,
): Promise<void> {
  report(true)
  const wanted = queryKeys?.map((queryKey) => ({ queryKey })) ?? [{}]
  const outcomes = await Promise.allSettled(
    wanted.map((filters) => client.invalidateQueries(filters, { throwOnError: true })),
  )
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') console.error('This could not be refreshed:', outcome.reason)
  setTimeout(() => report(false), lingerMs)
}
