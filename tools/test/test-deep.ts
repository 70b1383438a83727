/** `npm run test:deep` runs the slow tests that `npm test` leaves out, all API tests on PostgreSQL, and the drills. */
import { runTool } from '../check/run-tool.ts'
import { endWithNpm } from '../start/end-with-npm.ts'
import { runJourneys, runVitest } from './runners.ts'
import { countOne, endWithCounts } from './test-counts.ts'

endWithNpm()
endWithCounts([
  await runVitest({
    title: 'API tests on PostgreSQL, and slow API tests on both databases',
    args: ['--project=sqlite-deep', '--project=postgres*'],
  }),
  await runJourneys({
    title: 'slow journeys in a browser: every screen, keyboard, offline and random schedules',
    args: ['--project=deep'],
  }),
  await runDrills([]),
  await runDrills(['--postgres']),
])

/** Runs each drill for a hundredth of its usual length. */
async function runDrills(args: readonly string[]) {
  console.log('\ndrills')
  const { ok } = await runTool({ entry: 'tools/drill/run.ts', args: ['--share=0.01', ...args], live: true })
  return countOne(ok)
}
