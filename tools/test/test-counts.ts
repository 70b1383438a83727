/** Counts passed and failed tests in the reports that the runners write, and repeats the failures at the end of a run. */
import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { DrillResults } from '../drill/figures.ts'

/** Each failure is a text: the name of what failed, and then the beginning of its message if there is one. */
export type Count = { passed: number; failures: readonly string[]; skipped: number }

export function countOne(name: string, ok: boolean): Count {
  return { passed: ok ? 1 : 0, failures: ok ? [] : [name], skipped: 0 }
}

type VitestReport = {
  numPassedTests: number
  numPendingTests?: number
  numTodoTests?: number
  testResults?: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

export function countVitest(title: string, file: string, ok: boolean): Count {
  const report = readReport<VitestReport>(file)
  const failures = (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A test file that failed to load has a failure message, but no tests.
    if (status === 'failed' && failed.length === 0) return [describeFailure(name, message)]
    return failed.map((test) => describeFailure(`${test.fullName} (${name})`, test.failureMessages?.[0]))
  })
  return checkRun(title, ok, {
    passed: report?.numPassedTests ?? 0,
    failures,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  })
}

type PlaywrightStep = { title: string; error?: object; steps?: PlaywrightStep[] }
type PlaywrightResult = { error?: { message?: string }; steps?: PlaywrightStep[] }
type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs?: {
    title: string
    file: string
    line: number
    tests: { status: string; results: PlaywrightResult[] }[]
  }[]
}
type PlaywrightReport = PlaywrightSuite & {
  stats: { expected: number; skipped: number }
  errors?: { message?: string }[]
}

/** A test that passed only when it was repeated counts as failed. */
export function countPlaywright(title: string, file: string, ok: boolean): Count {
  const report = readReport<PlaywrightReport>(file)
  const failures = listSpecs(report).flatMap(({ title: name, file: source, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results: [result] }) =>
        describeFailure(
          `${name} (e2e/${source}:${line})`,
          [...listFailedSteps(result), result?.error?.message].join('\n'),
        ),
      ),
  )
  const errors = (report?.errors ?? []).map(({ message }) => describeFailure(title, message))
  return checkRun(title, ok, {
    passed: report?.stats.expected ?? 0,
    failures: [...failures, ...errors],
    skipped: report?.stats.skipped ?? 0,
  })
}

function listSpecs({ suites = [], specs = [] }: PlaywrightSuite = {}): NonNullable<PlaywrightSuite['specs']> {
  return [...specs, ...suites.flatMap(listSpecs)]
}

/** The titles of the failed steps, each inside the one before it. */
function listFailedSteps({ steps = [] }: Pick<PlaywrightResult, 'steps'> = {}): string[] {
  return steps.filter(({ error }) => error).flatMap((step) => [`in the step “${step.title}”`, ...listFailedSteps(step)])
}

/** A drill checks promises, such as the longest time that something may take. Each promise counts as a test. */
export function countDrills(title: string, file: string, ok: boolean): Count {
  const { held = 0, broken = [] } = readReport<DrillResults>(file) ?? {}
  return checkRun(title, ok, { passed: held, failures: broken.map((promise) => `${title}: ${promise}`), skipped: 0 })
}

export function addUp(counts: readonly Count[]): Count {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failures: counts.flatMap(({ failures }) => failures),
    skipped: counts.reduce((sum, { skipped }) => sum + skipped, 0),
  }
}

/** Prints every failure again and then the counts, as the last lines of a run. Fails the process if anything failed. */
export function endWithCounts(counts: readonly Count[]): void {
  const { passed, failures, skipped } = addUp(counts)
  for (const failure of failures) console.log(`\n✗ ${failure}`)
  console.log(`\n${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  process.exitCode = failures.length > 0 ? 1 : 0
}

/** Adds a failure if the runner crashed or ran no test. */
function checkRun(title: string, ok: boolean, count: Count): Count {
  if (count.failures.length > 0) return count
  if (count.passed === 0) return { ...count, failures: [`${title}: no test was run`] }
  return ok ? count : { ...count, failures: [`${title}: the runner itself failed; see its output above`] }
}

const messageLines = 12

function describeFailure(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .trim()
    .split('\n')
    .filter((line) => !line.includes('node_modules'))
    .slice(0, messageLines)
  return [name, ...lines.map((line) => `    ${line}`)].join('\n').trimEnd()
}

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
