import { defineFeature } from '#platform/server/feature/define-feature.ts'
import { openPagesRoutes } from './routes.ts'

/** Tells open pages what has changed. The platform decides whom to tell (`platform/server/live`). */
export const openPagesFeature = defineFeature({ name: 'open-pages', routes: openPagesRoutes })
