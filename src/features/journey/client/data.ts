import { useQuery } from '@tanstack/react-query'
import { useUser } from '#features/sign-in/client/public.ts'
import { createApi } from '#platform/client/api.ts'
import type { Units } from '#platform/shared/units.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import type { journeyContract, Pregnancy } from '../contract.ts'

const api = createApi<typeof journeyContract>()
export const journeyKey = ['/api/pregnancies/current'] as const

/** The current journey; who may have one and has none yet is given one. */
export const useJourney = () => useQuery({ queryKey: journeyKey, queryFn: findOrFoundJourney })

/** What this person reads measures in: their own choice, else the family's. */
export function useUnits(): Units {
  const own = useUser()?.units
  const familys = useJourney().data?.units
  return own ?? familys ?? 'metric'
}

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

/** The journeys that one follows; asked for where one can choose between them. */
export const useOwnJourneys = () =>
  useQuery({ queryKey: ['/api/pregnancies'], queryFn: () => api('GET /api/pregnancies') })

/** Turns to another journey; all that the page knows belongs to the one before, so it is loaded anew. */
export const turnToJourney = (id: number) => api('PUT /api/pregnancies/current', { body: { id } })
