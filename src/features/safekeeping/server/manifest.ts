import { defineFeature } from '#platform/server/feature/define-feature.ts'
import { missingBackupMessage } from './missing-backups/missing-backup-message.ts'
import { tellAdmins } from './missing-backups/tell-admins.ts'
import { safekeepingRoutes } from './routes.ts'

/** Shows admins the health of the installation and its backups, requests backups, and mails admins if backups keep failing. */
export const safekeepingFeature = defineFeature({
  name: 'safekeeping',
  routes: safekeepingRoutes,
  jobs: [{ name: 'tell-admins-of-missing-backups', run: tellAdmins }],
  mail: [missingBackupMessage],
})
