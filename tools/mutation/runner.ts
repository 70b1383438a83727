/**
 * Runs inside a Vitest worker in place of its runner. After a test file has passed as it stands, the file is run again
 * for each fault that one of its tests has reached, with that fault switched on.
 */
import { appendFileSync } from 'node:fs'
import { type RunnerTestCase, type RunnerTestFile, type RunnerTestSuite, TestRunner } from 'vitest'
import { startTests } from 'vitest/internal/browser'
import { type Note, readVerdicts, reportPath } from './report.ts'
import { switches } from './switches.ts'

const longestTestMs = 10_000
const ourSources = /\/src\//

const { isDecided, wasTried } = readVerdicts()
const killed = new Set<string>()
const note = (line: Note) => appendFileSync(reportPath, `${JSON.stringify(line)}\n`)

/** Notes which faults each test of the unchanged code reaches, then plants them. */
export default class MutationRunner extends TestRunner {
  onBeforeCollect(): void {
    switches.watch()
    askOnce(insideOf(this).moduleRunner)
    unloadModules(this, ourSources)
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test)
    switches.reaching = test.id
  }

  override onAfterRunTask(test: RunnerTestCase): void {
    super.onAfterRunTask(test)
    switches.reaching = 'loading'
  }

  override onAfterRunFiles(files?: RunnerTestFile[]): void | Promise<void> {
    super.onAfterRunFiles()
    const [file] = files ?? []
    if (file) return this.plantFaults(file)
  }

  async plantFaults(file: RunnerTestFile): Promise<void> {
    const tests = testsOf(file)
    const passing = new Set(tests.flatMap(({ id, result }) => (result?.state === 'pass' ? [id] : [])))
    if (file.result?.state === 'fail') note({ broken: file.name })

    const quick = quickOf(tests)
    const reached = switches.takeReached()
    for (const [fault, reaching] of reached) {
      if (isDecided(fault) || killed.has(fault) || wasTried(fault, file.name)) continue
      const isLoaded = reaching.has('loading')
      note({ began: fault, file: file.name, by: isLoaded ? 'loading' : 'a test' })
      const chosen = passing.intersection(quick).intersection(isLoaded ? passing : reaching)
      const killer =
        (await this.runWith(fault, file, chosen, isLoaded)) ?? (await this.runWith(fault, file, passing, true))
      note({ ended: fault, file: file.name, killer })
      if (killer !== null) killed.add(fault)
    }
    if (reached.size > 0 && (await this.runWith('', file, passing, true)) !== null) note({ disturbed: file.name })
  }

  /** The name of the first of these tests that fails with this fault on; null if all pass. */
  async runWith(
    fault: string,
    { filepath }: RunnerTestFile,
    chosen: Set<string>,
    anew: boolean,
  ): Promise<string | null> {
    if (chosen.size === 0) return null
    const runner = new FaultRunner({ ...this.config, testTimeout: longestTestMs, hookTimeout: longestTestMs })
    runner.follow(this, chosen)
    switches.on = fault
    // A fault in code that runs once, at load or first use, shows only in a newly loaded module.
    unloadModules(this, anew ? ourSources : null, filepath)
    const [file] = await startTests([{ filepath, testLocations: undefined }], runner)
    if (anew) unloadModules(this, ourSources)
    return runner.killer ?? (file?.result?.state === 'fail' ? 'loading the file' : null)
  }
}

type Module = { promise?: unknown; exports?: unknown; evaluated: boolean; importers: Set<string> }

type ModuleRunner = {
  getModuleInformation: (url: string, importer: string | undefined, known?: { meta?: unknown }) => Promise<unknown>
}

/** Members of Vitest's runner that its types do not declare. */
type Inside = {
  workerState: { evaluatedModules: { idToModuleMap: Map<string, Module> } }
  moduleRunner: ModuleRunner
  _otel: unknown
}
const insideOf = (runner: TestRunner) => runner as unknown as Inside

/** Sources do not change while faults are planted, so Vite is asked for each module only once. */
function askOnce(modules: ModuleRunner): void {
  if (Object.hasOwn(modules, 'getModuleInformation')) return
  const ask = modules.getModuleInformation.bind(modules)
  modules.getModuleInformation = async (url, importer, known) => (known?.meta ? known : ask(url, importer, known))
}

/** Reloads every module of this pattern, and the one at this path, at its next import. */
function unloadModules(runner: TestRunner, pattern: RegExp | null, path?: string): void {
  for (const [id, module] of insideOf(runner).workerState.evaluatedModules.idToModuleMap) {
    if (id !== path && !pattern?.test(id)) continue
    module.promise = undefined
    module.exports = undefined
    module.evaluated = false
    module.importers.clear()
  }
}

/** Runs these tests of one file without reporting to Vitest, and stops at the first failure. */
class FaultRunner extends TestRunner {
  killer: string | null = null
  private chosen = new Set<string>()

  follow(outer: MutationRunner, chosen: Set<string>): void {
    const { moduleRunner, _otel } = insideOf(outer)
    Object.assign(this, { moduleRunner, _otel, trace: outer.trace })
    this.chosen = chosen
  }

  override async onBeforeRunSuite(suite: RunnerTestSuite): Promise<void> {
    if (!testsOf(suite).some((test) => this.isChosen(test))) suite.mode = 'skip'
    await super.onBeforeRunSuite(suite)
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    if (!this.isChosen(test)) test.mode = 'skip'
    await super.onBeforeRunTask(test)
  }

  override onAfterRunTask(test: RunnerTestCase): void {
    super.onAfterRunTask(test)
    if (test.result?.state === 'fail') this.killer ??= test.name
  }

  private isChosen({ id }: RunnerTestCase): boolean {
    return this.killer === null && this.chosen.has(id)
  }
}

function testsOf(suite: RunnerTestSuite): RunnerTestCase[] {
  return suite.tasks.flatMap((task) => (task.type === 'suite' ? testsOf(task) : [task]))
}

/** The ids of the tests that run first with a fault: those that take at most four times the median. */
function quickOf(tests: readonly RunnerTestCase[]): Set<string> {
  const durations = tests.map(({ result }) => result?.duration ?? 0).toSorted((one, other) => one - other)
  const most = Math.max(20, 4 * (durations[Math.floor(durations.length / 2)] ?? 0))
  return new Set(tests.flatMap(({ id, result }) => ((result?.duration ?? 0) <= most ? [id] : [])))
}
