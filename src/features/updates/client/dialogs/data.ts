import { useMutation } from '@tanstack/react-query'
import { createLater } from '#platform/client/outbox/later.ts'
import type { UpdateInput, updatesContract } from '../../contract.ts'
import { useRefetchUpdates } from '../refetch-updates.ts'
import { texts } from '../texts/texts.ts'

const later = createLater<typeof updatesContract>()

export const useDeleteUpdate = () =>
  useChange((id: number) =>
    later(
      'DELETE /api/updates/{id}',
      { params: { id } },
      { what: texts.waitingUpdateDeletion, words: '', isQuiet: true },
    ),
  )

export const useRestoreUpdate = () =>
  useChange((id: number) =>
    later(
      'POST /api/updates/{id}/restore',
      { params: { id } },
      { what: texts.waitingUpdate, words: '', isQuiet: true },
    ),
  )

export const useShareUpdate = (pregnancyId: number) =>
  useChange(
    (body: UpdateInput) =>
      later(
        'POST /api/pregnancies/{pregnancyId}/updates',
        { params: { pregnancyId }, body },
        { what: texts.waitingUpdate, words: body.content, isKeyLasting: body.shareKey !== undefined },
      ),
    { seesOwnSignOut: true },
  )

function useChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>, meta?: { seesOwnSignOut: true }) {
  const onSuccess = useRefetchUpdates()
  return useMutation({ mutationFn, onSuccess, ...(meta && { meta }) })
}
