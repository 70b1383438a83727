import { useQuery } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import type { updatesContract } from '../contract.ts'

const api = createApi<typeof updatesContract>()
export const updatesKey = (pregnancyId: number) =>
  [api.address('GET /api/pregnancies/{pregnancyId}/updates', { params: { pregnancyId } })] as const

export const useUpdates = (pregnancyId: number) =>
  useQuery({
    queryKey: updatesKey(pregnancyId),
    queryFn: () => api('GET /api/pregnancies/{pregnancyId}/updates', { params: { pregnancyId } }),
  })
