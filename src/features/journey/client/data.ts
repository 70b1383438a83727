import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createApi } from '#platform/client/api.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import type { journeyContract, Pregnancy, PregnancySettings } from '../contract.ts'

const api = createApi<typeof journeyContract>()
const journeyKey = ['/api/pregnancies/current'] as const

/** The current journey; who may have one and has none yet is given one. */
export const useJourney = () => useQuery({ queryKey: journeyKey, queryFn: findOrFoundJourney })

async function findOrFoundJourney(): Promise<Pregnancy> {
  try {
    return await api('GET /api/pregnancies/current')
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('404'))) throw error
    return foundJourney()
  }
}

async function foundJourney(): Promise<Pregnancy> {
  try {
    return await api('POST /api/pregnancies/initialize')
  } catch (error) {
    showToast({
      title: 'Setup Error',
      description: 'Failed to set up pregnancy data. Please try again.',
      tone: 'destructive',
    })
    throw error
  }
}

export function useChangeSettings(pregnancyId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: PregnancySettings) =>
      api('PATCH /api/pregnancies/{pregnancyId}', { params: { pregnancyId }, body }),
    onSuccess: (journey) => client.setQueryData(journeyKey, journey),
  })
}
