import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

const serverTests = ['src/**/server/**/*.test.ts', 'src/app/cli/**/*.test.ts']
/** Tests of browser code against a real server. They are not under src/, where no file may import both sides. */
const bothSides = ['tools/outbox/**/*.test.ts']
/** Tests that replace a module, or that inspect or change their process, run in a process of their own. */
const alone = ['src/**/*.alone.test.ts']
/** Slow tests that rarely fail, such as kills, floods and hostile files. `test:deep` runs each file in its own process. */
const deep = ['src/**/server/**/*.deep.test.ts', 'src/app/cli/**/*.deep.test.ts', 'tools/outbox/**/*.deep.test.ts']
const deepUnits = ['src/**/*.deep.test.ts', 'tools/**/*.deep.test.ts']
/**
 * Tests that can fail on PostgreSQL although they pass on SQLite. They cover SQL and locks of PostgreSQL, every migration
 * and table, and each call once. `npm test` runs only these on PostgreSQL, `npm run test:deep` runs all (decision 32).
 */
const likelyToFailOnPostgres = [
  'src/platform/server/{database/{compiled-query,failures,migrate},backup/other-engine}.test.ts',
  'src/app/server/{lifecycle/lifecycle,every-endpoint,every-thing}.test.ts',
  'src/features/**/{race,under-way}.test.ts',
]

/**
 * Replacements that make most server tests faster: a cheaper password hash, and snapshots that are read in the same process.
 * Tests in a separate process and browser tests use the product's own code.
 */
const replacements = [
  { find: /^.*\/hash-strength\.ts$/, replacement: resolve('tools/test/replacements/hash-strength.ts') },
  { find: /^.*\/snapshot\/read-in-process\.ts$/, replacement: resolve('tools/test/replacements/read-in-process.ts') },
]

/** Long timeouts, so that tests do not fail only because the machine is slow. */
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000, interval: 20 } } }

const onSqlite = { ...timeouts, env: { NESTLING_TEST_ENGINE: 'sqlite' } }
const onPostgres = {
  ...timeouts,
  env: { NESTLING_TEST_ENGINE: 'postgres' },
  globalSetup: 'tools/test/test-postgres.ts',
}
/** These files share one process and its loaded modules. That is safe because test files leave no state in them. */
const together = { include: serverTests, exclude: [...alone, ...deep], isolate: false, alias: replacements }

export default defineConfig({
  test: {
    // Tests often wait for a disk or a database, so three workers on two cores need a twelfth less time than two workers.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: [...serverTests, ...bothSides, ...deepUnits],
          ...timeouts,
          // Test files share loaded modules, because loading them for each file took half of the time. This is safe
          // because each file undoes its own mocks.
          isolate: false,
        },
      },
      { test: { name: 'unit-deep', ...timeouts, include: deepUnits, exclude: [...serverTests, ...bothSides] } },
      { test: { name: 'sqlite', ...onSqlite, ...together, include: [...serverTests, ...bothSides] } },
      { test: { name: 'sqlite-alone', ...onSqlite, include: alone } },
      { test: { name: 'sqlite-deep', ...onSqlite, include: deep } },
      { test: { name: 'postgres', ...onPostgres, ...together, include: likelyToFailOnPostgres } },
      {
        test: {
          name: 'postgres-rest',
          ...onPostgres,
          ...together,
          exclude: [...together.exclude, ...likelyToFailOnPostgres],
        },
      },
      { test: { name: 'postgres-alone', ...onPostgres, include: alone } },
      { test: { name: 'postgres-deep', ...onPostgres, include: deep } },
    ],
  },
})
