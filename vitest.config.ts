import { defineConfig } from 'vitest/config'

const serverTests = ['src/**/server/**/*.test.ts', 'src/app/cli/**/*.test.ts']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: serverTests,
        },
      },
      {
        test: { name: 'sqlite', include: serverTests, env: { NESTLING_TEST_ENGINE: 'sqlite' } },
      },
      {
        test: {
          name: 'postgres',
          include: serverTests,
          env: { NESTLING_TEST_ENGINE: 'postgres' },
          globalSetup: 'tools/test-postgres.ts',
        },
      },
    ],
  },
})
