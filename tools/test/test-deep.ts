/** `npm run test:deep` runs the slow tests that `npm test` leaves out, all API tests on PostgreSQL, and the drills. */
import { endWithNpm } from '../start/end-with-npm.ts'
import { runDrills, runPlaywright, runVitest } from './runners.ts'
import { endWithCounts } from './test-counts.ts'

endWithNpm()
endWithCounts([
  await runVitest({
    title: 'API tests on PostgreSQL, slow API tests on both databases, and slow unit tests',
    args: ['--project=unit-deep', '--project=sqlite-deep', '--project=postgres*'],
  }),
  await runPlaywright({
    title: 'slow browser tests: every screen, keyboard, offline and random schedules',
    args: ['--project=deep'],
  }),
  await runDrills({ title: 'drills on SQLite', args: [] }),
  await runDrills({ title: 'drills on PostgreSQL', args: ['--postgres'] }),
])
