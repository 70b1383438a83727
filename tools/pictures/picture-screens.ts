/** `npx node tools/pictures/picture-screens.ts [name …]` draws all or some screens into docs/pictures/screens. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { buildWhenStale } from '../build/build.ts'
import { findOrInstallChromium } from '../test/chromium.ts'
import { type DemoApp, dayOfPictures, openDemoApp, origin } from './demo-app.ts'
import { type Screen, screens, worlds } from './screens.ts'

const folder = resolve(import.meta.dirname, '../../docs/pictures/screens')
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }
const wide = { viewport: { width: 1280, height: 860 }, deviceScaleFactor: 1 }

await buildWhenStale()
mkdirSync(folder, { recursive: true })
const wanted = process.argv.slice(2)
const chosen = screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
const unknown = wanted.filter((name) => !chosen.some((screen) => screen.name === name))
if (unknown.length > 0) throw new Error(`There is no screen ${unknown.join(', ')} in tools/pictures/screens.ts.`)
const executablePath = await findOrInstallChromium()
for (const world of ['empty', 'firstDay', 'week30'] as const) await takePictures(world)

async function takePictures(name: keyof typeof worlds) {
  const screensOfWorld = chosen.filter(({ world = 'week30' }) => world === name)
  if (screensOfWorld.length === 0) return
  const app = await openDemoApp(worlds[name])
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      `--host-resolver-rules=MAP nestling.example:80 ${new URL(app.address).host}`,
      `--unsafely-treat-insecure-origin-as-secure=${origin}`,
    ],
  })
  try {
    for (const screen of screensOfWorld) await takePicture(screen, app, browser)
  } finally {
    await browser.close()
    await app.close()
  }
}

async function takePicture({ name, who, path, act, theme, isWide = false }: Screen, app: DemoApp, browser: Browser) {
  const colorScheme = theme ? 'dark' : 'light'
  const person = { locale: 'en-GB', timezoneId: 'Europe/London', reducedMotion: 'reduce', colorScheme } as const
  const context = await browser.newContext({ ...(isWide ? wide : phone), ...person, baseURL: origin })
  if (who)
    await context.addCookies([
      { name: 'nestling-session', value: await app.signIn(who), url: origin, httpOnly: true, sameSite: 'Lax' },
    ])
  const page = await context.newPage()
  await page.clock.setFixedTime(dayOfPictures)
  await page.goto(typeof path === 'string' ? path : path(app))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await act?.(page)
  if (theme === 'dim') await page.evaluate(`document.documentElement.dataset.theme = 'dim'`)
  await page.waitForLoadState('networkidle')
  // The baby is drawn in steps. On a slow machine that can take a minute.
  await page.locator('canvas[aria-busy="true"]').waitFor({ state: 'detached', timeout: 180_000 })
  await waitForPictures(page)
  const shot = await page.screenshot({ caret: 'hide' })
  const bytes = await sharp(shot).webp({ quality: 82, effort: 6 }).toBuffer()
  const file = resolve(folder, `${name}.webp`)
  writeFileSync(file, bytes)
  console.log(`Wrote ${file} (${Math.round(bytes.length / 1000)} kB)`)
  await context.close()
}

/**
 * Waits until the fonts and visible pictures are loaded and painted. The script is a string, because the types of the server
 * do not contain `document`.
 */
function waitForPictures(page: Page) {
  return page.evaluate(`(async () => {
    await document.fonts.ready
    const visible = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight)
    await Promise.all(visible.map((image) => image.decode().catch(() => undefined)))
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  })()`)
}
