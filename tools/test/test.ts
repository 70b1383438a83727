/**
 * `npm test` runs all checks and tests that a change must pass, and continues after a failure.
 * `npm test -- PATH … [OPTION …]` runs the tests in these files and folders. Options are passed to Vitest or Playwright.
 */
import { globSync, statSync } from 'node:fs'
import { runChecks } from '../check/checks.ts'
import { endWithNpm } from '../start/end-with-npm.ts'
import { chooseTests } from './choose-tests.ts'
import { runPlaywright, runVitest } from './runners.ts'
import { type Count, countOne, endWithCounts } from './test-counts.ts'

endWithNpm()
const args = process.argv.slice(2)
const firstOption = args.findIndex((argument) => argument.startsWith('-'))
const paths = firstOption === -1 ? args : args.slice(0, firstOption)
const options = firstOption === -1 ? [] : args.slice(firstOption)

const counts = args.length === 0 ? await testAll() : await testChosen()
endWithCounts(counts)

async function testAll(): Promise<Count[]> {
  const checks = (await runChecks()).map(({ name, ok }) => countOne(name, ok))
  const inVitest = await runVitest({
    title: 'unit tests, API tests on SQLite, and the API tests that are likely to fail only on PostgreSQL',
    args: ['unit', 'sqlite', 'sqlite-alone', 'postgres'].map((name) => `--project=${name}`),
  })
  const inBrowser = await runPlaywright({ title: 'browser tests', args: ['--project=browser'] })
  return [...checks, inVitest, inBrowser]
}

async function testChosen(): Promise<Count[]> {
  if (paths.length === 0)
    return refuse(['Give a test file or a folder before the options, for example: npm test -- e2e -g album'])
  const files = globSync('{src,tools,e2e,docs}/**/*.*').filter((path) => statSync(path).isFile())
  const root = process.cwd().replaceAll('\\', '/')
  const { vitest, playwright, problems } = chooseTests(paths, {
    root,
    files: files.map((path) => path.replaceAll('\\', '/')),
  })
  if (problems.length > 0) return refuse(problems)

  const counts: Count[] = []
  const args = (chosen: string[]) => [...chosen, ...options]
  if (vitest.length > 0)
    counts.push(await runVitest({ title: 'tests in Vitest', args: args(vitest), reporter: 'default' }))
  if (playwright.length > 0) counts.push(await runPlaywright({ title: 'browser tests', args: args(playwright) }))
  return counts
}

function refuse(problems: readonly string[]): Count[] {
  return problems.map((problem) => countOne(problem, false))
}
