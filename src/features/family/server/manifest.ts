import { journeyFounded } from '#features/journey/events.ts'
import { accountDeleted } from '#features/sign-in/events.ts'
import { on } from '#platform/server/events.ts'
import { defineFeature } from '#platform/server/feature.ts'
import { journeyEnded } from '../events.ts'
import { joinJourney } from './commands.ts'
import { forgetFamily, leaveAllJourneys } from './leaving/leave-all.ts'
import { invitationMessage } from './members/invitation-message.ts'
import { members } from './migrations/0003-members.ts'
import { invitations } from './migrations/0009-invitations.ts'
import { familyRoutes } from './routes.ts'

export const familyFeature = defineFeature({
  name: 'family',
  routes: familyRoutes,
  migrations: [members, invitations],
  mail: [invitationMessage],
  reactions: [
    on(journeyFounded, (tx, founding) => joinJourney(tx, { ...founding, role: 'admin' })),
    on(accountDeleted, leaveAllJourneys),
    on(journeyEnded, forgetFamily),
  ],
})
