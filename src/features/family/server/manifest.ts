import { journeyFounded } from '#features/journey/events.ts'
import { accountDeleted } from '#features/sign-in/events.ts'
import { on } from '#platform/server/events.ts'
import { defineFeature } from '#platform/server/feature.ts'
import { journeyEnded } from '../events.ts'
import { joinJourney } from './commands.ts'
import { forgetFamily, leaveAllJourneys } from './leaving/leave-all.ts'
import { invitationLetter } from './members/invitation-letter.ts'
import { members } from './migrations/0003-members.ts'
import { invitations } from './migrations/0009-invitations.ts'
import { familyRoutes } from './routes.ts'

export const familyFeature = defineFeature({
  name: 'family',
  routes: familyRoutes,
  migrations: [members, invitations],
  mail: [invitationLetter],
  reactions: [
    on(journeyFounded, (tx, founding) => joinJourney(tx, { ...founding, role: 'admin' })),
    on(accountDeleted, leaveAllJourneys),
    on(journeyEnded, forgetFamily),
  ],
})
