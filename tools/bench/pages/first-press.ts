/** Measures the time from requesting a page to the effect of a press on a slow phone. The target is pressed once visible. */
import { type Browser, type CDPSession, chromium, devices } from '@playwright/test'
import { findOrInstallChromium } from '../../test/chromium.ts'
import { median, printFigure, seconds } from '../figures.ts'
import type { Seeded } from '../server/seeded-folder.ts'
import { startNestling } from '../server/server-process.ts'
import { serveReactAlone } from './react-alone.ts'

const rounds = 5
/** The limit, as a ratio to React alone. */
const mostRatio = 1.1
const longestWaitMs = 15_000

type Press = {
  name: string
  url: string
  cookie?: string
  /** The selector of the pressed element. */
  target: string
  /** The selector of the element that appears in response. */
  answer: string
  /** Whether the page stores the press until the app has loaded. Such a press has no limit. */
  needsApp?: boolean
}

export async function measureFirstPress({ dataDir, cookie }: Seeded): Promise<void> {
  const servers = await Promise.all([startNestling(dataDir), serveReactAlone({ hasButton: true })])
  const [ours, alone] = servers.map(({ port }) => `http://127.0.0.1:${port}`)
  const baseline: Press = {
    name: 'React alone, a button',
    url: `${alone}/`,
    target: 'button',
    answer: '[data-pressed]',
  }
  const home = { url: `${ours}/`, cookie }
  const presses: Press[] = [
    { ...home, name: 'home, the menu', target: '[aria-label=Menu]', answer: 'dialog:modal a[href="/album"]' },
    {
      ...home,
      name: 'home, a link of the bottom bar',
      target: 'nav[aria-label=Main] a[href="/contacts"]',
      answer: 'nav[aria-label=Main] a[href="/contacts"][aria-current=page]',
    },
    {
      name: 'sign-in, Sign In',
      url: `${ours}/sign-in`,
      target: 'button[type=submit]',
      answer: '[aria-invalid=true]',
      needsApp: true,
    },
  ]
  const browser = await chromium.launch({ executablePath: await findOrInstallChromium() })
  try {
    const times = new Map<Press, number[]>([baseline, ...presses].map((press) => [press, []]))
    // The pages alternate, so other load on the machine affects all alike.
    for (let round = 0; round < rounds; round++)
      for (const [press, own] of times) own.push(await timeFirstPress(browser, press))

    const baselineMs = median(times.get(baseline) ?? [])
    console.log(`From the request of a page to the effect of the first press; a slow phone, median of ${rounds}`)
    printFigure(baseline.name, seconds(baselineMs))
    for (const press of presses) {
      const ms = median(times.get(press) ?? [])
      printFigure(press.name, seconds(ms))
      const ratio = ms / baselineMs
      const target = { words: `at most ${mostRatio}`, met: ratio <= mostRatio }
      printFigure('  ratio to React alone', ratio.toFixed(3), ...(press.needsApp ? [] : [target]))
    }
  } finally {
    await browser.close()
    await Promise.all(servers.map(({ stop }) => stop()))
  }
}

/** The milliseconds from the request for the page until the response to the press is painted. */
async function timeFirstPress(browser: Browser, { name, url, cookie = '', target, answer }: Press): Promise<number> {
  const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' })
  try {
    const [key = '', value = ''] = cookie.split('=')
    if (key) await context.addCookies([{ name: key, value, url }])
    const page = await context.newPage()
    await slowDown(await context.newCDPSession(page))
    const answered = Promise.withResolvers<number>()
    let begin: number | undefined
    await page.exposeFunction('reportTarget', (x: number, y: number, navigationStart: number) => {
      if (begin !== undefined) return
      begin = navigationStart
      page.touchscreen.tap(x, y).catch(answered.reject)
    })
    await page.exposeFunction('reportAnswer', (at: number) => answered.resolve(at - (begin ?? at)))
    await page.addInitScript(watch(target, answer))
    const timer = setTimeout(
      () => answered.reject(new Error(`${name}: the target did not appear, or its press had no effect.`)),
      longestWaitMs,
    )
    await page.goto(url, { waitUntil: 'commit' })
    return await answered.promise.finally(() => clearTimeout(timer))
  } finally {
    await context.close()
  }
}

/** Slows the browser down to Lighthouse's slow phone (its "devtools" throttling with slow 4G). */
async function slowDown(session: CDPSession): Promise<void> {
  const bytesPerSecond = (kilobits: number) => (kilobits * 1024) / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: bytesPerSecond(1474.56),
    uploadThroughput: bytesPerSecond(675),
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Runs in each page. Reports the position of the target once it is painted, and the time at which the answer is painted. */
const watch = (target: string, answer: string) => `{
  const look = () => {
    if (document.querySelector(${JSON.stringify(answer)})) return requestAnimationFrame(() => setTimeout(reportNow))
    const { x, y, width, height } = document.querySelector(${JSON.stringify(target)})?.getBoundingClientRect() ?? {}
    if (width > 0 && performance.getEntriesByType('paint').length > 0)
      reportTarget(x + width / 2, y + height / 2, performance.timeOrigin)
    requestAnimationFrame(look)
  }
  const reportNow = () => reportAnswer(performance.timeOrigin + performance.now())
  look()
}`
