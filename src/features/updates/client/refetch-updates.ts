import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useJourney } from '#features/journey/client/public.ts'
import { updatesPath } from './data.ts'

/** The second part of the query key of an update that was fetched alone. */
export const singleUpdateKey = 'one update'

/** Returns a function that invalidates the lists of this journey's updates, and the updates that were fetched alone. */
export function useRefetchUpdates() {
  const client = useQueryClient()
  const pregnancyId = useJourney().data?.id
  return useCallback(async () => {
    if (pregnancyId === undefined) return
    const path = updatesPath(pregnancyId)
    await client.invalidateQueries({
      predicate: ({ queryKey: [address, part] }) => part === singleUpdateKey || String(address).startsWith(path),
    })
  }, [client, pregnancyId])
}
