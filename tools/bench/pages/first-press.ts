/** Measures how long a press takes to have an effect on a slow phone, if made as soon as its target is visible. */
import { type Browser, type CDPSession, chromium, devices } from '@playwright/test'
import { findOrInstallChromium } from '../../test/chromium.ts'
import { median, printFigure, seconds } from '../figures.ts'
import type { Seeded } from '../server/seeded-folder.ts'
import { startNestling } from '../server/server-process.ts'
import { serveReactAlone } from './react-alone.ts'

const rounds = 5
const mostTimesAlone = 1.1
const patienceMs = 15_000

type Press = {
  name: string
  url: string
  cookie?: string
  /** The selector of the pressed element. */
  target: string
  /** The selector of the element that appears in response. */
  answer: string
  /** Whether the press needs the app. It is then remembered until the app has loaded, and has no target time. */
  needsApp?: boolean
}

export async function measureFirstPress({ dataDir, cookie }: Seeded): Promise<void> {
  const servers = await Promise.all([startNestling(dataDir), serveReactAlone({ hasButton: true })])
  const [ours, alone] = servers.map(({ port }) => `http://127.0.0.1:${port}`)
  const floor: Press = { name: 'React alone, its button', url: `${alone}/`, target: 'button', answer: '[data-pressed]' }
  const home = { url: `${ours}/`, cookie }
  const presses: Press[] = [
    { ...home, name: 'home, the menu', target: '[aria-label=Menu]', answer: 'dialog:modal a[href="/album"]' },
    {
      ...home,
      name: 'home, a link of the bar below',
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
    const times = new Map<Press, number[]>([floor, ...presses].map((press) => [press, []]))
    // Alternate, so other load on the machine affects all alike.
    for (let round = 0; round < rounds; round++)
      for (const [press, own] of times) own.push(await timeFirstPress(browser, press))

    const floorMs = median(times.get(floor) ?? [])
    console.log(`A press as soon as its target is seen, until it is answered; a slow phone, median of ${rounds}`)
    printFigure(floor.name, seconds(floorMs))
    for (const press of presses) {
      const ms = median(times.get(press) ?? [])
      printFigure(press.name, seconds(ms))
      const ratio = ms / floorMs
      const target = { words: `at most ${mostTimesAlone}`, met: ratio <= mostTimesAlone }
      printFigure('  times React alone', ratio.toFixed(3), ...(press.needsApp ? [] : [target]))
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
    await page.exposeFunction('sayTarget', (x: number, y: number, navigationStart: number) => {
      if (begin !== undefined) return
      begin = navigationStart
      page.touchscreen.tap(x, y).catch(answered.reject)
    })
    await page.exposeFunction('sayAnswer', (at: number) => answered.resolve(at - (begin ?? at)))
    await page.addInitScript(watch(target, answer))
    const timer = setTimeout(() => answered.reject(new Error(`${name}: the press was not answered.`)), patienceMs)
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

/** Runs in each page: reports the target's position once it has been painted, and the time when the response has been. */
const watch = (target: string, answer: string) => `{
  const look = () => {
    if (document.querySelector(${JSON.stringify(answer)})) return requestAnimationFrame(() => setTimeout(tellAnswer))
    const { x, y, width, height } = document.querySelector(${JSON.stringify(target)})?.getBoundingClientRect() ?? {}
    if (width > 0 && performance.getEntriesByType('paint').length > 0)
      sayTarget(x + width / 2, y + height / 2, performance.timeOrigin)
    requestAnimationFrame(look)
  }
  const tellAnswer = () => sayAnswer(performance.timeOrigin + performance.now())
  look()
}`
