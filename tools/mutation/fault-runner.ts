/** Runs tests of one file again with a fault switched on, in modules that are loaded again if asked. */
import { type RunnerTestCase, type RunnerTestSuite, TestRunner } from 'vitest'
import { startTests } from 'vitest/internal/browser'
import { switches } from './switches.ts'

const ourSources = /\/src\//

/** Milliseconds that a test may take with a fault on, unless it is slow without one. */
const longestTestMs = 10_000
/** A busy machine can slow a test down this much, which is not the fault's doing. */
const slowdown = 10

/** Milliseconds until whatever takes `usualMs` without a fault counts as hung. */
export const longestMs = (usualMs: number, least: number): number => Math.max(least, slowdown * usualMs)

/** Tests of one file to run with a fault. `slowestMs`: how long its slowest test takes without one. */
export type Attempt = { filepath: string; chosen: ReadonlySet<string>; slowestMs: number; reload: boolean }

/** The first test that failed; without an id if the file or a hook failed. */
export type Failure = { name: string; id?: string }

/** The first of these tests that fails with this fault on; null if all pass. '' is no fault. */
export async function runWith(
  fault: string,
  { filepath, chosen, slowestMs, reload }: Attempt,
  outer: TestRunner,
): Promise<Failure | null> {
  if (chosen.size === 0) return null
  const limit = longestMs(slowestMs, longestTestMs)
  const runner = new FaultRunner({ ...outer.config, testTimeout: limit, hookTimeout: limit })
  runner.follow(outer, chosen)
  switches.on = fault
  insideOf(outer).workerState.filepath = filepath
  // A fault in code that runs once, at load or first use, shows only in a newly loaded module.
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
type Inside = {
  workerState: {
    evaluatedModules: { idToModuleMap: Map<string, Module> }
    filepath?: string
    ctx: { files: readonly { filepath: string }[] }
  }
  moduleRunner: ModuleRunner
  _otel: unknown
}
export const insideOf = (runner: TestRunner) => runner as unknown as Inside

/** Sources do not change while faults are planted, so Vite is asked for each module only once. */
export function askOnce(modules: ModuleRunner): void {
  if (Object.hasOwn(modules, 'getModuleInformation')) return
  const ask = modules.getModuleInformation.bind(modules)
  modules.getModuleInformation = async (url, importer, known) => (known?.meta ? known : ask(url, importer, known))
}

/** Reloads every module of ours at its next import. */
export const unloadOurModules = (runner: TestRunner): void => unloadModules(runner, ourSources)

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
  killer: Failure | null = null
  private chosen: ReadonlySet<string> = new Set()

  follow(outer: TestRunner, chosen: ReadonlySet<string>): void {
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
    if (test.result?.state === 'fail') this.killer ??= { name: test.name, id: test.id }
  }

  private isChosen({ id }: RunnerTestCase): boolean {
    return this.killer === null && this.chosen.has(id)
  }
}

export function testsOf(suite: RunnerTestSuite): RunnerTestCase[] {
  return suite.tasks.flatMap((task) => (task.type === 'suite' ? testsOf(task) : [task]))
}
