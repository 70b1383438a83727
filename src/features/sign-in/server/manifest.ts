import { memberJoined, memberRemoved } from '#features/family/events.ts'
import { journeyChosen, journeyFounded } from '#features/journey/events.ts'
import { on } from '#platform/server/events.ts'
import { defineFeature } from '#platform/server/feature.ts'
import { emailChangedMessage, passwordChangedMessage } from './account/messages.ts'
import { turnToJourney } from './commands.ts'
import { people } from './migrations/0001-people.ts'
import { sessions } from './migrations/0004-sessions.ts'
import { accounts } from './migrations/0008-accounts.ts'
import { resetMakers } from './migrations/0017-reset-makers.ts'
import { voidResetToken } from './reset/make-reset-token.ts'
import { resetMessage } from './reset/reset-message.ts'
import { signInRoutes } from './routes.ts'
import { leaveJourney } from './sessions/leave-journey.ts'

export const signInFeature = defineFeature({
  name: 'sign-in',
  routes: signInRoutes,
  migrations: [people, sessions, accounts, resetMakers],
  mail: [resetMessage, passwordChangedMessage, emailChangedMessage],
  reactions: [
    on(journeyFounded, turnToJourney),
    on(journeyChosen, turnToJourney),
    // An admin may hold a link for this person's new password, which must not open the other journey too.
    on(journeyFounded, voidResetToken),
    on(memberJoined, voidResetToken),
    on(memberRemoved, leaveJourney),
  ],
})
