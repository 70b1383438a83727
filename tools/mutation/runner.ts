/**
 * Runs inside a Vitest worker in place of its runner. After all test files have passed as they stand, tests are run again
 * for each fault that they reached, with that fault switched on, until one notices it.
 */
import { appendFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { type RunnerTestCase, type RunnerTestFile, TestRunner } from 'vitest'
import {
  type Attempt,
  askOnce,
  type Failure,
  insideOf,
  longestMs,
  runWith,
  testsOf,
  unloadOurModules,
} from './fault-runner.ts'
import { type How, type Note, readVerdicts, reportPath } from './report/report.ts'
import { switches } from './switches.ts'

/** Milliseconds that a fault may keep the tests of a file busy, unless they are slow without one. */
const longestFaultMs = 30_000
/** How many of the files that reach a fault are tried. Those farther away rarely notice what the nearest did not. */
const mostFiles: Readonly<Record<How, number>> = { quickly: 12, thoroughly: 3 }

const { isDecided, wasTried } = readVerdicts()
const note = (line: Note) => appendFileSync(reportPath, `${JSON.stringify(line)}\n`)

/** What a test file did without a fault. */
type CleanRun = {
  name: string
  filepath: string
  passing: ReadonlySet<string>
  /** The tests that run first with a fault, because they are not slow. */
  quick: ReadonlySet<string>
  slowestMs: number
  totalMs: number
  /** Each fault that was reached, with the tests that did. */
  reached: ReadonlyMap<string, ReadonlySet<string>>
}

/** Notes which faults each test of the unchanged code reaches, then plants them. */
export default class MutationRunner extends TestRunner {
  private readonly cleanRuns: CleanRun[] = []
  /** Chosen tests that have passed together without a fault. */
  private readonly controls = new Set<string>()
  private began = 0

  onBeforeCollect(): void {
    this.began = Date.now()
    switches.watch()
    askOnce(insideOf(this).moduleRunner)
    unloadOurModules(this)
  }

  onCollected(): void {
    switches.reaching = 'hooks'
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test)
    switches.reaching = test.id
  }

  override onAfterRunTask(test: RunnerTestCase): void {
    super.onAfterRunTask(test)
    switches.reaching = 'hooks'
  }

  override async onAfterRunFiles(files?: RunnerTestFile[]): Promise<void> {
    super.onAfterRunFiles()
    const [file] = files ?? []
    if (!file) return
    if (file.result?.state === 'fail') note({ broken: file.name })
    this.cleanRuns.push(summarise(file, Date.now() - this.began))
    if (insideOf(this).workerState.ctx.files.at(-1)?.filepath === file.filepath) await this.plantFaults()
  }

  /** Each fault meets the quick tests of quick files first, one file at a time, because they notice most; then all tests. */
  private async plantFaults(): Promise<void> {
    const quick = this.cleanRuns.filter(isQuickOf(this.cleanRuns, ({ totalMs }) => totalMs))
    const faults = new Set(
      this.cleanRuns.flatMap(({ reached }) => [...reached.keys()]).filter((one) => !isDecided(one)),
    )
    for (const rank of quick.keys().take(mostFiles.quickly))
      for (const fault of faults) {
        const [run] = nearestFirst(fault, quick).slice(rank)
        if (run && (await this.isNoticed(fault, 'quickly', [run]))) faults.delete(fault)
      }
    for (const fault of faults) {
      // A quick run was thorough already if it left out no test and loaded the modules again.
      const isOpen = (run: CleanRun) =>
        !quick.includes(run) || !isInSetUp(fault, run) || !run.passing.isSubsetOf(run.quick)
      const nearest = nearestFirst(fault, this.cleanRuns).slice(0, mostFiles.thoroughly)
      await this.isNoticed(fault, 'thoroughly', nearest.filter(isOpen))
    }
    for (const run of this.cleanRuns)
      if (run.reached.size > 0 && (await runWith('', attemptAt('', run, 'thoroughly'), this)) !== null)
        note({ disturbed: run.name })
  }

  private async isNoticed(fault: string, how: How, runs: readonly CleanRun[]): Promise<boolean> {
    for (const run of runs) {
      if (wasTried(fault, run.name, how)) continue
      const by = isInSetUp(fault, run) ? 'loading' : 'a test'
      const ms = longestMs(run.totalMs, longestFaultMs)
      note({ began: fault, file: run.name, by, how, ms })
      const killer = await this.findKiller(fault, run, attemptAt(fault, run, how))
      note({ ended: fault, file: run.name, how, killer })
      if (killer !== null) return true
    }
    return false
  }

  /** The test that fails with this fault, and passes without it. */
  private async findKiller(fault: string, { name }: CleanRun, attempt: Attempt): Promise<string | null> {
    for (const reload of new Set([attempt.reload, true])) {
      const failing = await runWith(fault, { ...attempt, reload }, this)
      if (failing === null) return null
      if (await this.passesWithoutFault({ ...attempt, reload }, failing)) return failing.name
      // A fault before this one left something behind, so everything is loaded again.
      unloadOurModules(this)
    }
    note({ unfit: name })
    return null
  }

  private async passesWithoutFault(attempt: Attempt, { id }: Failure): Promise<boolean> {
    const passes = async (chosen: ReadonlySet<string>) => (await runWith('', { ...attempt, chosen }, this)) === null
    // Without a reload an earlier fault may have left something behind since these tests passed together.
    if (id && !attempt.reload && !(await passes(new Set([id])))) return false
    const key = [attempt.filepath, attempt.reload, ...attempt.chosen].join()
    if (id && this.controls.has(key)) return true
    if (!(await passes(attempt.chosen))) return false
    this.controls.add(key)
    return true
  }
}

