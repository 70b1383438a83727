import { defineFeature } from '#platform/server/feature/define-feature.ts'
import { guideRoutes } from './routes.ts'

export const guideFeature = defineFeature({
  name: 'guide',
  routes: guideRoutes,
  samples: () => import('./samples.ts'),
})
