import type { Page, Request } from '@playwright/test'
import { expect, type TestApp } from '../test-app/test-app.ts'
import { openTouch } from '../test-app/touch.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

export const pulled = (page: Page) => page.getByText(/^(Pull|Let go) to refresh$/)
export const refreshing = (page: Page) => page.getByRole('status').filter({ hasText: /^Refreshing\.\.\.$/ })
/** The pull indicator. */
export const indicator = (page: Page) => pulled(page).or(refreshing(page)).locator('xpath=../..')

/** Opens a page on Nora’s phone. Returns the page, functions that move a finger on it, and its API requests from now on. */
export async function openPhone(testApp: TestApp, path = '/', options: { reducedMotion?: 'reduce' } = {}) {
  const nora = await testApp.person('mother', { ...phone, ...options })
  await nora.clock.install()
  await nora.goto(path)
  await expect(nora.getByRole('heading', { level: 1 })).toBeVisible()
  // Wait for the code of pull-to-refresh, which loads after the page.
  await expect
    .poll(() => nora.evaluate('getComputedStyle(document.documentElement).overscrollBehaviorY'))
    .toBe('contain')
  const { touch } = await openTouch(nora)
  const requested: string[] = []
  nora.on('request', (request) => void (isApiRequest(request) && requested.push(pathOf(request))))
  return {
    nora,
    touch,
    requested,
    /** Puts a finger down and moves it to each of these distances from there, without lifting it. */
    async drag([x, y]: readonly [number, number], ...ways: readonly (readonly [number, number])[]) {
      await touch('touchStart', [x, y])
      for (const [across, down] of ways) {
        await touch('touchMove', [x + across / 2, y + down / 2])
        await touch('touchMove', [x + across, y + down])
      }
    },
    release: () => touch('touchEnd'),
  }
}

/** Whether this is an API request. The request for the number on the bell does not count, because every page sends it. */
const isApiRequest = (request: Request) =>
  pathOf(request).startsWith('/api/') && !pathOf(request).endsWith('/news/unread') && request.resourceType() === 'fetch'
const pathOf = (request: Request) => new URL(request.url()).pathname
