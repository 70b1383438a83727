import { defineConfig } from 'vitest/config'

const serverTests = ['src/**/server/**/*.test.ts', 'src/app/cli/**/*.test.ts']
/** What puts something in a module's place, or looks at or changes its whole process, has one of its own. */
const alone = ['src/**/*.alone.test.ts']
/** What is slow, and rarely breaks: kills, floods, hostile files. `npm run test:deep` runs it, each in a process of its own. */
const deep = ['src/**/*.deep.test.ts']
/**
 * What breaks on PostgreSQL alone: its own SQL and locks, every migration and table, and each call once. `npm test` runs
 * only this there; all else goes through the same queries as on SQLite, and `npm run test:deep` repeats it (decision 32).
 */
const breaksOnPostgres = [
  'src/platform/server/{database/{compiled-query,failures,migrate},backup/{backup,other-engine},moving/move-database}.test.ts',
  'src/app/server/{lifecycle/lifecycle,every-endpoint,every-thing}.test.ts',
  'src/features/**/{race,under-way}.test.ts',
]

/** Shared machines can be slow, and a slow start is not a fault. */
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 }

const onSqlite = { ...timeouts, env: { NESTLING_TEST_ENGINE: 'sqlite' } }
const onPostgres = {
  ...timeouts,
  env: { NESTLING_TEST_ENGINE: 'postgres' },
  globalSetup: 'tools/test/test-postgres.ts',
}
/** Many files share one loaded server. It holds no state that one file could leave to the next. */
const together = { include: serverTests, exclude: [...alone, ...deep], isolate: false }

export default defineConfig({
  test: {
    // By default Vitest leaves one core free, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: serverTests,
          ...timeouts,
          // Loading the same modules for each file took half of the time. A file takes back what it replaces.
          isolate: false,
        },
      },
      { test: { name: 'sqlite', ...onSqlite, ...together } },
      { test: { name: 'sqlite-alone', ...onSqlite, include: alone } },
      { test: { name: 'sqlite-deep', ...onSqlite, include: deep } },
      { test: { name: 'postgres', ...onPostgres, ...together, include: breaksOnPostgres } },
      {
        test: {
          name: 'postgres-rest',
          ...onPostgres,
          ...together,
          exclude: [...together.exclude, ...breaksOnPostgres],
        },
      },
      { test: { name: 'postgres-alone', ...onPostgres, include: alone } },
      { test: { name: 'postgres-deep', ...onPostgres, include: deep } },
    ],
  },
})
