/** `npm run test:deep` runs what `npm test` leaves out: the API on PostgreSQL, and slow drills. `.ci/run` runs both. */
import { runTool } from '../check/run-tool.ts'
import { endWithNpm } from '../start/end-with-npm.ts'
import { runJourneys, runVitest } from './runners.ts'
import { countOne, endWithCounts } from './test-counts.ts'

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
  await runDrills([]),
  await runDrills(['--postgres']),
])

/** A hundredth of each drill. */
async function runDrills(args: readonly string[]) {
  console.log('\ndrills')
  const { ok } = await runTool({ entry: 'tools/drill/run.ts', args: ['--share=0.01', ...args], live: true })
  return countOne(ok)
}
