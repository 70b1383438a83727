import { platformErrors } from '../shared/errors.ts'
import { backUpNightly, backupJob } from './backup/nightly.ts'
import { defineFeature } from './feature/define-feature.ts'
import { checkCopyInBackground } from './installation/check-copy-in-background.ts'
import { deleteFullBudgets } from './limits/shared-budget.ts'
import { attempts } from './migrations/0006-attempts.ts'
import { letters } from './migrations/0007-letters.ts'
import { jobsMigration } from './migrations/0016-jobs.ts'
import { pictureFiles } from './migrations/0018-picture-files.ts'
import { installationMigration } from './migrations/0024-installation.ts'
import { backupsMigration } from './migrations/0026-backups.ts'
import { widePlaces } from './migrations/0027-wide-places.ts'
import { databaseFileMigration } from './migrations/0028-database-file.ts'
import { verifiedFiles } from './migrations/0030-verified-files.ts'
import { budgetsMigration } from './migrations/0035-budgets.ts'
import { clockMigration } from './migrations/0038-clock.ts'
import { datesOfNews } from './migrations/0053-dates-of-news.ts'
import { sweepPictures } from './pictures/stored/sweep-pictures.ts'
import { verifyNightly } from './verification/nightly.ts'

/** The platform's own errors, tables, migrations and jobs. */
export const platformFeature = defineFeature({
  name: 'platform',
  errors: platformErrors,
  migrations: [
    attempts,
    letters,
    jobsMigration,
    pictureFiles,
    installationMigration,
    backupsMigration,
    widePlaces,
    databaseFileMigration,
    verifiedFiles,
    budgetsMigration,
    clockMigration,
    datesOfNews,
  ],
  tables: {
    migrations: { scope: 'installation', exported: false },
    attempts: { scope: 'installation', exported: false },
    letters: { scope: 'installation', exported: false, restored: false },
    budgets: { scope: 'installation', exported: false, restored: false },
    backups: { scope: 'installation', exported: false, restored: false },
    jobs: { scope: 'installation', exported: false },
    installation: { scope: 'installation', exported: false },
    deleted_files: { scope: 'installation', exported: false },
    news_events: {
      scope: 'journey',
      live: 'none',
      people: { actor_id: { stays: 'uncounted' } },
      journeyEnds: 'deleted',
      exported: false,
    },
    picture_files: { scope: 'journey', journeyEnds: 'deleted', exported: true },
  },
  jobs: [
    { name: 'check-copied-data', run: checkCopyInBackground },
    { name: 'sweep-pictures', run: (services, now) => sweepPictures(services, now) },
    { name: backupJob, run: backUpNightly },
    { name: 'verify-files', run: verifyNightly },
    { name: 'delete-full-budgets', run: deleteFullBudgets },
  ],
})
