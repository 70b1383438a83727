import { defineConfig } from 'vitest/config'

const serverTests = ['src/**/server/**/*.test.ts', 'src/app/cli/**/*.test.ts']
/** What puts something in a module's place, or looks at or changes its whole process, has one of its own. */
const alone = ['src/**/*.alone.test.ts']

/** Machines that test are shared: a slow start is no fault. */
const testTimeout = 20_000

const onSqlite = { testTimeout, env: { NESTLING_TEST_ENGINE: 'sqlite' } }
const onPostgres = {
  testTimeout,
  env: { NESTLING_TEST_ENGINE: 'postgres' },
  globalSetup: 'tools/test/test-postgres.ts',
}
/** The server is loaded once for many files: it keeps nothing that one could leave to the next. */
const together = { include: serverTests, exclude: alone, isolate: false }

export default defineConfig({
  test: {
    // By itself Vitest leaves one core to whoever sits there, which on a machine of two is half of it.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: serverTests,
          testTimeout,
        },
      },
      { test: { name: 'sqlite', ...onSqlite, ...together } },
      { test: { name: 'sqlite-alone', ...onSqlite, include: alone } },
      { test: { name: 'postgres', ...onPostgres, ...together } },
      { test: { name: 'postgres-alone', ...onPostgres, include: alone } },
    ],
  },
})
