/**
 * The results of test files that ran without a fault. They are saved in a file, because a stage starts again after a
 * fault has hung it.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** The results of a test file that ran without a fault. */
export type CleanRun = {
  readonly name: string
  readonly filepath: string
  readonly passing: ReadonlySet<string>
  /** The ids of tests that are not slow. With a fault, these run first. */
  readonly quick: ReadonlySet<string>
  readonly slowestMs: number
  readonly totalMs: number
  /** Each fault that was reached, with what reached it: ids of tests, `loading` or `hooks`. */
  readonly reached: ReadonlyMap<string, ReadonlySet<string>>
}

const pathOf = (report: string) => `${report}.clean.json`

export const deleteCleanRuns = (report: string): void => rmSync(pathOf(report), { force: true })

export function saveCleanRuns(report: string, runs: readonly CleanRun[]): void {
  writeFileSync(pathOf(report), JSON.stringify(runs.map(asRow)))
}

const asRow = ({ passing, quick, reached, ...run }: CleanRun) => ({
  ...run,
  passing: [...passing],
  quick: [...quick],
  reached: [...reached].map(([fault, tests]) => [fault, [...tests]] as const),
})

/** Returns an empty list if the stage has not run its tests without a fault yet. */
export function readCleanRuns(report: string): CleanRun[] {
  if (!existsSync(pathOf(report))) return []
  // The cast is safe: only `saveCleanRuns` writes this file, in the same run.
  const rows = JSON.parse(readFileSync(pathOf(report), 'utf8')) as ReturnType<typeof asRow>[]
  return rows.map(({ passing, quick, reached, ...run }) => ({
    ...run,
    passing: new Set(passing),
    quick: new Set(quick),
    reached: new Map(reached.map(([fault, tests]) => [fault, new Set(tests)])),
  }))
}
