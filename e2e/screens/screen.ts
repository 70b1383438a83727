/** A screen of the app or one of its dialogs, and how to open it. */
import type { BrowserContextOptions, Page } from '@playwright/test'
import type { CastName } from '../test-app/cast.ts'
import { test as base, type Options, startTestApp, type TestApp } from '../test-app/test-app.ts'

export type Screen = Pick<Options, 'prepare' | 'mail' | 'passkeys'> & {
  name: string
  world?: 'first-day' | null
  /** The signed-in person; nobody by default. */
  who?: CastName
  path: string | ((testApp: TestApp) => string)
  /** Runs before the page is opened. */
  before?: (page: Page) => Promise<unknown>
  /** Opens the screen on the page, and waits until it is visible. */
  act?: (page: Page) => Promise<unknown>
  /** Problems, such as console errors, that are expected while the screen opens. */
  expectedProblems?: RegExp[]
  /** Options of the browser context. */
  options?: BrowserContextOptions
  /** Set if opening the screen changes data, so other screens must not share its test app. */
  changes?: true
}

type SharedApp = { options: Options; testApp: TestApp; pages: Map<CastName | undefined, Page> }
type SharedApps = { find: (screen: Screen) => Promise<SharedApp> }
type Fixtures = { openScreen: (screen: Screen) => Promise<Page> }

const smallPhone = { width: 320, height: 640 }

/**
 * Opens screens. Screens with the same demo data share a test app, and most of them open one after another in one page per
 * person. A screen that changes data, or that needs mail or the first day, gets its own test app.
 */
export const test = base.extend<Fixtures, { sharedApps: SharedApps }>({
  sharedApps: [
    async ({ browser, servers, demoData }, use) => {
      const all: SharedApp[] = []
      await use({
        async find(screen) {
          const hasSameOptions = ({ options }: SharedApp) =>
            options.world === screen.world && options.prepare === screen.prepare && options.passkeys === screen.passkeys
          const known = all.find(hasSameOptions)
          if (known) return known
          const shared = {
            options: screen,
            testApp: await startTestApp(browser, servers, demoData, screen),
            pages: new Map(),
          }
          all.push(shared)
          return shared
        },
      })
      for (const { testApp } of all) await testApp.close()
    },
    { scope: 'worker' },
  ],
  openScreen: async ({ openTestApp, sharedApps }, use) => {
    const cleanups: (() => Promise<unknown> | void)[] = []
    await use(async (screen) => {
      const needsOwnApp = screen.changes || screen.mail || screen.world === 'first-day'
      if (needsOwnApp) {
        const testApp = await openTestApp(screen)
        return goTo(screen, testApp, await openPage(screen, testApp))
      }
      const { testApp, pages } = await sharedApps.find(screen)
      cleanups.push(testApp.check)
      if (screen.before || screen.options) {
        const page = await openPage(screen, testApp)
        cleanups.unshift(() => page.context().close())
        return goTo(screen, testApp, page)
      }
      const page = pages.get(screen.who) ?? (await openPage(screen, testApp))
      if (pages.has(screen.who)) await resetPage(page)
      pages.set(screen.who, page)
      return goTo(screen, testApp, page)
    })
    for (const cleanUp of cleanups) await cleanUp()
  },
})

const openPage = ({ who, options }: Screen, testApp: TestApp) =>
  who
    ? testApp.person(who, { viewport: smallPhone, ...options })
    : testApp.visitor({ viewport: smallPhone, ...options })

/** Resets a page that has shown another screen. */
async function resetPage(page: Page) {
  await page.unrouteAll()
  await page.evaluate('localStorage.clear(), sessionStorage.clear()')
  await page.emulateMedia({ colorScheme: null, forcedColors: null })
  await page.setViewportSize(smallPhone)
}

async function goTo({ path, before, act, expectedProblems = [] }: Screen, testApp: TestApp, page: Page): Promise<Page> {
  for (const pattern of expectedProblems) testApp.expectProblem(pattern)
  await before?.(page)
  await page.goto(typeof path === 'string' ? path : path(testApp))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await act?.(page)
  return page
}
