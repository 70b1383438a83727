import { defineConfig } from '@playwright/test'
import { findOrInstallChromium } from './tools/test/chromium.ts'

/**
 * The tests that `npm run test:deep` runs: files called `*.deep.e2e.ts`, and tests with the tag `@deep` in their title.
 * They are slow and rarely fail, or they repeat other checks.
 */
const deep = /\.deep\.e2e\.ts|@deep\b/

// Tests start their own server, each on its own data, so there is no webServer here.
export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'browser', testMatch: '**/*.e2e.ts', grepInvert: deep },
    { name: 'deep', testMatch: '**/*.e2e.ts', grep: deep },
  ],
  // Playwright empties this folder before a run, so other tests must not write their results into it.
  outputDir: 'test-results/browser',
  workers: 3,
  fullyParallel: true,
  retries: 0,
  // Shared machines can be slow. A longer wait does not weaken an assertion.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: [['line'], ['json', { outputFile: process.env.JOURNEY_RESULTS ?? 'test-results/browser.json' }]],
  use: {
    trace: 'off',
    // Animations would take a tenth of a run. Tests that check them, and long tests, turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: await findOrInstallChromium(),
      // Chromium's sandbox does not start for root. The other flags limit the browser to requests to our server.
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
