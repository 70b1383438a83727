/** Lists the scripts that Chromium loads for home and the guide, and for every page on a phone. */
import { type Browser, chromium, devices } from '@playwright/test'
import { type PagePath, pagePaths } from '../../../src/app/page-paths.ts'
import { findOrInstallChromium } from '../../test/chromium.ts'
import type { Seeded } from '../server/seeded-folder.ts'
import { startNestling } from '../server/server-process.ts'

type Loaded = { scripts: string[]; ofGuide: GuideScripts; why?: undefined } | { scripts: null; why: string }

/** The scripts that the guide loads besides those of home, and whether /contacts loads them too. */
export type GuideScripts = { script: string; isShared: boolean }[]

/** The scripts that arrived before the home screen was complete, and those of the guide. */
export async function listLoadedScripts({ dataDir, cookie }: Seeded): Promise<Loaded> {
  const nestling = await startNestling(dataDir)
  const origin = `http://127.0.0.1:${nestling.port}`
  try {
    const browser = await chromium.launch({ executablePath: await findOrInstallChromium() })
    try {
      const context = await browser.newContext()
      const [name = '', value = ''] = cookie.split('=')
      await context.addCookies([{ name, value, url: origin }])
      const page = await context.newPage()
      const scripts = new Set<string>()
      page.on('response', (response) => {
        const { pathname } = new URL(response.url())
        if (pathname.endsWith('.js')) scripts.add(pathname.slice(1))
      })
      await page.goto(`${origin}/`, { waitUntil: 'commit' })
      await page.locator('#root:not([data-awaits-app])').getByText('Recent Updates').waitFor()
      const first = [...scripts]
      await page.waitForLoadState('networkidle')
      const ofHome = new Set(scripts)
      scripts.clear()
      await page.goto(`${origin}/guide`, { waitUntil: 'networkidle' })
      const ofGuide = [...scripts].filter((script) => !ofHome.has(script))
      scripts.clear()
      await page.goto(`${origin}/contacts`, { waitUntil: 'networkidle' })
      return { scripts: first, ofGuide: ofGuide.map((script) => ({ script, isShared: scripts.has(script) })) }
    } finally {
      await browser.close()
    }
  } catch (error) {
    return { scripts: null, why: `The scripts could not be listed: ${error instanceof Error ? error.message : error}` }
  } finally {
    await nestling.stop()
  }
}

/** `first`: requested before the visible part of the page was complete. `all`: requested until the page sent no more requests. */
export type PageScripts = { path: PagePath; first: string[]; all: string[] }

const pagesOfVisitors: readonly PagePath[] = ['/sign-in', '/forgot-password', '/reset-password', '/set-up']

/** The scripts of each page, each time in a browser with an empty cache. */
export async function listScriptsOfPages({ dataDir, cookie }: Seeded): Promise<PageScripts[]> {
  const nestling = await startNestling(dataDir)
  let browser: Browser | undefined
  try {
    browser = await chromium.launch({ executablePath: await findOrInstallChromium() })
    const pages: PageScripts[] = []
    for (const path of pagePaths) {
      const isVisitor = pagesOfVisitors.includes(path)
      const loaded = await loadPage(browser, `http://127.0.0.1:${nestling.port}${path}`, isVisitor ? '' : cookie)
      const scripts = loaded.filter(({ name }) => name.endsWith('.js'))
      const first = scripts.filter(({ isLate }) => !isLate)
      pages.push({ path, first: first.map(({ name }) => name), all: scripts.map(({ name }) => name) })
    }
    return pages
  } finally {
    await browser?.close()
    await nestling.stop()
  }
}

/** Runs in the page. Marks the first frame in which the app is running, a heading is visible, and no placeholder is. */
const markWhenComplete = `{
  const isSeen = (element) => {
    const { top, bottom, height } = element.getBoundingClientRect()
    return height > 0 && bottom > 0 && top < innerHeight
  }
  const look = () => {
    const [headings, placeholders] = ['h1', '[aria-hidden][data-shape]'].map((selector) => [
      ...document.querySelectorAll(selector),
    ])
    const isAlive = !document.querySelector('#root[data-awaits-app]')
    if (isAlive && headings.some(isSeen) && !placeholders.some(isSeen)) performance.mark('complete')
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}`

/** Milliseconds without a request after which the page counts as loaded. */
const quietMs = 1000

const listLoaded = `performance.getEntriesByType('resource').map(({ name, startTime }) => ({
  name: new URL(name).pathname.slice(1),
  isLate: startTime > performance.getEntriesByName('complete')[0].startTime,
}))`

async function loadPage(browser: Browser, url: string, cookie: string): Promise<{ name: string; isLate: boolean }[]> {
  // Files that a service worker caches are not part of the first load.
  const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' })
  const [name = '', value = ''] = cookie.split('=')
  if (name) await context.addCookies([{ name, value, url }])
  const page = await context.newPage()
  await page.addInitScript(markWhenComplete)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('complete').length > 0)
  await page.waitForFunction((ms) => {
    const ends = performance.getEntriesByType('resource').map(({ startTime, duration }) => startTime + duration)
    return performance.now() - Math.max(...ends) > ms
  }, quietMs)
  const loaded: { name: string; isLate: boolean }[] = await page.evaluate(listLoaded)
  await context.close()
  return loaded
}
