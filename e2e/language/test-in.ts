import type { Page } from '@playwright/test'
import { pagePaths } from '#app/page-paths.ts'
import type { Language } from '#language/languages.ts'
import { buildLanguageWhenMissing } from '../../tools/build/build.ts'
import { addPhotos, prepareAll, sharePictures } from '../test-app/prepare-data.ts'
import { inLanguage } from '../test-app/prepare-state.ts'
import { expect, test } from '../test-app/test-app.ts'
import { openTestServers, type TestServers } from '../test-app/test-servers.ts'

/**
 * Makes a `test` for a language that people cannot choose. Servers read the client only when they start, so this first
 * builds the client in the language.
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

/** Pages that only signed-out people see. The server never sends them in a language that is not offered. */
const forVisitors: readonly string[] = ['/sign-in']
export const pagesForMembers = pagePaths.filter((path) => !forVisitors.includes(path))

/** Unfolds everything that the page hides, and waits until it is complete. */
export async function showWholePage(page: Page): Promise<void> {
  await page.evaluate('for (const each of document.querySelectorAll("details")) each.open = true')
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}
