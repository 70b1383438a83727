/** Every screen of the product with what may lie over it, and the way there. */
import type { BrowserContextOptions, Page } from '@playwright/test'
import type { House, test } from './house.ts'
import type { CastName } from './people.ts'
import { toastOn } from './sights.ts'

type OpenHouse = Parameters<Parameters<typeof test>[2]>[0]['openHouse']
type Opened = { house: House; page: Page }
type Screen = {
  name: string
  open(openHouse: OpenHouse, options: BrowserContextOptions): Promise<Opened>
  /** What the browser rightly complains about on the way. */
  complaints?: RegExp[]
}

type Way = {
  who?: CastName
  world?: 'first-day' | null
  path: string | ((house: House) => string)
  act?: (page: Page) => Promise<unknown>
}

const way =
  ({ who, world, path, act }: Way): Screen['open'] =>
  async (openHouse, options) => {
    const house = await openHouse(world === undefined ? {} : { world })
    const page = who ? await house.person(who, options) : await house.visitor(options)
    await page.goto(typeof path === 'string' ? path : path(house))
    await page.getByRole('heading', { level: 1 }).waitFor()
    await act?.(page)
    return { house, page }
  }

const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
}

const openDialog = (page: Page) => page.getByRole('button', { name: 'Add Update' }).click()

const shareNothing = async (page: Page) => {
  await openDialog(page)
  await page.getByLabel('Link to a picture').fill('nowhere')
  await page.getByRole('button', { name: 'Share Update' }).click()
  await page.getByText('Invalid url').waitFor()
}

/** A toast that stays as long as it has the focus. */
const signInWithNothing = async (page: Page) => {
  await page.getByRole('button', { name: 'Sign In' }).click()
  await toastOn(page).waitFor()
  await page.keyboard.press('F8')
}

const saveSettings = async (page: Page) => {
  await page.getByRole('button', { name: 'Save settings' }).click()
  await toastOn(page).waitFor()
  await page.keyboard.press('F8')
}

const continueWithNothing = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

export const screens: readonly Screen[] = [
  { name: 'the landing page', open: way({ path: '/' }) },
  { name: 'the landing page before the set-up', open: way({ world: null, path: '/' }) },
  { name: 'the set-up page without its address', open: way({ world: null, path: '/set-up' }) },
  {
    name: 'the first step of the set-up',
    open: way({ world: null, path: ({ setUpAddress }) => setUpAddress, act: continueWithNothing }),
  },
  { name: 'the second step of the set-up', open: way({ who: 'mother', world: 'first-day', path: '/set-up' }) },
  { name: 'the set-up page after the set-up', open: way({ path: '/set-up' }) },
  { name: 'the sign-in page', open: way({ path: '/sign-in' }) },
  { name: 'a refused sign-in and its toast', open: way({ path: '/sign-in', act: signInWithNothing }) },
  { name: 'the access-denied page', open: way({ who: 'stranger', path: '/access-denied' }) },
  { name: 'home', open: way({ who: 'mother', path: '/' }) },
  { name: 'home on the first day', open: way({ who: 'mother', world: 'first-day', path: '/' }) },
  { name: 'the menu', open: way({ who: 'mother', path: '/', act: openMenu }) },
  { name: 'the dialog for an update', open: way({ who: 'mother', path: '/', act: openDialog }) },
  { name: 'a refused update', open: way({ who: 'mother', path: '/', act: shareNothing }) },
  { name: 'the admin panel', open: way({ who: 'partner', path: '/admin' }) },
  { name: 'saved settings and their toast', open: way({ who: 'partner', path: '/admin', act: saveSettings }) },
  { name: 'the guide', open: way({ who: 'grandmother', path: '/guide' }) },
  { name: 'the share page of a guest', open: way({ who: 'friend', path: '/share' }) },
  { name: 'a page that is nowhere', open: way({ who: 'mother', path: '/nowhere' }), complaints: [/status of 404/] },
]
