/**
 * Runs inside a Vitest worker in place of its runner. After a test file has passed as it stands, the file is run again
 * for each fault that one of its tests has reached, with the fault switched on and only those tests.
 */
import { appendFileSync } from 'node:fs'
import { type RunnerTestFile, type RunnerTestSuite, type RunnerTestCase, TestRunner } from 'vitest'
import { startTests } from 'vitest/internal/browser'
import { type Note, readVerdicts, reportPath } from './report.ts'
import { switches } from './switches.ts'

const longestTestMs = 10_000

const { isKilled, wasTried, reached: reachedBefore } = readVerdicts()
const skipsReached = process.env.MUTATION_UNREACHED === '1'
const note = (line: Note) => appendFileSync(reportPath, `${JSON.stringify(line)}\n`)

/** Notes which faults each test of the unchanged code reaches, then plants them. */
export default class MutationRunner extends TestRunner {
  onBeforeCollect(): void {
    switches.watch()
    forgetModules(this, /\/src\//)
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
    const failing = new Set(testsOf(file).flatMap(({ id, result }) => (result?.state === 'fail' ? [id] : [])))
    if (failing.size > 0 || file.result?.state === 'fail') note({ broken: file.name })

    const reached = switches.takeReached()
    for (const [fault, tests] of reached) {
      if (isKilled(fault) || wasTried(fault, file.name) || (skipsReached && reachedBefore.has(fault))) continue
      note({ began: fault, file: file.name })
      const killer =
        (tests.has('loading') ? null : await this.runWith(fault, file, failing, tests)) ??
        (await this.runWith(fault, file, failing, null))
      note({ ended: fault, file: file.name, killer })
    }
    if (reached.size > 0 && (await this.runWith('', file, failing, null)) !== null) note({ disturbed: file.name })
  }

  /**
   * The name of the test that fails with this fault on, or null. With null for `asked` every test is run, and every
   * module loaded anew: some faults are seen only then.
   */
  async runWith(fault: string, { filepath }: RunnerTestFile, failing: Set<string>, asked: Set<string> | null) {
    const runner = new FaultRunner({ ...this.config, testTimeout: longestTestMs, hookTimeout: longestTestMs })
    runner.follow(this, asked, failing)
    switches.on = fault
    forgetModules(this, asked ? null : /\/src\//, filepath)
    const [file] = await startTests([{ filepath, testLocations: undefined }], runner)
    if (!asked) forgetModules(this, /\/src\//)
    return runner.killer ?? (file?.result?.state === 'fail' ? 'loading the file' : null)
  }
}

type Module = { promise?: unknown; exports?: unknown; evaluated: boolean; importers: Set<string> }
type Inside = {
  workerState: { evaluatedModules: { idToModuleMap: Map<string, Module> } }
  moduleRunner: unknown
  _otel: unknown
}

/** Has every module of this pattern, and the one at this path, loaded anew when it is next imported. */
function forgetModules(runner: TestRunner, pattern: RegExp | null, path?: string): void {
  for (const [id, module] of (runner as unknown as Inside).workerState.evaluatedModules.idToModuleMap) {
    if (id !== path && !pattern?.test(id)) continue
    module.promise = undefined
    module.exports = undefined
    module.evaluated = false
    module.importers.clear()
  }
}

/** Runs one file with a fault, tells Vitest nothing, and stops at the first test that fails. */
class FaultRunner extends TestRunner {
  killer: string | null = null
  private asked: Set<string> | null = null
  private failing = new Set<string>()

  follow(outer: MutationRunner, asked: Set<string> | null, failing: Set<string>): void {
    const inside = outer as unknown as Inside
    Object.assign(this, { moduleRunner: inside.moduleRunner, _otel: inside._otel, trace: outer.trace })
    this.asked = asked
    this.failing = failing
  }

  override async onBeforeRunSuite(suite: RunnerTestSuite): Promise<void> {
    if (!testsOf(suite).some((test) => this.isAsked(test))) suite.mode = 'skip'
    await super.onBeforeRunSuite(suite)
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    if (!this.isAsked(test)) test.mode = 'skip'
    await super.onBeforeRunTask(test)
  }

  override onAfterRunTask(test: RunnerTestCase): void {
    super.onAfterRunTask(test)
    if (test.result?.state === 'fail') this.killer ??= test.name
  }

  private isAsked({ id }: RunnerTestCase): boolean {
    return this.killer === null && !this.failing.has(id) && (this.asked?.has(id) ?? true)
  }
}

function testsOf(suite: RunnerTestSuite): RunnerTestCase[] {
  return suite.tasks.flatMap((task) => (task.type === 'suite' ? testsOf(task) : [task]))
}
