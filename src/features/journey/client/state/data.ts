import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import type { journeyContract, Pregnancy, StateInput } from '../../contract.ts'
import { journeyKey } from '../data.ts'

const api = createApi<typeof journeyContract>()

type Seen = Pick<Pregnancy, 'id' | 'stateChange'>

/**
 * Changes the state, unless the other parent has changed it since this journey was shown. A dialog passes the journey as it
 * was when the dialog opened.
 */
export function useChangeState({ id, stateChange }: Seen) {
  const seen = stateChange?.changedAt ?? null
  return useMutation({
    mutationFn: (body: StateInput) =>
      api('PUT /api/pregnancies/{pregnancyId}/state', { params: { pregnancyId: id }, body: { ...body, seen } }),
    ...useJourneyUpdate(),
  })
}

export function useTakeStateBack({ id, stateChange }: Seen) {
  const query = stateChange ? { seen: stateChange.changedAt } : {}
  return useMutation({
    mutationFn: () => api('DELETE /api/pregnancies/{pregnancyId}/state', { params: { pregnancyId: id }, query }),
    ...useJourneyUpdate(),
  })
}

/** Shows the changed journey, or after a refusal the journey as it is now. */
function useJourneyUpdate() {
  const client = useQueryClient()
  return {
    onSuccess: (journey: Pregnancy) => client.setQueryData(journeyKey, journey),
    onError: () => client.invalidateQueries({ queryKey: journeyKey }),
  }
}
