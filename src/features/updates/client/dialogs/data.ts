import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import type { UpdateInput, updatesContract } from '../../contract.ts'
import { updatesKey } from '../data.ts'

const api = createApi<typeof updatesContract>()

export const useDeleteUpdate = (pregnancyId: number) =>
  useChange(pregnancyId, (id: number) => api('DELETE /api/updates/{id}', { params: { id } }))

export const useRestoreUpdate = (pregnancyId: number) =>
  useChange(pregnancyId, (id: number) => api('POST /api/updates/{id}/restore', { params: { id } }))

export function useShareUpdate(pregnancyId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: UpdateInput) =>
      api('POST /api/pregnancies/{pregnancyId}/updates', { params: { pregnancyId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: updatesKey(pregnancyId) }),
    meta: { seesOwnSignOut: true },
  })
}

function useChange<Input, Answer>(pregnancyId: number, mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => client.invalidateQueries({ queryKey: updatesKey(pregnancyId) }),
  })
}
