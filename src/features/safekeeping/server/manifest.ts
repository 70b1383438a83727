import { defineFeature } from '#platform/server/feature/define-feature.ts'
import { safekeepingRoutes } from './routes.ts'

/** Shows and requests the backups that the platform makes. */
export const safekeepingFeature = defineFeature({
  name: 'safekeeping',
  routes: safekeepingRoutes,
})
