/** A test app for one test: a built Nestling server with its own data, and browsers that record every problem. */
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import type { World } from '#app/server/seed/seed-world.ts'
import { type MailServer, openMailServer } from '#platform/server/mail/testing.ts'
import { awaitingApp } from '../on-page/find-on-page.ts'
import type { CastName } from './cast.ts'
import { changeData, type DemoData, makeTempFolder, openDemoData, type Prepare } from './demo-data.ts'
import { openNetwork } from './network.ts'
import { watchContext } from './problems.ts'
import { openTestServers, type TestServers } from './test-servers.ts'

export type Options = {
  /** The demo data; with `null`, nobody has an account yet. */
  world?: World | null
  /** Changes the data before the server starts. */
  prepare?: Prepare
  /** Starts a mail server that records what it receives. */
  mail?: boolean
  /** Opens Nestling at its public address on `localhost`, where browsers allow passkeys. */
  passkeys?: boolean
  /** Adds a proxy with which a test cuts the network. Browsers run the service worker only with this option. */
  network?: boolean
}
export type TestApp = Awaited<ReturnType<typeof startTestApp>>

type Fixtures = {
  openTestApp: (options?: Options) => Promise<TestApp>
  /** Whether the baby is drawn. Off by default, because drawing takes a second of processor time. */
  isBabyDrawn: boolean
}

export const test = base.extend<Fixtures, { servers: TestServers; demoData: DemoData }>({
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture’s dependencies from this pattern
    async ({}, use) => {
      const servers = openTestServers()
      await use(servers)
      await servers.close()
    },
    { scope: 'worker' },
  ],
  demoData: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture’s dependencies from this pattern
    async ({}, use) => {
      const demoData = openDemoData()
      await use(demoData)
      demoData.remove()
    },
    { scope: 'worker' },
  ],
  isBabyDrawn: [false, { option: true }],
  openTestApp: async ({ browser, servers, demoData, isBabyDrawn }, use) => {
    const testApps: TestApp[] = []
    await use(async (options = {}) => {
      const testApp = await startTestApp(browser, servers, demoData, { ...options, isBabyDrawn })
      testApps.push(testApp)
      return testApp
    })
    for (const testApp of testApps) await testApp.close()
    for (const testApp of testApps) testApp.check()
  },
})

export { expect }

