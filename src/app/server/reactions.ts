/** What one feature does when something happened in another. */
import { joinJourney } from '#features/family/server/public.ts'
import { journeyFounded } from '#features/journey/events.ts'
import { turnToJourney } from '#features/sign-in/server/public.ts'
import { on } from '#platform/server/events.ts'

export const reactions = [
  on(journeyFounded, (tx, founding) => joinJourney(tx, { ...founding, role: 'admin' })),
  on(journeyFounded, turnToJourney),
]
