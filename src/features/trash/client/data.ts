import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { albumContract } from '#features/album/contract.ts'
import type { appointmentsContract } from '#features/appointments/contract.ts'
import type { contactsContract } from '#features/contacts/contract.ts'
import type { growthContract } from '#features/growth/contract.ts'
import { useJourney } from '#features/journey/client/public.ts'
import type { updatesContract } from '#features/updates/contract.ts'
import type { wishlistContract } from '#features/wishlist/contract.ts'
import { createApi, pathOf } from '#platform/client/api.ts'
import type { Trashed, trashContract } from '../contract.ts'
import type { TrashKind } from '../rules.ts'

const api = createApi<typeof trashContract>()
const trashKey = [pathOf('GET /api/trash')] as const

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

/** Restores things, each by its kind's call. Invalidates every list, because any may show the thing. */
export function useBringBack(): (thing: Trashed) => Promise<unknown> {
  const client = useQueryClient()
  return async ({ kind, id }) => {
    await restore[kind](id)
    await client.invalidateQueries()
  }
}

const contacts = createApi<typeof contactsContract>()
const appointments = createApi<typeof appointmentsContract>()
const updates = createApi<typeof updatesContract>()
const photos = createApi<typeof albumContract>()
const wishes = createApi<typeof wishlistContract>()
const scans = createApi<typeof growthContract>()

const restore: Readonly<Record<TrashKind, (id: number) => Promise<unknown>>> = {
  contact: (id) => contacts('POST /api/contacts/{id}/restore', { params: { id } }),
  appointment: (id) => appointments('POST /api/appointments/{id}/restore', { params: { id } }),
  update: (id) => updates('POST /api/updates/{id}/restore', { params: { id } }),
  photo: (id) => photos('POST /api/photos/{id}/restore', { params: { id } }),
  wish: (id) => wishes('POST /api/wishlist/{id}/restore', { params: { id } }),
  scan: (id) => scans('POST /api/scans/{id}/restore', { params: { id } }),
}