export async function startTestApp(
  browser: Browser,
  servers: TestServers,
  demoData: DemoData,
  {
    world = 'week-30',
    prepare,
    mail,
    passkeys,
    network: hasProxy,
    isBabyDrawn = true,
  }: Options & { isBabyDrawn?: boolean },
) {
  const dataDir = makeTempFolder()
  const tokens = world ? await demoData.copyTo(dataDir, world) : {}
  if (prepare) await changeData(dataDir, prepare)

  const problems: string[] = []
  const expected: RegExp[] = []
  /** Problems that any test may cause. */
  const tolerated: RegExp[] = [
    /^the server said: .*Nestling runs as root/,
    // An open home page records which updates were seen, even after another browser has ended its session.
    /^console error: Failed to load resource: .* 40[13] .*\/api\/update-views$/,
    // While the person signs out, the menu and the parts that load last may still request something, and home may still
    // refetch updates that have just changed.
    /^console error: Failed to load resource: .* 401 .*\/api\/(pregnancies|pregnancies\/\d+\/(news\/unread|updates\?limit=10)|news-choices|account\/deletion-preview|push\/.*)$/,
    // The page of somebody who was just removed from the journey may still refetch what home and the bell show.
    /^console error: Failed to load resource: .* 404 .*\/api\/pregnancies\/\d+\/(news\/unread|family|updates\?limit=10|appointments\?from=[^ ]+)$/,
    // After its live connection ends, an open page tries to connect again, even if its session is over.
    /^console error: Failed to load resource: .*\/api\/live\?/,
  ]
  if (hasProxy) tolerated.push(/^console error: Failed to load resource: (net::|.* (401|404) )/)
  const report = (problem: string) => void problems.push(problem)
  const mailServer = mail ? await openMailServer() : null
  const port = mailServer || passkeys ? await findFreePort() : '0'
  const publicUrl = `http://${passkeys ? 'localhost' : '127.0.0.1'}:${port}`
  const settings = { ...(passkeys && { PUBLIC_URL: publicUrl }), ...(mailServer && settingsFor(mailServer, publicUrl)) }
  let server = await servers.startServer({ dataDir, port, settings, report })
  const network = hasProxy ? await openNetwork(server.address) : null
  const address = network?.address ?? (passkeys ? publicUrl : server.address)
  const serverPort = new URL(server.address).port
  const contexts: BrowserContext[] = []
  let daysPassed = 0

  async function openPage(options: BrowserContextOptions, token?: string) {
    const context = await browser.newContext({ baseURL: address, timezoneId: 'Europe/London', ...options })
    // A service worker would hide requests from tests that listen for them.
    if (!network) await context.addInitScript({ content: 'delete Navigator.prototype.serviceWorker' })
    contexts.push(context)
    context.setDefaultTimeout(30_000)
    if (daysPassed > 0) await setClock(context)
    await watchContext(context, address, report)
    const cookie = { name: 'nestling-session', url: address, httpOnly: true, sameSite: 'Lax' } as const
    if (token) await context.addCookies([{ ...cookie, value: token }])
    preparePages(context, options)
    const page = await context.newPage()
    if (!isBabyDrawn) await blockBabyDrawing(page)
    return page
  }

  const aheadMs = () => daysPassed * 86_400_000
  const setClock = (context: BrowserContext) => context.clock.setFixedTime(Date.now() + aheadMs())

  return {
    address,
    setUpAddress: server.setUpAddress,
    /** The mails that were sent. */
    mails: mailServer?.mails ?? [],
    /** The mail server, which a test can make fail. */
    get mailServer() {
      if (!mailServer) throw new Error('This test app has no mail server. Open it with `{ mail: true }`.')
      return mailServer
    },
    /** The proxy with which a test cuts the network between the browsers and the server. */
    get network() {
      if (!network) throw new Error('This test app has no proxy. Open it with `{ network: true }`.')
      return network
    },
    /** A browser in which nobody is signed in. */
    visitor: (options: BrowserContextOptions = {}) => openPage(options),
    /** A browser in which one of the cast is signed in. */
    person(name: CastName, options: BrowserContextOptions = {}) {
      const token = tokens[name]
      if (!token) throw new Error(`${name} has no account in this world.`)
      return openPage(options, token)
    },
    /** Expects a problem that this test causes. The test fails if the problem does not occur. */
    expectProblem: (pattern: RegExp) => void expected.push(pattern),
    /** Moves the clocks of the server and of every browser forward. An open page shows the new day only after a reload. */
    async passDays(days: number) {
      daysPassed += days
      tolerated.push(/^the server said: .*the clock was set, or Nestling was off/)
      await server.moveClock(aheadMs())
      for (const context of contexts) await setClock(context)
    },
    /** How many times a problem occurred. */
    countProblems: (pattern: RegExp) => problems.filter((problem) => pattern.test(problem)).length,
    /** Restarts the server at the same address. `between` may change its data meanwhile. */
    async restart(between?: Prepare) {
      // An open page may send a request while the server is down.
      tolerated.push(/^console error: Failed to load resource: net::ERR_CONNECTION_/)
      await server.stop()
      if (between) await changeData(dataDir, between)
      server = await servers.startServer({ dataDir, port: serverPort, settings, report })
      if (daysPassed > 0) await server.moveClock(aheadMs())
    },
    async close() {
      for (const context of contexts) await context.close()
      await network?.close()
      await server.stop()
      await mailServer?.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
    /** Fails the test for unexpected problems, and for expected ones that did not occur. */
    check() {
      const known = [...expected, ...tolerated]
      const unexpected = problems.filter((problem) => !known.some((pattern) => pattern.test(problem)))
      const missing = expected.filter((pattern) => !problems.some((problem) => pattern.test(problem)))
      // Clear both lists, because the next test may share this app.
      problems.length = 0
      expected.length = 0
      expect({ unexpected, missing }).toEqual({ unexpected: [], missing: [] })
    },
  }
}

/** Prepares every page of a browser: `goto` and `reload` wait for the app, and pages can be closed at any time. */
export function preparePages(context: BrowserContext, { javaScriptEnabled = true }: BrowserContextOptions = {}) {
  context.on('page', closeDuringNavigation)
  if (javaScriptEnabled) context.on('page', waitForApp)
}

/** Makes `goto` and `reload` wait for the app in the prerendered page, except for `goto` with `waitUntil: 'commit'`. */
function waitForApp(page: Page) {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const appIsThere = () => expect(awaitingApp(page)).toHaveCount(0)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (options?.waitUntil !== 'commit') await appIsThere()
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    await appIsThere()
    return response
  }
}

/**
 * Makes `close` work while the page navigates. Chromium drops a request to close a page whose navigation is just being
 * committed (crbug.com/536385539), and Playwright would wait forever, so the request is repeated.
 */
function closeDuringNavigation(page: Page) {
  const close = page.close.bind(page)
  page.close = async (options) => {
    if (options) return close(options)
    await expect(async () => {
      // Without `runBeforeUnload`, Playwright sends the request only once.
      if (!page.isClosed()) await close({ runBeforeUnload: true })
      expect(page.isClosed()).toBe(true)
    }).toPass({ timeout: 30_000 })
  }
}

/** Keeps a page from drawing the baby: its requests for that code get no response. */
export async function blockBabyDrawing(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/assets/BabyView-*' }] })
}

/** Finds a free port before the server starts, because PUBLIC_URL contains it. */
async function findFreePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return String(typeof address === 'object' && address?.port)
}

const settingsFor = ({ url }: MailServer, publicUrl: string) => ({
  SMTP_URL: url.href,
  MAIL_FROM: 'nest@nestling.example',
  PUBLIC_URL: publicUrl,
})
