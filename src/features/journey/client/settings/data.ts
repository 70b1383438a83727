import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import { conflictIn } from '#platform/client/form/use-versions.ts'
import { type Hideable, mergeHides } from '#platform/shared/journey/hideable.ts'
import type { HidesInput, journeyContract, ParentsInput, Pregnancy, PregnancySettings } from '../../contract.ts'
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
    mutationFn: ({ hides }: HidesInput) => {
      const seen = client.getQueryData<Pregnancy>(journeyKey)
      if (!seen) throw new Error('The journey is not loaded yet.')
      return sendHides(pregnancyId, hides, seen)
    },
    // Changes are sent one after the other, so the last of several quick choices wins.
    scope: { id: 'hides' },
    onSuccess: (journey) => client.setQueryData(journeyKey, journey),
  })
}

/** Saves what is hidden. What others have changed since `seen` stays, unless this person changed the same part. */
async function sendHides(pregnancyId: number, hides: readonly Hideable[], seen: Pregnancy): Promise<Pregnancy> {
  const body = { hides: [...hides] }
  try {
    return await api('PUT /api/pregnancies/{pregnancyId}/hides', {
      params: { pregnancyId },
      body,
      ifMatch: seen.hidesVersion,
    })
  } catch (error) {
    const present = conflictIn<Pregnancy>(error)?.present
    if (!present) throw error
    return sendHides(pregnancyId, mergeHides({ wanted: hides, seen: seen.hides, present: present.hides }), present)
  }
}

export function useChangeParents(pregnancyId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ version, ...body }: ParentsInput & { version: string | undefined }) =>
      api('PUT /api/pregnancies/{pregnancyId}/parents', { params: { pregnancyId }, body, ifMatch: version }),
    onSuccess: (journey) => client.setQueryData(journeyKey, journey),
  })
}
