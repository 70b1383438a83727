/** `npm run test:deep` runs what `npm test` leaves out: the API on PostgreSQL, and slow drills. `.ci/run` runs both. */
import { endWithNpm } from '../start/end-with-npm.ts'
import { runJourneys, runVitest } from './runners.ts'
import { endWithCounts } from './test-counts.ts'

endWithNpm()
endWithCounts([
  await runVitest({
    title: 'the API on PostgreSQL, and kills, floods and hostile files on both databases',
    args: ['--project=sqlite-deep', '--project=postgres*'],
  }),
  await runJourneys({
    title: 'every screen, visits by keyboard and offline, and random schedules',
    args: ['--project=deep'],
  }),
])
