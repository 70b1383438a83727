import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CleanRun, deleteCleanRuns, readCleanRuns, saveCleanRuns } from './clean-runs.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nestling-mutation-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const run: CleanRun = {
  ...{ name: 'src/a.test.ts', filepath: '/app/src/a.test.ts', slowestMs: 7, totalMs: 30 },
  passing: new Set(['1', '2']),
  quick: new Set(['2']),
  reached: new Map([['src/a.ts#0', new Set(['loading', '2'])]]),
}

test('saved results of tests without a fault can be read back until they are deleted', () => {
  const report = join(folder, 'report.jsonl')
  expect(readCleanRuns(report)).toEqual([])
  saveCleanRuns(report, [run])
  expect(readCleanRuns(report)).toEqual([run])
  deleteCleanRuns(report)
  expect(readCleanRuns(report)).toEqual([])
})
