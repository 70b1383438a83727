import { useQuery } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import type { updatesContract } from '../contract.ts'
import { updatesAtFirst } from '../rules.ts'

const api = createApi<typeof updatesContract>()

export const updatesPath = (pregnancyId: number) =>
  api.address('GET /api/pregnancies/{pregnancyId}/updates', { params: { pregnancyId } })

/** The updates that home shows at first. */
export function useLatestUpdates(pregnancyId: number) {
  const call = { params: { pregnancyId }, query: { limit: String(updatesAtFirst) } }
  return useQuery({
    queryKey: [api.address('GET /api/pregnancies/{pregnancyId}/updates', call)],
    queryFn: () => api('GET /api/pregnancies/{pregnancyId}/updates', call),
  })
}
