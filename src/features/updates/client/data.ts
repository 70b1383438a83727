import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createApi, pathOf } from '#platform/client/api.ts'
import type { UpdateInput, updatesContract } from '../contract.ts'

const api = createApi<typeof updatesContract>()
const updatesKey = (pregnancyId: number) =>
  [pathOf('GET /api/pregnancies/{pregnancyId}/updates', { pregnancyId })] as const

export const useUpdates = (pregnancyId: number) =>
  useQuery({
    queryKey: updatesKey(pregnancyId),
    queryFn: () => api('GET /api/pregnancies/{pregnancyId}/updates', { params: { pregnancyId } }),
  })

export function useShareUpdate(pregnancyId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: UpdateInput) =>
      api('POST /api/pregnancies/{pregnancyId}/updates', { params: { pregnancyId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: updatesKey(pregnancyId) }),
    meta: { seesOwnSignOut: true },
  })
}
