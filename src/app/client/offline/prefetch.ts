/** Prefetches the responses that people can read without a network. The service worker caches them. */

import type { QueryClient } from '@tanstack/react-query'
import type { journeyContract, OfflineAddresses } from '#features/journey/contract.ts'
import type { User } from '#features/sign-in/contract.ts'
import { untilSignOut } from '#platform/client/sign-out/sign-out-cleanup.ts'
import { createAddresses } from '#platform/shared/address/address.ts'
import { userAddress } from '#platform/shared/address/session-addresses.ts'
import { leave } from './leave-page.ts'
import { cachedAtHeader, prefetchHeader } from './notice.ts'

const offlineAddress = createAddresses<typeof journeyContract>()('GET /api/pregnancies/current/offline')
const freshForMs = 3 * 86_400_000

/** Prefetches now, and again when another person signs in on this page. */
export function prefetch(client: QueryClient): void {
  let person: unknown
  const prefetchForPerson = () => {
    const user = client.getQueryData<User | null>([userAddress])
    const found = user?.role ? user.id : undefined
    if (person === found) return
    person = found
    if (user?.role) askForAll(user).catch(() => undefined)
  }
  client.getQueryCache().subscribe(prefetchForPerson)
  prefetchForPerson()
}

async function askForAll({ id: userId }: User) {
  // The signed-in person is requested first, so the worker knows to whom the next responses belong.
  const user: User | null = await ask(userAddress)
  // Somebody else signed in while this page was loading.
  if (user?.id !== userId) return leave()
  const addresses: OfflineAddresses | undefined = await ask(offlineAddress)
  const isListCached = await isFresh(offlineAddress)
  for (const address of addresses?.today ?? []) await ask(address)
  if (navigator.connection?.saveData) return
  for (const pair of inPairs(addresses?.forDays ?? [])) {
    // The worker wiped the cache, for example because the pregnancy has ended. The new list may be shorter.
    if (isListCached && !(await isFresh(offlineAddress))) return askForAll(user)
    await Promise.all(pair.map(async (address) => (await isFresh(address)) || ask(address)))
  }
}

/** Groups the addresses in pairs. Two requests at a time do not delay the requests of the page itself. */
const inPairs = (addresses: readonly string[]) =>
  addresses.flatMap((_, at) => (at % 2 === 0 ? [addresses.slice(at, at + 2)] : []))

async function isFresh(path: string): Promise<boolean> {
  const cached = await caches.match(path)
  return Date.now() - Number(cached?.headers.get(cachedAtHeader) ?? 0) < freshForMs
}

/**
 * Returns the response's JSON; undefined if the server refuses, for example because the parents closed the section.
 * Throws if the session is over.
 */
async function ask(path: string) {
  const response = await fetch(path, { headers: { [prefetchHeader]: '1' }, signal: untilSignOut })
  // The query client did not make this request, so it does not notice that the session is over.
  if (response.status === 401) {
    leave()
    throw new Error('The session is over.')
  }
  return response.ok ? response.json() : undefined
}
