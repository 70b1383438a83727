/** Locators by role and visible text, and actions that many tests share. */
import { expect, type Locator, type Page } from '@playwright/test'
import { type CastName, cast, castPassword } from '../test-app/cast.ts'

/** Every visible toast; there must never be two. */
export const toastOn = (page: Page): Locator =>
  page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem')

/** The page's root, until the app has hydrated it or shows an error. */
export const awaitingApp = (page: Page): Locator => page.locator('#root[data-awaits-app]:not(:has([role=alert]))')

export const updatesOn = (page: Page): Locator =>
  page.getByRole('region', { name: 'Recent Updates' }).getByRole('listitem')

export const wishesOn = (page: Page): Locator => page.getByRole('list', { name: 'Wishes' }).getByRole('listitem')

/** One wish, by its name or a part of it. */
export const wishOn = (page: Page, name: string): Locator =>
  wishesOn(page).filter({ has: page.getByRole('heading', { name }) })

export const appointmentOn = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title })

export const uploadDialogOn = (page: Page): Locator => page.getByRole('dialog', { name: /^Add (a photo|photos)$/ })

/** The row of a member in the admin panel, by the email. */
export const memberOn = (page: Page, email: string): Locator =>
  page.getByRole('list', { name: 'Members' }).getByRole('listitem').filter({ hasText: email })

/** Opens the menu, and returns its links: those to pages, then Sign Out. */
export async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Menu' }).click()
  return page.getByRole('navigation', { name: 'All pages' }).getByRole('link')
}

/** The value under a term such as "Due date". */
export const valueUnder = (page: Page, term: string): Locator =>
  page.getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::*[1]')

export async function typeCredentials(page: Page, name: CastName, password: string = castPassword) {
  await page.getByLabel('Username').fill(cast[name].email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
}

export async function signIn(page: Page, name: CastName) {
  await page.goto('/sign-in')
  await typeCredentials(page, name)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('/')
}

export type NewPerson = { firstName: string; lastName?: string; email?: string; password?: string }

/** Fills in the form that an invitation shows to a person without an account. */
export async function fillInRegistration(page: Page, { firstName, lastName, email, password }: NewPerson) {
  await page.getByLabel('First name').fill(firstName)
  if (lastName !== undefined) await page.getByLabel('Last name').fill(lastName)
  if (email !== undefined) await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password ?? castPassword)
}

/** Stops the page's clock, which the test then advances. */
export async function stopTime(page: Page) {
  await page.clock.install()
  // Ten seconds ahead, because the clock can only be stopped at a time in the future.
  await page.clock.pauseAt(Date.now() + 10_000)
}

/** Advances the stopped clock in steps of 5 ms until the target is there. Returns how many milliseconds passed. */
export async function advanceUntilVisible(page: Page, target: Locator): Promise<number> {
  let passed = 0
  for (; (await target.count()) === 0; passed += 5) await page.clock.runFor(5)
  return passed
}

/** Returns a function that says whether the page has started to navigate to the sign-in address. */
export function watchForLogin(page: Page): () => Promise<boolean> {
  let isLeaving = false
  page.on('request', (request) => {
    isLeaving ||= new URL(request.url()).pathname === '/api/login'
  })
  return async () => {
    // By the time this request is answered, all earlier requests of the page have been reported.
    await page.evaluate(`fetch('/robots.txt').then(() => null)`)
    return isLeaving
  }
}

/** Makes a page believe that it is hidden, so it does not follow what others change. Call this before opening the page. */
export const disableLiveUpdates = (page: Page) =>
  page.addInitScript({ content: `Object.defineProperty(Document.prototype, 'hidden', { get: () => true })` })

/** Deletes the session cookie after the bell has loaded. Otherwise the bell’s request would be the first to get a 401. */
export async function deleteSessionCookie(page: Page) {
  await expect(page.locator('header a[href="/news"]:not([aria-busy])')).toBeAttached()
  await page.context().clearCookies()
}

/** The page's path, with its query and hash. */
export const pathOf = (page: Page): string => page.url().slice(new URL(page.url()).origin.length)

/** Opens a page that needs no data of the journey. If home is opened from there, it has to request all its data. */
export async function openOtherPage(page: Page) {
  // This opens the "not found" page. Its status 404 would count as a problem, so it is changed to 200.
  await page.route('**/nowhere', async (route) => route.fulfill({ response: await route.fetch(), status: 200 }))
  // Wait for all parts of the page, because a test may cut the connection next.
  await page.goto('/nowhere', { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).waitFor()
}

export const goHome = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()

/** The word for an element's computed colour: `green` for `rgb(35, 80, 47)`. */
export async function colourOf(locator: Locator, property: 'color' | 'border-top-color' = 'color'): Promise<string> {
  const css = await locator.evaluate(
    (element, name) => element.ownerDocument.defaultView.getComputedStyle(element).getPropertyValue(name),
    property,
  )
  const [red = 0, green = 0, blue = 0] = [...css.matchAll(/[\d.]+/g)].map(Number)
  const most = Math.max(red, green, blue)
  const least = Math.min(red, green, blue)
  if (most - least < 20) return 'grey'
  if (most === blue) return 'blue'
  if (most === green) return 'green'
  // Yellow is red with a lot of green.
  return (green - least) / (most - least) > 0.4 ? 'yellow' : 'red'
}
