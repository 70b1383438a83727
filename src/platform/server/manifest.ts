import { defineFeature } from './feature.ts'
import { attempts } from './migrations/0006-attempts.ts'
import { letters } from './migrations/0007-letters.ts'
import { jobsMigration } from './migrations/0016-jobs.ts'
import { pictureFiles } from './migrations/0018-picture-files.ts'
import { sweepPictures } from './pictures/stored/delete-pictures.ts'

/** What the platform itself has in the database and does by itself. */
export const platformFeature = defineFeature({
  name: 'platform',
  migrations: [attempts, letters, jobsMigration, pictureFiles],
  jobs: [{ name: 'sweep-pictures', run: sweepPictures }],
})
