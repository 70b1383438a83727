import { useQuery } from '@tanstack/react-query'
import { useUser } from '#features/sign-in/client/public.ts'
import { ApiError, createApi } from '#platform/client/api.ts'
import type { OwnHideable } from '#platform/shared/journey/hideable.ts'
import type { Units } from '#platform/shared/units.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import type { journeyContract, Pregnancy } from '../contract.ts'
import { texts } from './texts/texts.ts'

const api = createApi<typeof journeyContract>()
export const journeyKey = [api.address('GET /api/pregnancies/current')] as const

/** The current journey. A founder without a journey gets a new one. */
export const useJourney = () => useQuery({ queryKey: journeyKey, queryFn: findOrBeginJourney })

/** This person's units: their own choice, or the family's. */
export function useUnits(): Units {
  const own = useUser()?.units
  const familyUnits = useJourney().data?.units
  return own ?? familyUnits ?? 'metric'
}

/** What this person does not see: what they hide for themselves, and what the parents hide for everybody. */
export const useHides = (): readonly OwnHideable[] =>
  [useUser(), useJourney().data].flatMap((either) => either?.hides ?? [])

async function findOrBeginJourney(): Promise<Pregnancy> {
  try {
    return await api('GET /api/pregnancies/current')
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
    return beginJourney()
  }
}

async function beginJourney(): Promise<Pregnancy> {
  try {
    return await api('POST /api/pregnancies/initialize')
  } catch (error) {
    showToast({
      title: texts.setUpFailed,
      description: texts.notSetUp,
      tone: 'destructive',
    })
    throw error
  }
}

/** The journeys that this person follows. */
export const useOwnJourneys = () =>
  useQuery({ queryKey: [api.address('GET /api/pregnancies')], queryFn: () => api('GET /api/pregnancies') })

/** Switches to another journey. The caller then reloads the page, because all loaded data is of the previous journey. */
export const switchToJourney = (id: number) => api('PUT /api/pregnancies/current', { body: { id } })
