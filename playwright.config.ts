import { defineConfig } from '@playwright/test'
import { findOrInstallChromium } from './tools/test/chromium.ts'

// Journeys start their own server, each on its own data, so there is no webServer here.
export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'journeys', testMatch: '**/*.e2e.ts', testIgnore: '**/*.deep.e2e.ts' },
    // What asks everything once more, and what is slow and rarely breaks: `npm run test:deep` runs it.
    { name: 'deep', testMatch: '**/*.deep.e2e.ts' },
  ],
  // It is emptied first, and beside it lies what the other tests said.
  outputDir: 'test-results/journeys',
  workers: 3,
  fullyParallel: true,
  retries: 0,
  // Shared machines can be slow: waiting longer loosens no assertion.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: [['line'], ['json', { outputFile: process.env.JOURNEY_RESULTS ?? 'test-results/journeys.json' }]],
  use: {
    trace: 'off',
    // A tenth of all work would be what moves: the journeys that look at it, or go a long way, ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: await findOrInstallChromium(),
      // Chromium's sandbox does not start for root; the others keep it from talking to anyone but our server.
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
