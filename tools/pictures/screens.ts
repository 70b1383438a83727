/** The screens in docs/pictures/screens: for each, who is signed in, the page, and what is done on it. */
import type { Page } from '@playwright/test'
import type { World } from '#app/server/seed/seed-world.ts'
import type { CastName } from '#features/sign-in/fixtures.ts'
import { offerInstall } from '../../e2e/on-page/install-prompt.ts'
import { type DemoApp, knownCode } from './demo-app.ts'

export const worlds = { week30: 'week-30', firstDay: 'first-day', empty: null } satisfies Record<string, World | null>

export type Screen = {
  name: string
  /** The demo data; `week30` by default. */
  world?: keyof typeof worlds
  /** The person who is signed in; nobody by default. */
  who?: CastName
  path: string | ((app: DemoApp) => string)
  /** What is done on the page before the picture is taken. */
  act?: (page: Page) => Promise<unknown>
  theme?: 'dark' | 'dim'
  isWide?: boolean
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

/** Presses a button and waits for the dialog that it opens. */
const openDialog = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page)
  await page.getByRole('dialog').waitFor()
}

/** Scrolls to the part of the page with this name. */
const scrollTo = (name: string | RegExp) => async (page: Page) => {
  const part = page.getByRole('region', { name }).first()
  await part.waitFor()
  await page.waitForLoadState('networkidle')
  await part.evaluate((element) => {
    element.style.scrollMarginBlockStart = '16px'
    element.scrollIntoView({ block: 'start', behavior: 'instant' })
  })
}

const showInstallOffer = async (page: Page) => {
  await offerInstall(page)
  await page.getByRole('region', { name: 'Install Nestling' }).waitFor()
}

const openGrowth = async (page: Page) => {
  await press('Show the growth chart')(page)
  await scrollTo(/growth/i)(page)
}

const mother = { who: 'mother' } as const

export const screens: readonly Screen[] = [
  { name: 'set-up', world: 'empty', path: ({ setUpPath }) => setUpPath ?? '/set-up' },
  { name: 'set-up-journey', world: 'firstDay', ...mother, path: '/set-up' },
  { name: 'home-first-day', world: 'firstDay', ...mother, path: '/' },
  { name: 'album-empty', world: 'firstDay', ...mother, path: '/album' },
  { name: 'appointments-empty', world: 'firstDay', ...mother, path: '/appointments' },
  { name: 'contacts-empty', world: 'firstDay', ...mother, path: '/contacts' },
  { name: 'wishlist-empty', world: 'firstDay', ...mother, path: '/wishlist' },
  { name: 'trash-empty', world: 'firstDay', ...mother, path: '/trash' },
  { name: 'sign-in', path: '/sign-in' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'invitation', path: `/?invite=${knownCode}` },
  { name: 'access-denied', who: 'stranger', path: '/access-denied' },
  { name: 'home', ...mother, path: '/' },
  { name: 'home-dark', ...mother, path: '/', theme: 'dark' },
  { name: 'home-wide', ...mother, path: '/', isWide: true },
  { name: 'home-updates', ...mother, path: '/', act: scrollTo('Recent Updates') },
  { name: 'comments', ...mother, path: '/', act: openDialog('2 comments') },
  { name: 'menu', ...mother, path: '/', act: openDialog('Menu') },
  { name: 'install', ...mother, path: '/', act: showInstallOffer },
  { name: 'share-update', ...mother, path: '/', act: openDialog('Add Update') },
  { name: 'guide', ...mother, path: '/guide' },
  { name: 'guide-wide', ...mother, path: '/guide', isWide: true },
  { name: 'baby', ...mother, path: '/guide', act: scrollTo('Pip in week 30') },
  { name: 'baby-dim', ...mother, path: '/guide', act: scrollTo('Pip in week 30'), theme: 'dim' },
  { name: 'growth', ...mother, path: '/guide', act: openGrowth },
  { name: 'contractions-dim', ...mother, path: '/labour', theme: 'dim' },
  { name: 'movements', ...mother, path: '/movements' },
  { name: 'album', ...mother, path: '/album' },
  { name: 'album-wide', ...mother, path: '/album', isWide: true },
  { name: 'photo', ...mother, path: '/album', act: openDialog(/^Photo 3 of 8/) },
  { name: 'appointments', ...mother, path: '/appointments' },
  { name: 'contacts', ...mother, path: '/contacts' },
  { name: 'wishlist', ...mother, path: '/wishlist' },
  { name: 'wishlist-wide', ...mother, path: '/wishlist', isWide: true },
  { name: 'family', ...mother, path: '/family' },
  { name: 'share', ...mother, path: '/share' },
  { name: 'admin', ...mother, path: '/admin' },
  { name: 'admin-wide', ...mother, path: '/admin', isWide: true },
  { name: 'journey-state', ...mother, path: '/admin', act: scrollTo('How the journey goes on') },
  { name: 'birth', ...mother, path: '/admin', act: openDialog('Our baby is here') },
  { name: 'account', who: 'grandmother', path: '/account' },
  { name: 'no-such-page', ...mother, path: '/nowhere' },
]
