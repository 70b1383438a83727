import type { Query, QueryClient } from '@tanstack/react-query'
import { userAddress } from '#platform/shared/address/session-addresses.ts'

/** Address → time when its cached response was stored, in milliseconds since 1970. */
export type CachedTimes = ReadonlyMap<string, number>

/** The time of the oldest cached response on the page, ignoring queries whose `meta` says that they never age. */
export function oldestShownTime(client: QueryClient, cachedTimes: CachedTimes): number | undefined {
  const shown = client.getQueryCache().findAll({ type: 'active' })
  const times = shown.filter(({ meta }) => !meta?.neverAges).flatMap(timesIn(cachedTimes))
  return times.length === 0 ? undefined : Math.min(...times)
}

/**
 * Refetches every cached response on the page, and the signed-in person. A request in progress is not repeated: the
 * page would discard its response, although the service worker may have reported that response as shown.
 */
export const refetchCached = (client: QueryClient, cachedTimes: CachedTimes): Promise<void> =>
  client.refetchQueries(
    {
      type: 'active',
      predicate: (query) => timesIn(cachedTimes)(query).length > 0 || addressOf(query) === userAddress,
    },
    { cancelRefetch: false },
  )

/** The times of a query's cached responses. A request may add a page size to the address in the query key. */
const timesIn = (cachedTimes: CachedTimes) => (query: Query) =>
  [...cachedTimes].filter(([address]) => isFor(address, addressOf(query))).map(([, time]) => time)

const isFor = (address: string, requested: string) =>
  address === requested || address.startsWith(`${requested}${requested.includes('?') ? '&' : '?'}`)

const addressOf = ({ queryKey: [address] }: Query) => String(address)
