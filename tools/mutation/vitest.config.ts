/** Vitest's configuration for mutation tests. Plants the faults of a job in its sources. Runs one test file at a time. */
import { relative } from 'node:path'
import { defineConfig } from 'vitest/config'
import { instrument, listFaults } from './plant/plant.ts'
import { readCleanRuns } from './report/clean-runs.ts'

const job = JSON.parse(process.env.MUTATION_JOB ?? '{}') as { sources: string[]; tests: string[] }
const root = process.cwd()

/** If the results without a fault are saved, runs only the fastest test file, because Vitest needs at least one. */
const [fastest] = readCleanRuns(process.env.MUTATION_REPORT ?? '').toSorted((one, other) => one.totalMs - other.totalMs)
const include = fastest ? [relative(root, fastest.filepath)] : job.tests

export default defineConfig({
  root,
  plugins: [
    {
      name: 'plant-faults',
      enforce: 'pre',
      transform(text, id) {
        const path = relative(root, id)
        if (!job.sources.includes(path)) return null
        return {
          code: instrument(text, listFaults(path, text), `const $fault=globalThis.$faults('${path}');`),
          map: null,
        }
      },
    },
  ],
  test: {
    include,
    exclude: ['**/*.{alone,deep}.test.ts'],
    isolate: false,
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As in vitest.config.ts. With a shorter timeout, a test that is slow on a busy machine would seem to notice a fault.
    expect: { poll: { timeout: 20_000, interval: 20 } },
    runner: './tools/mutation/runner.ts',
    reporters: [],
    env: { NESTLING_TEST_ENGINE: 'sqlite' },
  },
})
