import { journeyEnded } from '#features/family/events.ts'
import { on } from '#platform/server/events.ts'
import { defineFeature } from '#platform/server/feature.ts'
import { forgetUpdates } from './commands.ts'
import { emptyUpdatesTrash, forgetUnsharedPictures } from './jobs.ts'
import { updatesMigration } from './migrations/0005-updates.ts'
import { updatesDeleted } from './migrations/0015-updates-deleted.ts'
import { updatePictures } from './migrations/0020-update-pictures.ts'
import { updatesRoutes } from './routes.ts'

export const updatesFeature = defineFeature({
  name: 'updates',
  routes: updatesRoutes,
  migrations: [updatesMigration, updatesDeleted, updatePictures],
  jobs: [
    { name: 'empty-updates-trash', run: emptyUpdatesTrash },
    { name: 'forget-unshared-pictures', run: forgetUnsharedPictures },
  ],
  reactions: [on(journeyEnded, forgetUpdates)],
})
