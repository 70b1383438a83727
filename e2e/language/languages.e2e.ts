import type { Page } from '@playwright/test'
import { dueDate, weekLabel } from '#features/dashboard/client/texts/de.ts'
import { landingHeading, password, signIn, signInPageTitle, username } from '#features/sign-in/client/texts/de.ts'
import { notCurrentPassword, wrongCredentials } from '#features/sign-in/texts/de.ts'
import { required } from '#platform/shared/texts/de.ts'
import { phone, whenPrefetched } from '../on-page/cached-data.ts'
import { inLanguage } from '../test-app/prepare-state.ts'
import { expect, test } from '../test-app/test-app.ts'

const languageOf = (page: Page) => page.locator('html').getAttribute('lang')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const germanWeek = `${weekLabel} 30`
const bar = (page: Page, name: string) => page.getByRole('navigation', { name }).getByRole('link')

/** Chooses a language in the account, and waits until the page is in that language. */
async function chooseLanguage(page: Page, label: string, language: 'en' | 'de', heading: string) {
  await page.goto('/account')
  await page.getByLabel(label).selectOption(language)
  await expect(title(page)).toHaveText(heading)
}

test('a visitor whose browser prefers German sees the entrance in German', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const visitor = await testApp.visitor({ locale: 'de-DE' })
  await visitor.goto('/')
  await expect(title(visitor)).toHaveText(landingHeading)
  await visitor.getByRole('link', { name: signIn }).click()
  await expect(visitor).toHaveTitle(signInPageTitle)
  await visitor.reload()
  expect(await languageOf(visitor)).toBe('de')
  await visitor.getByLabel(username).fill('nobody@nestling.example')
  await visitor.getByRole('textbox', { name: password }).fill('nine loud magpies')
  testApp.expectProblem(/status of 401/)
  await visitor.getByRole('button', { name: signIn }).click()
  await expect(visitor.getByText(wrongCredentials, { exact: true })).toBeVisible()
})

test('a person who chooses German sees Nestling in German, whatever their browser prefers, and others do not', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await chooseLanguage(nora, 'Language', 'de', 'Dein Konto')
  expect(await languageOf(nora)).toBe('de')
  await bar(nora, 'Hauptseiten').filter({ hasText: 'Start' }).click()
  await expect(title(nora)).toHaveText(germanWeek)
  await nora.reload()
  await expect(title(nora)).toHaveText(germanWeek)
  await expect(nora.getByText(dueDate).first()).toBeVisible()

  const sam = await testApp.person('partner', { locale: 'de-DE' })
  await sam.goto('/')
  expect(await languageOf(sam)).toBe('en')
  await expect(bar(sam, 'Main').first()).toHaveText('Home')
})

test('the server says in German what is wrong in a form', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: inLanguage('de', 'mother') })
  testApp.expectProblem(/status of 400/)
  const nora = await testApp.person('mother')
  await nora.goto('/account')
  await nora.getByLabel('Vorname').fill('')
  await nora.getByRole('button', { name: 'Name speichern' }).click()
  await expect(nora.getByLabel('Vorname')).toHaveAccessibleDescription(required)
  await nora.getByRole('button', { name: 'Passwort ändern' }).click()
  await nora.getByLabel('Jetziges Passwort').fill('not my password')
  await nora.getByLabel('Neues Passwort').fill('nine loud magpies')
  await nora.getByRole('button', { name: 'Passwort speichern' }).click()
  await expect(nora.getByLabel('Jetziges Passwort')).toHaveAccessibleDescription(notCurrentPassword)
})

test('without a network, Nestling opens in the language that the person chose last', async ({ openTestApp }) => {
  const testApp = await openTestApp({ network: true, prepare: inLanguage('de', 'mother') })
  const nora = await testApp.person('mother', phone)
  await nora.goto('/')
  await whenPrefetched(nora)
  testApp.network.switchTo('offline')
  await nora.reload()
  await expect(title(nora)).toHaveText(germanWeek)
  await expect(nora.getByRole('status').filter({ hasText: 'Offline' })).toBeVisible()
  expect(await languageOf(nora)).toBe('de')

  testApp.network.switchTo('online')
  await chooseLanguage(nora, 'Sprache', 'en', 'Your account')
  // As after an update of Nestling, the new service worker takes over only after all pages of the old one are closed.
  const waiting = 'navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting?.scriptURL)'
  await expect.poll(() => nora.evaluate(waiting)).toBe(`${testApp.network.address}/worker.js`)
  const later = await nora.context().newPage()
  await nora.close()
  testApp.network.switchTo('offline')
  await later.goto('/')
  await expect(title(later)).toHaveText('Week 30')
  expect(await languageOf(later)).toBe('en')
})

test('without scripts, a person who chose German reads German', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: inLanguage('de', 'mother') })
  const nora = await testApp.person('mother', { ...phone, javaScriptEnabled: false })
  await nora.goto('/?plain')
  expect(await languageOf(nora)).toBe('de')
  await expect(title(nora)).toHaveText(germanWeek)
  await bar(nora, 'Hauptseiten').filter({ hasText: 'Kontakte' }).click()
  await expect(nora).toHaveTitle(/^Kontakte/)
})
