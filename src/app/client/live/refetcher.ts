import type { Query, QueryClient } from '@tanstack/react-query'
import type { NewResponses } from '#features/open-pages/contract.ts'
import { ApiError } from '#platform/client/api.ts'
import { sendToSignIn } from '#platform/client/leave.ts'
import { userAddress } from '#platform/shared/address/session-addresses.ts'

/**
 * Changes often follow each other, so the page collects them for this time before it refetches. A random time is added, so
 * that not all pages refetch at once.
 */
const gatherMs = 250
/** The longest time to wait until the page's own change is saved. It is limited, because an upload may take minutes. */
const longestWaitMs = 5000
const firstRetryMs = 5000
const longestRetryMs = 60_000

type IsNew = (query: Query) => boolean

/** Collects the paths of API calls whose responses have changed, and refetches those that the page shows. */
export function createRefetcher(client: QueryClient) {
  const paths = new Set<string>()
  let isGathering = false

  function refetchGathered(waitedMs: number) {
    // Waits for this page's own change. A response from before the change was saved would undo it on the page.
    if (client.isMutating() > 0 && waitedMs < longestWaitMs) {
      setTimeout(refetchGathered, gatherMs, waitedMs + gatherMs)
      return
    }
    isGathering = false
    const all = [...paths]
    paths.clear()
    void refetchPaths(all)
  }

  async function refetchPaths(all: readonly string[]) {
    const isAboutAll = all.includes('*')
    if (isAboutAll && !(await refetchPerson(client))) return
    const isOneOfAll = isOneOf(all)
    const isNew = (address: unknown) => isOneOfAll(String(address)) && !(isAboutAll && address === userAddress)
    await refetch(client, ({ queryKey: [address], meta }) => !meta?.neverAges && isNew(address), firstRetryMs)
  }

  return {
    add(newResponses: NewResponses): void {
      for (const path of newResponses) paths.add(path)
      if (paths.size === 0 || isGathering) return
      isGathering = true
      setTimeout(refetchGathered, gatherMs * (1 + Math.random()), 0)
    },
  }
}

/**
 * Refetches the signed-in person before everything else. So if the person may no longer see the page, the app closes
 * the page before it requests data that the server would refuse. Returns whether somebody is signed in.
 */
async function refetchPerson(client: QueryClient): Promise<boolean> {
  await client.refetchQueries({ queryKey: [userAddress], exact: true })
  const isSignedOut = client.getQueryData([userAddress]) === null
  // Only home needs this: it would show the landing page, with the person's data still in memory. The other pages for
  // members open the sign-in page themselves, and the remaining pages are open to visitors.
  if (isSignedOut && location.pathname === '/') sendToSignIn('unauthorized')
  await new Promise((rendered) => setTimeout(rendered))
  return !isSignedOut
}

async function refetch(client: QueryClient, isNew: IsNew, retryMs: number) {
  const find = (filters: { predicate: IsNew; type?: 'active' }) => client.getQueryCache().findAll(filters)
  // The query client does not repeat a running first request, although its response may be from before the change.
  const firstRequests = find({ predicate: isNew }).filter(
    ({ state }) => state.fetchStatus === 'fetching' && !state.data,
  )
  await client.invalidateQueries({ predicate: isNew })
  await Promise.allSettled(firstRequests.map(({ promise }) => promise))
  await client.invalidateQueries({ predicate: (query) => firstRequests.includes(query) })

  const failed = find({ predicate: isNew, type: 'active' }).filter(({ state }) => isTemporary(state.error))
  if (failed.length === 0) return
  const next = Math.min(2 * retryMs, longestRetryMs)
  setTimeout(() => refetch(client, (query) => failed.includes(query), next), retryMs * (0.5 + Math.random()))
}

/** Whether a later request may succeed: the server was busy or unreachable. */
const isTemporary = (error: unknown) =>
  error instanceof ApiError ? error.status === 429 || error.status >= 500 : error !== null

/** Returns a function that checks whether an address matches one of these path templates. `*` matches every address. */
export function isOneOf(paths: readonly string[]): (address: string) => boolean {
  if (paths.includes('*')) return () => true
  const patterns = paths.map((path) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?|$)`))
  return (address) => patterns.some((pattern) => pattern.test(address))
}
