import { journeyEnded } from '#features/family/events.ts'
import { on } from '#platform/server/events.ts'
import { defineFeature } from '#platform/server/feature.ts'
import { forgetScans } from './commands.ts'
import { emptyScansTrash } from './jobs.ts'
import { scans } from './migrations/0023-scans.ts'
import { growthRoutes } from './routes.ts'

export const growthFeature = defineFeature({
  name: 'growth',
  routes: growthRoutes,
  migrations: [scans],
  jobs: [{ name: 'empty-scans-trash', run: emptyScansTrash }],
  reactions: [on(journeyEnded, forgetScans)],
})
