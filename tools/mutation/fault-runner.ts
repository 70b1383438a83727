/** Runs tests of one file again with a fault switched on. With `reload`, it first loads the modules under src/ again. */
import { type RunnerTestCase, type RunnerTestSuite, TestRunner } from 'vitest'
import { startTests } from 'vitest/internal/browser'
import { switches } from './switches.ts'

const ourSources = /\/src\//

/** The minimum timeout of a test with a fault on, in milliseconds. A test that is slow without a fault gets a longer one. */
const minTestTimeoutMs = 30_000
/** A busy machine can make a test this many times slower. */
const slowdown = 10

/** Returns the milliseconds after which something counts as hung, if it takes `usualMs` without a fault. */
export const timeoutFor = (usualMs: number, least: number): number => Math.max(least, slowdown * usualMs)

/** Tests of one file to run with a fault. `slowestMs` is the time that the slowest test takes without a fault. */
export type Attempt = { filepath: string; chosen: ReadonlySet<string>; slowestMs: number; reload: boolean }

/** The first failed test. If the file itself or a hook failed, there is no id. */
export type Failure = { name: string; id?: string }

/** Returns the first of these tests that fails with this fault on, or null if all pass. The fault '' means none. */
export async function runWithFault(
  fault: string,
  { filepath, chosen, slowestMs, reload }: Attempt,
  outer: TestRunner,
): Promise<Failure | null> {
  if (chosen.size === 0) return null
  const limit = timeoutFor(slowestMs, minTestTimeoutMs)
  const runner = new FaultRunner({ ...outer.config, testTimeout: limit, hookTimeout: limit })
  runner.follow(outer, chosen)
  switches.on = fault
  internalsOf(outer).workerState.filepath = filepath
  // Some code runs only once, when its module is loaded or first used. A fault there needs a new load to take effect.
  unloadModules(outer, reload ? ourSources : null, filepath)
  const [file] = await startTests([{ filepath, testLocations: undefined }], runner)
  if (reload) unloadOurModules(outer)
  return runner.killer ?? (file?.result?.state === 'fail' ? { name: 'loading the file' } : null)
}

type Module = { promise?: unknown; exports?: unknown; evaluated: boolean; importers: Set<string> }

type ModuleRunner = {
  getModuleInformation: (url: string, importer: string | undefined, known?: { meta?: unknown }) => Promise<unknown>
}

/** Members of Vitest's runner that its types do not declare. */
type RunnerInternals = {
  workerState: {
    evaluatedModules: { idToModuleMap: Map<string, Module> }
    filepath?: string
    ctx: { files: readonly { filepath: string }[] }
  }
  moduleRunner: ModuleRunner
  _otel: unknown
}
export const internalsOf = (runner: TestRunner) => runner as unknown as RunnerInternals

/** Makes the runner ask Vite for each module only once. Sources do not change while faults are planted. */
export function fetchModulesOnce(modules: ModuleRunner): void {
  if (Object.hasOwn(modules, 'getModuleInformation')) return
  const fetchInformation = modules.getModuleInformation.bind(modules)
  modules.getModuleInformation = async (url, importer, known) =>
    known?.meta ? known : fetchInformation(url, importer, known)
}

/** Makes Vitest load every module under src/ again at its next import. */
export const unloadOurModules = (runner: TestRunner): void => unloadModules(runner, ourSources)

/** Makes Vitest load the modules that match this pattern, and the module at this path, again at their next import. */
function unloadModules(runner: TestRunner, pattern: RegExp | null, path?: string): void {
  for (const [id, module] of internalsOf(runner).workerState.evaluatedModules.idToModuleMap) {
    if (id !== path && !pattern?.test(id)) continue
    module.promise = undefined
    module.exports = undefined
    module.evaluated = false
    module.importers.clear()
  }
}

/** Runs the chosen tests of one file without reporting to Vitest, and stops at the first failure. */
class FaultRunner extends TestRunner {
  killer: Failure | null = null
  private chosen: ReadonlySet<string> = new Set()

  /** Shares the loaded modules of the outer runner, and limits the run to the chosen tests. */
  follow(outer: TestRunner, chosen: ReadonlySet<string>): void {
    const { moduleRunner, _otel } = internalsOf(outer)
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
    if (test.result?.state === 'fail') this.killer ??= { name: test.name, id: test.id }
  }

  private isChosen({ id }: RunnerTestCase): boolean {
    return this.killer === null && this.chosen.has(id)
  }
}

export function testsOf(suite: RunnerTestSuite): RunnerTestCase[] {
  return suite.tasks.flatMap((task) => (task.type === 'suite' ? testsOf(task) : [task]))
}
