import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import type { HidesInput, journeyContract, ParentsInput, PregnancySettings } from '../../contract.ts'
import { journeyKey } from '../data.ts'

const api = createApi<typeof journeyContract>()

export function useChangeSettings(pregnancyId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ version, ...body }: PregnancySettings & { version: string | undefined }) =>
      api('PATCH /api/pregnancies/{pregnancyId}', { params: { pregnancyId }, body, ifMatch: version }),
    onSuccess: (journey) => client.setQueryData(journeyKey, journey),
  })
}

export function useHideForAll(pregnancyId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: HidesInput) =>
      api('PUT /api/pregnancies/{pregnancyId}/hides', { params: { pregnancyId }, body }),
    // Changes are sent one after the other, so the last of several quick choices wins.
    scope: { id: 'hides' },
    onSuccess: (journey) => client.setQueryData(journeyKey, journey),
  })
}

export function useChangeParents(pregnancyId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ version, ...body }: ParentsInput & { version: string | undefined }) =>
      api('PUT /api/pregnancies/{pregnancyId}/parents', { params: { pregnancyId }, body, ifMatch: version }),
    onSuccess: (journey) => client.setQueryData(journeyKey, journey),
  })
}
