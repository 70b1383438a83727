import { journeyEnded, memberRemoved } from '#features/family/events.ts'
import { accountDeleted } from '#features/sign-in/events.ts'
import { on } from '#platform/server/events.ts'
import { defineFeature } from '#platform/server/feature.ts'
import { forgetJourney, forgetParent, forgetParentOf } from './ending/forget-journey.ts'
import { pregnancies } from './migrations/0002-pregnancies.ts'
import { parents } from './migrations/0010-parents.ts'
import { region } from './migrations/0022-region.ts'
import { journeyRoutes } from './routes.ts'

export const journeyFeature = defineFeature({
  name: 'journey',
  routes: journeyRoutes,
  migrations: [pregnancies, parents, region],
  reactions: [on(memberRemoved, forgetParentOf), on(accountDeleted, forgetParent), on(journeyEnded, forgetJourney)],
})
