import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import type { journeyContract, StateInput } from '../../contract.ts'
import { journeyKey } from '../data.ts'

const api = createApi<typeof journeyContract>()

export function useChangeState(pregnancyId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: StateInput) =>
      api('PUT /api/pregnancies/{pregnancyId}/state', { params: { pregnancyId }, body }),
    onSuccess: (journey) => client.setQueryData(journeyKey, journey),
  })
}

export function useTakeStateBack(pregnancyId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api('DELETE /api/pregnancies/{pregnancyId}/state', { params: { pregnancyId } }),
    onSuccess: (journey) => client.setQueryData(journeyKey, journey),
  })
}
