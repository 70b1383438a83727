/** Counts passed and failed tests in the reports that the runners write. */
import { existsSync, readFileSync } from 'node:fs'

export type Count = { passed: number; failed: number; skipped: number }

export function countOne(ok: boolean): Count {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
}

export function countVitest(title: string, file: string, ok: boolean): Count {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = readNumbers(file)
  return countFailure(title, ok, {
    passed: numPassedTests ?? 0,
    failed: numFailedTests ?? 0,
    skipped: (numPendingTests ?? 0) + (numTodoTests ?? 0),
  })
}

export function countJourneys(title: string, file: string, ok: boolean): Count {
  const { expected, unexpected, flaky, skipped } = readNumbers(file, 'stats')
  return countFailure(title, ok, {
    passed: expected ?? 0,
    failed: (unexpected ?? 0) + (flaky ?? 0),
    skipped: skipped ?? 0,
  })
}

export function addUp(counts: readonly Count[]): Count {
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/** Prints the last line of a test run, and fails the process if anything failed. */
export function endWithCounts(counts: readonly Count[]): void {
  const { passed, failed, skipped } = addUp(counts)
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  process.exitCode = failed > 0 ? 1 : 0
}

/** Adds one failure if the runner crashed or ran no test. */
function countFailure(title: string, ok: boolean, count: Count): Count {
  const ranNone = count.passed + count.failed === 0
  if (ranNone) console.error(`${title}: no test was run, which counts as a failure`)
  else if (!ok && count.failed === 0) console.error(`${title}: the runner itself failed; see its output above`)
  return count.failed === 0 && (ranNone || !ok) ? { ...count, failed: 1 } : count
}

function readNumbers(file: string, part?: string): Record<string, number | undefined> {
  if (!existsSync(file)) return {}
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return part ? report[part] : report
}