/** All tests in modules that are loaded again, or the quick ones that reach the fault. */
function attemptAt(fault: string, run: CleanRun, how: How): Attempt {
  const { filepath, slowestMs, passing, quick, reached } = run
  if (how === 'thoroughly') return { filepath, slowestMs, chosen: passing, reload: true }
  const reaching = reached.get(fault) ?? new Set()
  const chosen = passing.intersection(quick).intersection(isInSetUp(fault, run) ? passing : reaching)
  return { filepath, slowestMs, chosen, reload: isInSetUp(fault, run) }
}

const outsideOfTests = new Set(['loading', 'hooks'])

/** Whether this file reached the fault outside of its tests. */
function isInSetUp(fault: string, { reached }: CleanRun): boolean {
  return !(reached.get(fault)?.isDisjointFrom(outsideOfTests) ?? true)
}

function summarise(file: RunnerTestFile, totalMs: number): CleanRun {
  const tests = testsOf(file)
  const slowestMs = Math.max(0, ...tests.map(({ result }) => result?.duration ?? 0))
  const passing = new Set(tests.flatMap(({ id, result }) => (result?.state === 'pass' ? [id] : [])))
  const { name, filepath } = file
  return { name, filepath, passing, quick: quickOf(tests), slowestMs, totalMs, reached: switches.takeReached() }
}

/** The files that reached this fault: first those with a test that did, then those nearest to its source, then the quickest. */
function nearestFirst(fault: string, runs: readonly CleanRun[]): CleanRun[] {
  const folder = dirname(fault)
  const isOnlySetUp = ({ reached }: CleanRun) => reached.get(fault)?.isSubsetOf(outsideOfTests) ?? true
  const steps = ({ name }: CleanRun) => relative(folder, dirname(name)).split('/').filter(Boolean).length
  return runs
    .filter(({ reached }) => reached.has(fault))
    .toSorted(
      (one, other) =>
        Number(isOnlySetUp(one)) - Number(isOnlySetUp(other)) ||
        steps(one) - steps(other) ||
        one.totalMs - other.totalMs,
    )
}

/** The ids of the tests that run first with a fault. */
const quickOf = (tests: readonly RunnerTestCase[]): Set<string> =>
  new Set(tests.filter(isQuickOf(tests, ({ result }) => result?.duration ?? 0)).map(({ id }) => id))

/** Whether one of these takes at most four times their median. */
function isQuickOf<T>(all: readonly T[], msOf: (one: T) => number): (one: T) => boolean {
  const sorted = all.map(msOf).toSorted((one, other) => one - other)
  const most = Math.max(20, 4 * (sorted[Math.floor(sorted.length / 2)] ?? 0))
  return (one) => msOf(one) <= most
}
