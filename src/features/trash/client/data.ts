import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useJourney } from '#features/journey/client/public.ts'
import { createApi } from '#platform/client/api.ts'
import type { Trashed, trashContract } from '../contract.ts'

const api = createApi<typeof trashContract>()
const trashKey = [api.address('GET /api/trash')] as const

/** What this person may restore. Refetched at each visit, because any page may have deleted something. */
export function useTrash() {
  const journey = useJourney()
  const trash = useQuery({
    queryKey: trashKey,
    queryFn: () => api('GET /api/trash'),
    enabled: journey.isSuccess,
    gcTime: 0,
  })
  return {
    trash: trash.data,
    isError: journey.isError || trash.isError,
    tryAgain: () => (journey.isError ? journey.refetch() : trash.refetch()),
  }
}

/** Restores a deleted thing. Invalidates every list, because any list may show the thing. */
export function useBringBack(): (thing: Trashed) => Promise<unknown> {
  const client = useQueryClient()
  return async ({ restoreAt }) => {
    await restore(`POST ${restoreAt}`)
    await client.invalidateQueries()
  }
}

/** Every kind of thing has a restore route. The server sends its address with each thing, as `restoreAt`. */
type RestoreContract = Readonly<Record<RestoreRoute, { summary: string; access: 'member' }>>
type RestoreRoute = `POST /api/${string}/restore`

const restore = createApi<RestoreContract>()
