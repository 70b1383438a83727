import { journeyEnded } from '#features/family/events.ts'
import { on } from '#platform/server/events.ts'
import { defineFeature } from '#platform/server/feature.ts'
import { forgetPhotos } from './commands.ts'
import { emptyPhotosTrash } from './jobs.ts'
import { photosMigration } from './migrations/0014-photos.ts'
import { albumRoutes } from './routes.ts'

export const albumFeature = defineFeature({
  name: 'album',
  routes: albumRoutes,
  migrations: [photosMigration],
  jobs: [{ name: 'empty-photos-trash', run: emptyPhotosTrash }],
  reactions: [on(journeyEnded, forgetPhotos)],
})
