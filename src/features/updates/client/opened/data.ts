import { useQuery } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import type { updatesContract } from '../../contract.ts'
import { singleUpdateKey } from '../refetch-updates.ts'

const api = createApi<typeof updatesContract>()

/** One update. It is refetched each time it is opened. */
export const useUpdate = (id: number) =>
  useQuery({
    queryKey: [api.address('GET /api/updates/{id}', { params: { id } }), singleUpdateKey],
    queryFn: () => api('GET /api/updates/{id}', { params: { id } }),
    staleTime: 0,
  })
