/**
 * Replaces the test runner inside a Vitest worker. First it runs all test files without a fault, and records which faults
 * each test reaches. Then it runs tests again with one fault switched on, until a test notices the fault.
 */
import { appendFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { type RunnerTestCase, type RunnerTestFile, TestRunner } from 'vitest'
import {
  type Attempt,
  type Failure,
  fetchModulesOnce,
  internalsOf,
  runWithFault,
  testsOf,
  timeoutFor,
  unloadOurModules,
} from './fault-runner.ts'
import { type CleanRun, readCleanRuns, saveCleanRuns } from './report/clean-runs.ts'
import { type How, type Note, readVerdicts, reportPath } from './report/report.ts'
import { switches } from './switches.ts'

/** The minimum timeout for all tests of a file with a fault on, in milliseconds. Slow files get a longer one. */
const minFileTimeoutMs = 120_000
/** How many test files are tried for a fault. If the files nearest to its source do not notice it, others rarely do. */
const maxFiles: Readonly<Record<How, number>> = { quickly: 12, thoroughly: 6 }

const { isDecided, wasTried } = readVerdicts()
const note = (line: Note) => appendFileSync(reportPath, `${JSON.stringify(line)}\n`)

export default class MutationRunner extends TestRunner {
  private readonly cleanRuns: CleanRun[] = []
  /** A key for each set of tests of a file that has passed together without a fault. */
  private readonly controls = new Set<string>()
  private began = 0

  onBeforeCollect(): void {
    this.began = Date.now()
    switches.watch()
    fetchModulesOnce(internalsOf(this).moduleRunner)
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
    const known = readCleanRuns(reportPath)
    if (known.length > 0) this.cleanRuns.push(...known)
    else this.cleanRuns.push(summarise(file, Date.now() - this.began))
    if (internalsOf(this).workerState.ctx.files.at(-1)?.filepath !== file.filepath) return
    saveCleanRuns(reportPath, this.cleanRuns)
    await this.tryFaults()
  }

  /**
   * Tries each fault first with the quick tests of quick files, one file at a time, because these tests notice most faults.
   * Tries the remaining faults with all tests.
   */
  private async tryFaults(): Promise<void> {
    const quick = this.cleanRuns.filter(isQuickOf(this.cleanRuns, ({ totalMs }) => totalMs))
    const faults = new Set(
      this.cleanRuns.flatMap(({ reached }) => [...reached.keys()]).filter((one) => !isDecided(one)),
    )
    for (const rank of quick.keys().take(maxFiles.quickly))
      for (const fault of faults) {
        const [run] = nearestFirst(fault, quick).slice(rank)
        if (run && (await this.isNoticed(fault, 'quickly', [run]))) faults.delete(fault)
      }
    for (const fault of faults) {
      // The quick run of a file was already thorough if it left out no test and loaded the modules again.
      const isUntried = (run: CleanRun) =>
        !quick.includes(run) || !isInSetUp(fault, run) || !run.passing.isSubsetOf(run.quick)
      const nearest = nearestFirst(fault, this.cleanRuns).slice(0, maxFiles.thoroughly)
      await this.isNoticed(fault, 'thoroughly', nearest.filter(isUntried))
    }
    for (const run of this.cleanRuns)
      if (run.reached.size > 0 && (await runWithFault('', attemptAt('', run, 'thoroughly'), this)) !== null)
        note({ disturbed: run.name })
  }

  private async isNoticed(fault: string, how: How, runs: readonly CleanRun[]): Promise<boolean> {
    for (const run of runs) {
      if (wasTried(fault, run.name, how)) continue
      const by = isInSetUp(fault, run) ? 'loading' : 'a test'
      const ms = timeoutFor(run.totalMs, minFileTimeoutMs)
      note({ began: fault, file: run.name, by, how, ms })
      const killer = await this.findKiller(fault, run, attemptAt(fault, run, how))
      note({ ended: fault, file: run.name, how, killer })
      if (killer !== null) return true
    }
    return false
  }

  /** Returns the name of a test that fails with this fault and passes without it; null if there is none. */
  private async findKiller(fault: string, { name }: CleanRun, attempt: Attempt): Promise<string | null> {
    for (const reload of new Set([attempt.reload, true])) {
      const failing = await runWithFault(fault, { ...attempt, reload }, this)
      if (failing === null) return null
      if (await this.passesWithoutFault({ ...attempt, reload }, failing)) return failing.name
      // An earlier fault may have left something behind, so try again with newly loaded modules.
      unloadOurModules(this)
    }
    note({ unfit: name })
    return null
  }

  private async passesWithoutFault(attempt: Attempt, { id }: Failure): Promise<boolean> {
    const passes = async (chosen: ReadonlySet<string>) =>
      (await runWithFault('', { ...attempt, chosen }, this)) === null
    // It is enough that the chosen tests passed together once. But without a reload, a later fault may have left something
    // behind, so the failing test is always run alone.
    if (id && !attempt.reload && !(await passes(new Set([id])))) return false
    const key = [attempt.filepath, attempt.reload, ...attempt.chosen].join()
    if (id && this.controls.has(key)) return true
    if (!(await passes(attempt.chosen))) return false
    this.controls.add(key)
    return true
  }
}

/**
 * `thoroughly`: all tests, with newly loaded modules. `quickly`: only the quick tests that reach the fault, or all quick tests
 * with newly loaded modules if loading the file or a hook reaches it.
 */
function attemptAt(fault: string, run: CleanRun, how: How): Attempt {
  const { filepath, slowestMs, passing, quick, reached } = run
  if (how === 'thoroughly') return { filepath, slowestMs, chosen: passing, reload: true }
  const reaching = reached.get(fault) ?? new Set()
  const chosen = passing.intersection(quick).intersection(isInSetUp(fault, run) ? passing : reaching)
  return { filepath, slowestMs, chosen, reload: isInSetUp(fault, run) }
}

const outsideOfTests = new Set(['loading', 'hooks'])

/** Whether loading this file, or one of its hooks, reached the fault. */
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

/**
 * Returns the files that reached this fault. Files in which a test reached it come before files in which only loading or a
 * hook did. In both groups, the files nearest to the source come first. Of equally near files, the fastest come first.
 */
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

/** The ids of the tests that are not slow. */
const quickOf = (tests: readonly RunnerTestCase[]): Set<string> =>
  new Set(tests.filter(isQuickOf(tests, ({ result }) => result?.duration ?? 0)).map(({ id }) => id))

/** Returns a function that tells whether an item takes at most 20 ms, or at most four times the median of all items. */
function isQuickOf<T>(all: readonly T[], msOf: (one: T) => number): (one: T) => boolean {
  const sorted = all.map(msOf).toSorted((one, other) => one - other)
  const limitMs = Math.max(20, 4 * (sorted[Math.floor(sorted.length / 2)] ?? 0))
  return (one) => msOf(one) <= limitMs
}
