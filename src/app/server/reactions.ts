/** What one feature does when something happened in another. */
import { journeyEnded, memberRemoved } from '#features/family/events.ts'
import { forgetFamily, joinJourney, leaveAllJourneys } from '#features/family/server/public.ts'
import { journeyChosen, journeyFounded } from '#features/journey/events.ts'
import { forgetJourney, forgetParent } from '#features/journey/server/public.ts'
import { accountDeleted } from '#features/sign-in/events.ts'
import { leaveJourney, turnToJourney } from '#features/sign-in/server/public.ts'
import { forgetUpdates } from '#features/updates/server/public.ts'
import { on } from '#platform/server/events.ts'

export const reactions = [
  on(journeyFounded, (tx, founding) => joinJourney(tx, { ...founding, role: 'admin' })),
  on(journeyFounded, turnToJourney),

  on(memberRemoved, leaveJourney),

  on(accountDeleted, forgetParent),
  on(accountDeleted, leaveAllJourneys),

  // The journey itself goes last: all else refers to it.
  on(journeyEnded, forgetUpdates),
  on(journeyEnded, forgetFamily),
  on(journeyEnded, forgetJourney),
  on(journeyChosen, turnToJourney),
]
