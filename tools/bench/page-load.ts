/** What a real browser loads, as a check on what the manifest says. */
import { chromium } from '@playwright/test'
import { findOrInstallChromium } from '../chromium.ts'
import type { Seeded } from './seeded-folder.ts'
import { startNestling } from './server-process.ts'

type Loaded = { scripts: string[]; ofGuide: GuideScripts; why?: undefined } | { scripts: null; why: string }

/** What the guide fetches besides all of home's, and whether another page fetches it too. */
export type GuideScripts = { script: string; isShared: boolean }[]

/** The scripts that arrived before the home screen was whole, and those of the guide. */
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
      await page.getByText('Recent Updates').waitFor()
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
    return { scripts: null, why: `No page could be loaded: ${error instanceof Error ? error.message : error}` }
  } finally {
    await nestling.stop()
  }
}
