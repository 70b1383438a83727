import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { addUp, countJourneys, countVitest } from './test-counts.ts'

test('countVitest counts passed, failed and skipped tests', () => {
  const report = writeReport({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 })
  expect(countVitest('units', report, false)).toEqual({ passed: 5, failed: 1, skipped: 3 })
})

test('countJourneys counts a flaky journey as failed', () => {
  const report = writeReport({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 } })
  expect(countJourneys('journeys', report, false)).toEqual({ passed: 4, failed: 2, skipped: 0 })
})

test('a runner that ran no test counts as failed', () => {
  const readErrors = spyOnErrors()
  const emptyReport = writeReport({ numPassedTests: 0, numFailedTests: 0 })
  expect(countVitest('units', emptyReport, true)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(countJourneys('journeys', '/no/such/report.json', false)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  expect(readErrors()).toContain('units: no test was run, which counts as a failure')
})

test('a runner that crashes although every test passed counts as failed', () => {
  const readErrors = spyOnErrors()
  const report = writeReport({ numPassedTests: 5, numFailedTests: 0 })
  expect(countVitest('units', report, false)).toEqual({ passed: 5, failed: 1, skipped: 0 })
  expect(readErrors()).toContain('units: the runner itself failed')
})

test('addUp adds the counts of all runs', () => {
  const counts = [
    { passed: 1, failed: 2, skipped: 3 },
    { passed: 10, failed: 20, skipped: 30 },
  ]
  expect(addUp(counts)).toEqual({ passed: 11, failed: 22, skipped: 33 })
})

function writeReport(report: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'nestling-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'report.json'), JSON.stringify(report))
  return join(folder, 'report.json')
}

function spyOnErrors(): () => string {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => error.mockRestore())
  return () => error.mock.calls.join('\n')
}
