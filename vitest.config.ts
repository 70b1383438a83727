import { defineConfig } from 'vitest/config'

const serverTests = ['src/**/server/**/*.test.ts', 'src/app/cli/**/*.test.ts']

/** Machines that test are shared: a slow start is no fault. */
const testTimeout = 20_000

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
      {
        test: { name: 'sqlite', include: serverTests, testTimeout, env: { NESTLING_TEST_ENGINE: 'sqlite' } },
      },
      {
        test: {
          name: 'postgres',
          include: serverTests,
          testTimeout,
          env: { NESTLING_TEST_ENGINE: 'postgres' },
          globalSetup: 'tools/test-postgres.ts',
        },
      },
    ],
  },
})
