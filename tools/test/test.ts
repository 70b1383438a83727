/** `npm test`: everything that a change must pass, also on a fresh machine. All of it runs, so that one run tells all. */
import { rmSync } from 'node:fs'
import { buildClientWhenStale } from '../build/build-client.ts'
import { checks, runCheck } from '../check/checks.ts'
import { runTool } from '../check/run-tool.ts'
import { endWithNpm } from '../start/end-with-npm.ts'
import { findOrInstallChromium } from './chromium.ts'
import { addUp, type Count, countJourneys, countOne, countVitest } from './test-counts.ts'

const results = 'test-results'
const counts: Count[] = []

endWithNpm()
for (const check of checks) counts.push(countOne(await runCheck(check)))
counts.push(await runVitest('unit tests, and the API on SQLite', ['unit', 'sqlite', 'sqlite-alone']))
counts.push(await runVitest('the API on PostgreSQL', ['postgres', 'postgres-alone']))
counts.push(await runJourneys())

const { passed, failed, skipped } = addUp(counts)
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = failed > 0 ? 1 : 0

async function runVitest(title: string, projects: string[]): Promise<Count> {
  const outputFile = `${results}/${projects.join('-')}.json`
  rmSync(outputFile, { force: true })

  console.log(`\n${title}`)
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${outputFile}`]
  if (!process.stdout.isTTY) args.push('--no-color')
  const named = projects.map((project) => `--project=${project}`)
  const { ok } = await runTool({ entry: 'node_modules/vitest/vitest.mjs', args: [...args, ...named], live: true })
  return countVitest(title, outputFile, ok)
}

async function runJourneys(): Promise<Count> {
  const title = 'journeys in a browser'
  const outputFile = `${results}/journeys.json`
  rmSync(outputFile, { force: true })

  console.log(`\n${title}`)
  try {
    await buildClientWhenStale({ mode: 'production' })
    const env = { CHROMIUM_PATH: await findOrInstallChromium(), JOURNEY_RESULTS: outputFile }
    const { ok } = await runTool({ entry: 'node_modules/@playwright/test/cli.js', args: ['test'], env, live: true })
    return countJourneys(title, outputFile, ok)
  } catch (error) {
    console.error(error)
    return countOne(false)
  }
}
