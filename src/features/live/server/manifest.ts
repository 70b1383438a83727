import { defineFeature } from '#platform/server/feature/define-feature.ts'
import { liveRoutes } from './routes.ts'

/** Tells open pages what has changed. The platform decides whom to tell (`platform/server/live`). */
export const liveFeature = defineFeature({ name: 'live', routes: liveRoutes })
