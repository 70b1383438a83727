import { defineConfig } from 'vitest/config'

const serverTests = ['src/**/server/**/*.test.ts', 'src/app/cli/**/*.test.ts']
/** What puts something in a module's place, or looks at or changes its whole process, has one of its own. */
const alone = ['src/**/*.alone.test.ts']
/** What is slow, and rarely breaks: kills, floods, hostile files. `npm run test:deep` runs it, each in a process of its own. */
const deep = ['src/**/*.deep.test.ts']
/**
 * Requests that are refused before any query, and pictures that are decoded: nothing in these depends on the database, so
 * on PostgreSQL only `npm run test:deep` asks for them.
 */
const alikeOnBoth = [
  'src/app/server/{every-address,every-body,cross-site,headers}.test.ts',
  'src/features/album/server/stored-photos.test.ts',
  'src/features/sign-in/server/password/*.test.ts',
]

/** Machines that test are shared: a slow start is no fault. */
const testTimeout = 20_000

const onSqlite = { testTimeout, env: { NESTLING_TEST_ENGINE: 'sqlite' } }
const onPostgres = {
  testTimeout,
  env: { NESTLING_TEST_ENGINE: 'postgres' },
  globalSetup: 'tools/test/test-postgres.ts',
}
/** The server is loaded once for many files: it keeps nothing that one could leave to the next. */
const together = { include: serverTests, exclude: [...alone, ...deep], isolate: false }

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
      { test: { name: 'sqlite-deep', ...onSqlite, include: deep } },
      { test: { name: 'postgres', ...onPostgres, ...together, exclude: [...together.exclude, ...alikeOnBoth] } },
      { test: { name: 'postgres-alone', ...onPostgres, include: alone } },
      { test: { name: 'postgres-deep', ...onPostgres, include: [...deep, ...alikeOnBoth] } },
    ],
  },
})
