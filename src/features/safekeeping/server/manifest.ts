import { defineFeature } from '#platform/server/feature/define-feature.ts'
import { missingBackupMessage } from './missing-backups/missing-backup-message.ts'
import { tellAdmins } from './missing-backups/tell-admins.ts'
import { safekeepingRoutes } from './routes.ts'

/** Shows and requests the backups that the platform makes, and mails admins if backups keep failing. */
export const safekeepingFeature = defineFeature({
  name: 'safekeeping',
  routes: safekeepingRoutes,
  jobs: [{ name: 'tell-admins-of-missing-backups', run: tellAdmins }],
  mail: [missingBackupMessage],
})
