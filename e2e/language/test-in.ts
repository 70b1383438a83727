import type { Page } from '@playwright/test'
import { pagePaths } from '#app/page-paths.ts'
import type { Language } from '#language/languages.ts'
import { buildLanguageWhenMissing } from '../../tools/build/build.ts'
import { addPhotos, prepareAll, sharePictures } from '../test-app/prepare-data.ts'
import { inLanguage } from '../test-app/prepare-state.ts'
import { expect, test } from '../test-app/test-app.ts'
import { openTestServers, type TestServers } from '../test-app/test-servers.ts'

/**
 * Makes a `test` for a language that people cannot choose. A server reads the client once, so the client is built in this language
 * before the servers of these tests start.
 */
export const testIn = (language: Language) =>
  test.extend<object, { servers: TestServers }>({
    servers: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture’s dependencies from this pattern
      async ({}, use) => {
        buildLanguageWhenMissing(language)
        const servers = openTestServers()
        await use(servers)
        await servers.close()
      },
      { scope: 'worker', timeout: 300_000 },
    ],
  })

/** Data with photos, in which the mother has this language. */
export const dataIn = (language: Language) =>
  prepareAll(inLanguage(language, 'mother'), addPhotos('By the sea'), sharePictures(2))

/** Pages that nobody who is signed in sees. There, nobody can prefer a language that is not offered. */
const forVisitors: readonly string[] = ['/sign-in']
export const pagesForMembers = pagePaths.filter((path) => !forVisitors.includes(path))

/** Unfolds everything that the page hides, and waits until it is complete. */
export async function showWholePage(page: Page): Promise<void> {
  await page.evaluate('for (const each of document.querySelectorAll("details")) each.open = true')
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}
