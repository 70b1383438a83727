/** A screen of the product with what may lie over it, and the way there. */
import type { BrowserContextOptions, Page } from '@playwright/test'
import { test as base, buildHouse, type House, type Wishes } from '../house.ts'
import type { CastName } from '../people.ts'

export type Screen = Pick<Wishes, 'prepare' | 'mail'> & {
  name: string
  world?: 'first-day' | null
  /** Nobody is signed in when it is left out. */
  who?: CastName
  path: string | ((house: House) => string)
  /** Before the page is opened. */
  before?: (page: Page) => Promise<unknown>
  /** Until the screen is there. */
  act?: (page: Page) => Promise<unknown>
  /** What the browser rightly complains about on the way. */
  complaints?: RegExp[]
  /** Of its browser. */
  options?: BrowserContextOptions
  /** The way there changes what other screens show. */
  changes?: true
}

type SharedHouse = { wishes: Wishes; house: House; pages: Map<CastName | undefined, Page> }
type SharedHouses = { find: (screen: Screen) => Promise<SharedHouse> }
type Fixtures = { openScreen: (screen: Screen) => Promise<Page> }

const smallPhone = { width: 320, height: 640 }

/** Screens whose way changes nothing are opened one after another in one house, and each person's in one page. */
export const test = base.extend<Fixtures, { sharedHouses: SharedHouses }>({
  sharedHouses: [
    async ({ browser, street, worlds }, use) => {
      const all: SharedHouse[] = []
      await use({
        async find(screen) {
          const isLike = ({ wishes }: SharedHouse) => wishes.world === screen.world && wishes.prepare === screen.prepare
          const known = all.find(isLike)
          if (known) return known
          const shared = { wishes: screen, house: await buildHouse(browser, street, worlds, screen), pages: new Map() }
          all.push(shared)
          return shared
        },
      })
      for (const { house } of all) await house.close()
    },
    { scope: 'worker' },
  ],
  openScreen: async ({ openHouse, sharedHouses }, use) => {
    const ends: (() => Promise<unknown> | void)[] = []
    await use(async (screen) => {
      const isAlone = screen.changes || screen.mail || screen.world === 'first-day'
      if (isAlone) {
        const house = await openHouse(screen)
        return goTo(screen, house, await openPage(screen, house))
      }
      const { house, pages } = await sharedHouses.find(screen)
      ends.push(house.check)
      if (screen.before || screen.options) {
        const page = await openPage(screen, house)
        ends.unshift(() => page.context().close())
        return goTo(screen, house, page)
      }
      const page = pages.get(screen.who) ?? (await openPage(screen, house))
      if (pages.has(screen.who)) await cleanUp(page)
      pages.set(screen.who, page)
      return goTo(screen, house, page)
    })
    for (const end of ends) await end()
  },
})

const openPage = ({ who, options }: Screen, house: House) =>
  who ? house.person(who, { viewport: smallPhone, ...options }) : house.visitor({ viewport: smallPhone, ...options })

/** Makes a page of a screen before as good as new. */
async function cleanUp(page: Page) {
  await page.unrouteAll()
  await page.evaluate('localStorage.clear(), sessionStorage.clear()')
  await page.emulateMedia({ colorScheme: null, forcedColors: null })
  await page.setViewportSize(smallPhone)
}

async function goTo({ path, before, act, complaints = [] }: Screen, house: House, page: Page): Promise<Page> {
  for (const words of complaints) house.expectComplaint(words)
  await before?.(page)
  await page.goto(typeof path === 'string' ? path : path(house))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await act?.(page)
  return page
}
