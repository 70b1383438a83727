import type { Query, QueryClient } from '@tanstack/react-query'
import { userPath } from './notice.ts'

/** The address that was asked → when it was last answered, in milliseconds. */
export type Kept = ReadonlyMap<string, number>

/** When the oldest of the kept answers is from that the page shows; the guide is as good when it is old. */
export function oldestShown(client: QueryClient, kept: Kept): number | undefined {
  const shown = client.getQueryCache().findAll({ type: 'active' })
  const times = shown.filter((query) => !addressOf(query).startsWith('/api/guide/')).flatMap(timesIn(kept))
  return times.length === 0 ? undefined : Math.min(...times)
}

/** Asks again for all kept answers that are shown, and who is signed in, which every page can ask. */
export const askAnew = (client: QueryClient, kept: Kept): Promise<void> =>
  client.refetchQueries({
    type: 'active',
    predicate: (query) => timesIn(kept)(query).length > 0 || addressOf(query) === userPath,
  })

/** Every key begins with the address that is asked, to which the query may add how much at once. */
const timesIn = (kept: Kept) => (query: Query) =>
  [...kept].filter(([address]) => isFor(address, addressOf(query))).map(([, time]) => time)

const isFor = (address: string, asked: string) =>
  address === asked || address.startsWith(`${asked}${asked.includes('?') ? '&' : '?'}`)

const addressOf = ({ queryKey: [address] }: Query) => String(address)
