import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import type { UpdateInput, updatesContract } from '../../contract.ts'
import { updatesPath } from '../data.ts'

const api = createApi<typeof updatesContract>()

export const useDeleteUpdate = (pregnancyId: number) =>
  useChange(pregnancyId, (id: number) => api('DELETE /api/updates/{id}', { params: { id } }))

export const useRestoreUpdate = (pregnancyId: number) =>
  useChange(pregnancyId, (id: number) => api('POST /api/updates/{id}/restore', { params: { id } }))

export const useShareUpdate = (pregnancyId: number) =>
  useChange(
    pregnancyId,
    (body: UpdateInput) => api('POST /api/pregnancies/{pregnancyId}/updates', { params: { pregnancyId }, body }),
    { seesOwnSignOut: true },
  )

/** A mutation that invalidates the updates of home and the older ones. */
function useChange<Input, Answer>(
  pregnancyId: number,
  mutationFn: (input: Input) => Promise<Answer>,
  meta?: { seesOwnSignOut: true },
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [address] }) => String(address).startsWith(updatesPath(pregnancyId)),
      }),
    ...(meta && { meta }),
  })
}
