/** `npm run test:deep` runs slow tests of what rarely breaks, which `npm test` leaves out. `.ci/run` runs both. */
import { endWithNpm } from '../start/end-with-npm.ts'
import { runJourneys, runVitest } from './runners.ts'
import { endWithCounts } from './test-counts.ts'

endWithNpm()
endWithCounts([
  await runVitest({
    title: 'kills, floods and hostile files, on SQLite and PostgreSQL',
    args: ['--project=sqlite-deep', '--project=postgres-deep'],
  }),
  await runJourneys({ title: 'random schedules in a browser', args: ['--project=deep'] }),
])
