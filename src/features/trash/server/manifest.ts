import { defineFeature } from '#platform/server/feature/define-feature.ts'
import { listsByJourney } from './migrations/0019-lists-by-journey.ts'
import { indexesForDeleting } from './migrations/0036-indexes-for-deleting.ts'
import { trashRoutes } from './routes.ts'

export const trashFeature = defineFeature({
  name: 'trash',
  routes: trashRoutes,
  showsOtherTables: true,
  migrations: [listsByJourney, indexesForDeleting],
})
