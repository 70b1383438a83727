import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { addUp, countDrills, countPlaywright, countVitest, endWithCounts } from './test-counts.ts'

test('countVitest counts passed and skipped tests, and names each failed test with its message', () => {
  const failed = {
    fullName: 'a week has seven days',
    status: 'failed',
    failureMessages: ['expected 6 to be 7\n  at …'],
  }
  const report = writeReport({
    numPassedTests: 5,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { name: 'week.test.ts', status: 'failed', message: '', assertionResults: [failed, { status: 'passed' }] },
      { name: 'broken.test.ts', status: 'failed', message: 'Unexpected token', assertionResults: [] },
    ],
  })
  expect(countVitest('units', report, false)).toEqual({
    passed: 5,
    failures: [
      'a week has seven days (week.test.ts)\n    expected 6 to be 7\n      at …',
      'broken.test.ts\n    Unexpected token',
    ],
    skipped: 3,
  })
})

test('countPlaywright names each failed and each flaky test with its message', () => {
  const spec = (title: string, status: string, message: string) => ({
    title,
    file: 'home.e2e.ts',
    line: 7,
    tests: [{ status, results: [{ error: { message } }] }],
  })
  const inner = {
    specs: [spec('home is drawn', 'unexpected', '\u001b[31mnot drawn\u001b[0m'), spec('ok', 'expected', '')],
  }
  const report = writeReport({
    stats: { expected: 4, skipped: 1 },
    suites: [{ suites: [inner], specs: [spec('a press', 'flaky', 'too late')] }],
  })
  expect(countPlaywright('browser tests', report, false)).toEqual({
    passed: 4,
    failures: ['a press (e2e/home.e2e.ts:7)\n    too late', 'home is drawn (e2e/home.e2e.ts:7)\n    not drawn'],
    skipped: 1,
  })
})

test('countPlaywright names the steps in which a test failed', () => {
  const error = { message: 'too late' }
  const inner = { title: 'close a tab', error }
  const steps = [{ title: 'schedule 1' }, { title: 'schedule 2', error, steps: [{ title: 'open a page' }, inner] }]
  const spec = {
    title: 'walks',
    file: 'walk.e2e.ts',
    line: 3,
    tests: [{ status: 'unexpected', results: [{ error, steps }] }],
  }
  const report = writeReport({ stats: { expected: 0, skipped: 0 }, specs: [spec] })
  expect(countPlaywright('browser tests', report, false).failures).toEqual([
    'walks (e2e/walk.e2e.ts:3)\n    in the step “schedule 2”\n    in the step “close a tab”\n    too late',
  ])
})

test('countDrills counts each promise, and names the broken ones', () => {
  const report = writeReport({ held: 12, broken: ['lost: 1 (promised: none)'] })
  const failures = ['drills: lost: 1 (promised: none)']
  expect(countDrills('drills', report, false)).toEqual({ passed: 12, failures, skipped: 0 })
})

test('a runner that ran no test counts as failed', () => {
  const failures = ['units: no test was run']
  expect(countVitest('units', writeReport({ numPassedTests: 0 }), true)).toEqual({ passed: 0, failures, skipped: 0 })
  expect(countPlaywright('units', '/no/such/report.json', false)).toEqual({ passed: 0, failures, skipped: 0 })
  expect(countDrills('units', '/no/such/report.json', false)).toEqual({ passed: 0, failures, skipped: 0 })
})

test('a runner that crashes although every test passed counts as failed', () => {
  const failures = ['units: the runner itself failed; see its output above']
  const crashedVitest = countVitest('units', writeReport({ numPassedTests: 5 }), false)
  expect(crashedVitest).toEqual({ passed: 5, failures, skipped: 0 })
  const crashedPlaywright = countPlaywright('units', writeReport({ stats: { expected: 5, skipped: 0 } }), false)
  expect(crashedPlaywright).toEqual({ passed: 5, failures, skipped: 0 })
})

test('addUp adds the counts of all runs', () => {
  const counts = [
    { passed: 1, failures: ['a'], skipped: 3 },
    { passed: 10, failures: ['b', 'c'], skipped: 30 },
  ]
  expect(addUp(counts)).toEqual({ passed: 11, failures: ['a', 'b', 'c'], skipped: 33 })
})

test('the last lines of a run name what failed', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const exitCode = process.exitCode
  onTestFinished(() => {
    log.mockRestore()
    process.exitCode = exitCode
  })
  endWithCounts([
    { passed: 3, failures: ['architecture'], skipped: 0 },
    { passed: 4, failures: [], skipped: 2 },
  ])
  expect(log.mock.calls.join('\n')).toBe('\n✗ architecture\n\n7 passed, 1 failed, 2 skipped')
  expect(process.exitCode).toBe(1)
})

function writeReport(report: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'nestling-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'report.json'), JSON.stringify(report))
  return join(folder, 'report.json')
}
