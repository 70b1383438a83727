import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'
import { sendToSignIn } from './leave.ts'
import type { PageData } from './page-data.ts'

/**
 * Creates the query client as specified: no retries, data never goes stale, and no refetch on focus. Unused responses are
 * dropped after 5 minutes.
 */
export function createQueryClient({ answers }: Pick<PageData, 'answers'>): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 300_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        // Offline requests fail at once with a message instead of waiting silently for a network.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError: (error, { meta }) => leaveWhenSignedOut(error, meta?.signOutReason) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.seesOwnSignOut) leaveWhenSignedOut(error)
      },
    }),
  })
  for (const [path, { status, body }] of Object.entries(answers)) if (status < 400) client.setQueryData([path], body)
  return client
}

function leaveWhenSignedOut(error: Error, reason?: unknown) {
  if (error instanceof ApiError && error.isUnauthorized)
    sendToSignIn(reason === 'session-expired' ? reason : 'unauthorized')
}
