/** A house for one journey: its own data, the real product, and browsers in which nothing may go wrong unnoticed. */
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { type Browser, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import type { World } from '#app/server/seed/seed-world.ts'
import { type MailServer, openMailServer } from '#platform/server/mail/testing.ts'
import { watchContext } from './complaints.ts'
import { openNetwork } from './network.ts'
import type { CastName } from './people.ts'
import { openStreet, type Street } from './product.ts'
import { awaitingApp } from './sights.ts'
import { atData, keepWorlds, newFolder, type Prepare, type Worlds } from './worlds.ts'

export type Wishes = {
  /** `null`: nobody has an account yet. */
  world?: World | null
  /** Changes the data before the product starts. */
  prepare?: Prepare
  /** With a mail server of its own, which keeps what it is handed. */
  mail?: boolean
  /** Reached through a network that can be cut, by browsers that run the service worker. */
  network?: boolean
}
export type House = Awaited<ReturnType<typeof buildHouse>>

type Fixtures = {
  openHouse: (wishes?: Wishes) => Promise<House>
  /** `false`: the drawing of the baby never arrives. It takes a second of a processor, which most journeys can do without. */
  isBabyDrawn: boolean
}

export const test = base.extend<Fixtures, { street: Street; worlds: Worlds }>({
  street: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const street = openStreet()
      await use(street)
      await street.close()
    },
    { scope: 'worker' },
  ],
  worlds: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const worlds = keepWorlds()
      await use(worlds)
      worlds.remove()
    },
    { scope: 'worker' },
  ],
  isBabyDrawn: [true, { option: true }],
  openHouse: async ({ browser, street, worlds, isBabyDrawn }, use) => {
    const houses: House[] = []
    await use(async (wishes = {}) => {
      const house = await buildHouse(browser, street, worlds, { ...wishes, isBabyDrawn })
      houses.push(house)
      return house
    })
    for (const house of houses) await house.close()
    for (const house of houses) house.check()
  },
})

export { expect }

export async function buildHouse(
  browser: Browser,
  street: Street,
  worlds: Worlds,
  { world = 'week-30', prepare, mail, network: isCuttable, isBabyDrawn = true }: Wishes & { isBabyDrawn?: boolean },
) {
  const dataDir = newFolder()
  const tokens = world ? await worlds.copyTo(dataDir, world) : {}
  if (prepare) await atData(dataDir, prepare)

  const complaints: string[] = []
  const expected: RegExp[] = []
  /** What is heard in such a house whether something is wrong or not. */
  const usual: RegExp[] = isCuttable ? [/^console error: Failed to load resource: (net::|.* (401|404) )/] : []
  const complain = (words: string) => void complaints.push(words)
  const mailServer = mail ? await openMailServer() : null
  const port = mailServer ? await findFreePort() : '0'
  const settings = mailServer ? settingsFor(mailServer, port) : {}
  let product = await street.startProduct({ dataDir, port, settings, complain })
  const network = isCuttable ? await openNetwork(product.address) : null
  const address = network?.address ?? product.address
  const productPort = new URL(product.address).port
  const contexts: { close(): Promise<void> }[] = []

  async function openPage(options: BrowserContextOptions, token?: string) {
    const context = await browser.newContext({ baseURL: address, timezoneId: 'Europe/London', ...options })
    // Elsewhere the worker would only stand between a journey and the calls that it listens to.
    if (!network) await context.addInitScript({ content: 'delete Navigator.prototype.serviceWorker' })
    contexts.push(context)
    context.setDefaultTimeout(10_000)
    await watchContext(context, address, complain)
    const cookie = { name: 'nestling-session', url: address, httpOnly: true, sameSite: 'Lax' } as const
    if (token) await context.addCookies([{ ...cookie, value: token }])
    if (options.javaScriptEnabled !== false) context.on('page', waitForApp)
    const page = await context.newPage()
    if (!isBabyDrawn) await holdBabyDrawing(page)
    return page
  }

  return {
    address,
    setUpAddress: product.setUpAddress,
    /** The mails that were sent, for a house that has mail. */
    mails: mailServer?.mails ?? [],
    /** Where they are sent, to be told how to behave. */
    get mailServer() {
      if (!mailServer) throw new Error('This house has no mail.')
      return mailServer
    },
    /** The way to it, for a house that has one to be cut. */
    get network() {
      if (!network) throw new Error('This house has no network.')
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
    /** Something that a browser will rightly complain about; it must then happen. */
    expectComplaint: (words: RegExp) => void expected.push(words),
    /** How often something happened that was announced with `expectComplaint`. */
    complaintsOf: (words: RegExp) => complaints.filter((complaint) => words.test(complaint)).length,
    /** Ends the product and, between, may change its data; then starts it again at the same address. */
    async restart(between?: Prepare) {
      // What a page fetches late, it may ask for just then.
      usual.push(/^console error: Failed to load resource: net::ERR_CONNECTION_/)
      await product.stop()
      if (between) await atData(dataDir, between)
      product = await street.startProduct({ dataDir, port: productPort, settings, complain })
    },
    async close() {
      for (const context of contexts) await context.close()
      await network?.close()
      await product.stop()
      await mailServer?.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
    /** Fails the journey for everything that went wrong unannounced, and for what was announced and did not happen. */
    check() {
      const known = [...expected, ...usual]
      const unannounced = complaints.filter((words) => !known.some((pattern) => pattern.test(words)))
      const missing = expected.filter((pattern) => !complaints.some((words) => pattern.test(words)))
      // A house that is shared begins anew with the next journey.
      complaints.length = 0
      expected.length = 0
      expect({ unannounced, missing }).toEqual({ unannounced: [], missing: [] })
    },
  }
}

/** Who goes somewhere waits for what answers, but for `commit`: what the server has drawn is seen before. */
function waitForApp(page: Page) {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const appStands = () => expect(awaitingApp(page)).toHaveCount(0)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (options?.waitUntil !== 'commit') await appStands()
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    await appStands()
    return response
  }
}

/** The code that draws the baby is asked for, and never answered. */
async function holdBabyDrawing(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/assets/BabyView-*' }] })
}

/** Links in mail begin with the address at which the house is reached, so it must be known before it opens. */
async function findFreePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return String(typeof address === 'object' && address?.port)
}

const settingsFor = ({ url }: MailServer, port: string) => ({
  SMTP_URL: url.href,
  MAIL_FROM: 'nest@nestling.example',
  PUBLIC_URL: `http://127.0.0.1:${port}`,
})
