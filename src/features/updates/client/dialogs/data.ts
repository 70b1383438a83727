import { useMutation } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import type { UpdateInput, updatesContract } from '../../contract.ts'
import { useRefetchUpdates } from '../refetch-updates.ts'

const api = createApi<typeof updatesContract>()

export const useDeleteUpdate = () => useChange((id: number) => api('DELETE /api/updates/{id}', { params: { id } }))

export const useRestoreUpdate = () =>
  useChange((id: number) => api('POST /api/updates/{id}/restore', { params: { id } }))

export const useShareUpdate = (pregnancyId: number) =>
  useChange(
    (body: UpdateInput) => api('POST /api/pregnancies/{pregnancyId}/updates', { params: { pregnancyId }, body }),
    { seesOwnSignOut: true },
  )

function useChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>, meta?: { seesOwnSignOut: true }) {
  const onSuccess = useRefetchUpdates()
  return useMutation({ mutationFn, onSuccess, ...(meta && { meta }) })
}
