import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import { sendForm } from '#platform/client/upload/send-form.ts'
import type { journeyContract, Pregnancy, StateInput } from '../../contract.ts'
import { journeyKey } from '../data.ts'

const api = createApi<typeof journeyContract>()

type Seen = Pick<Pregnancy, 'id' | 'stateChange'>

/**
 * Changes the state, unless it has changed since this journey was shown. A dialog passes the journey as it was when the
 * dialog opened.
 */
export function useChangeState({ id, stateChange }: Seen) {
  const seen = stateChange?.changedAt ?? null
  return useMutation({
    mutationFn: (body: StateInput) =>
      api('PUT /api/pregnancies/{pregnancyId}/state', { params: { pregnancyId: id }, body: { ...body, seen } }),
    ...useJourneyUpdate(),
  })
}

/** Undoes the last change of the state, unless the state has changed since this journey was shown. */
export function useTakeStateBack({ id, stateChange }: Seen) {
  const query = stateChange ? { seen: stateChange.changedAt } : {}
  return useMutation({
    mutationFn: () => api('DELETE /api/pregnancies/{pregnancyId}/state', { params: { pregnancyId: id }, query }),
    ...useJourneyUpdate(),
  })
}

/** Sets the picture of the birth, or deletes it if `picture` is null. */
export function useSetBirthPicture(pregnancyId: number) {
  const params = { pregnancyId }
  return useMutation({
    mutationFn: (picture: File | null) => {
      if (!picture) return api('DELETE /api/pregnancies/{pregnancyId}/birth-picture', { params })
      const form = new FormData()
      form.append('picture', picture)
      const address = api.address('POST /api/pregnancies/{pregnancyId}/birth-picture', { params })
      return sendForm<Pregnancy>(address, form, { signal: new AbortController().signal, onProgress: () => {} })
    },
    ...useJourneyUpdate(),
  })
}

/** The address of the picture of a birth. */
export const birthPictureAddress = (filename: string): string =>
  api.address('GET /api/birth-pictures/{filename}', { params: { filename } })

/** After a change, shows the changed journey. If the change failed, loads the journey as it is now. */
function useJourneyUpdate() {
  const client = useQueryClient()
  return {
    onSuccess: (journey: Pregnancy) => client.setQueryData(journeyKey, journey),
    onError: () => client.invalidateQueries({ queryKey: journeyKey }),
  }
}
