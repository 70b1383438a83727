import {
  advanceUntilVisible,
  deleteSessionCookie,
  pathOf,
  stopTime,
  toastOn,
  typeCredentials,
  updatesOn,
  watchForLogin,
} from '../on-page/find-on-page.ts'
import { expect, test } from '../test-app/test-app.ts'

const protectedPages = [
  '/appointments',
  '/guide',
  '/album',
  '/contacts',
  '/family',
  '/share',
  '/admin',
  '/account',
  '/trash',
]

test('every protected page except the wishlist sends a visitor to the sign-in page after 500 ms @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  for (const path of protectedPages) {
    const visitor = await testApp.visitor()
    await stopTime(visitor)
    await visitor.goto(path)
    await expect(visitor.getByText('Taking you to the sign-in page')).toBeVisible()
    const isLeaving = watchForLogin(visitor)
    const passed = await advanceUntilVisible(visitor, toastOn(visitor))
    await expect(toastOn(visitor)).toHaveText(/^Unauthorized\s*You are logged out. Logging in again...$/)
    await visitor.clock.runFor(499 - passed)
    expect(pathOf(visitor)).toBe(path)
    expect(await isLeaving()).toBe(false)
    await visitor.clock.runFor(1)
    await visitor.waitForURL(/\/sign-in/)
  }
})

test('the wishlist shows a visitor a message of its own, and the sign-in page 1500 ms later', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const visitor = await testApp.visitor()
  await stopTime(visitor)
  await visitor.goto('/wishlist')
  await expect(visitor.getByText('Taking you to the sign-in page')).toBeVisible()
  const isLeaving = watchForLogin(visitor)
  const passed = await advanceUntilVisible(visitor, toastOn(visitor))
  await expect(toastOn(visitor)).toHaveText(/^Authentication Required/)
  await visitor.clock.runFor(1499 - passed)
  expect(pathOf(visitor)).toBe('/wishlist')
  expect(await isLeaving()).toBe(false)
  await visitor.clock.runFor(1)
  await visitor.waitForURL(/\/sign-in/)
})

test('after signing in, a visitor gets the page that they asked for, but never another site', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const visitor = await testApp.visitor()
  const signIn = async () => {
    await typeCredentials(visitor, 'mother')
    await visitor.getByRole('button', { name: 'Sign In' }).click()
  }
  await visitor.goto('/guide?week=12')
  await visitor.waitForURL(/\/sign-in/)
  await signIn()
  await expect(visitor).toHaveURL('/guide?week=12')
  await expect(visitor.getByRole('tab').first()).toBeVisible()

  await visitor.goto('/sign-in#/contacts')
  await expect(visitor).toHaveURL('/contacts')
  await visitor.waitForLoadState('networkidle')
  await visitor.context().clearCookies()
  await visitor.goto('/sign-in#//evil.example/guide')
  await signIn()
  await expect(visitor).toHaveURL('/')
})

test('if the session ends while an update is being written, its text is there again after signing in @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 401/)
  const nora = await testApp.person('mother')
  await nora.clock.install()
  await nora.goto('/')
  await nora.getByRole('button', { name: 'Add Update' }).click()
  await nora.getByLabel('What is new?').fill('A long letter about a small kick.')

  await deleteSessionCookie(nora)
  await nora.clock.pauseAt(Date.now() + 60_000)
  const refusal = nora.waitForResponse(/updates$/)
  await nora.getByRole('button', { name: 'Share Update' }).click()
  await refusal
  const isLeaving = watchForLogin(nora)
  const passed = await advanceUntilVisible(nora, toastOn(nora))
  await expect(toastOn(nora)).toHaveText(/^Session Expired\s*Please log in again to continue.$/)
  await nora.clock.runFor(1499 - passed)
  expect(pathOf(nora)).toBe('/')
  expect(await isLeaving()).toBe(false)
  await nora.clock.runFor(1 + passed)
  await nora.waitForURL(/\/sign-in/)
  await nora.clock.resume()

  await typeCredentials(nora, 'mother')
  await nora.getByRole('button', { name: 'Sign In' }).click()
  await nora.waitForURL('/')
  await nora.getByRole('button', { name: 'Add Update' }).click()
  await expect(nora.getByLabel('What is new?')).toHaveValue('A long letter about a small kick.')
  await nora.getByRole('button', { name: 'Share Update' }).click()
  await expect(updatesOn(nora).first()).toContainText('A long letter about a small kick.')

  await nora.getByRole('button', { name: 'Add Update' }).click()
  await expect(nora.getByLabel('What is new?')).toHaveValue('')
})

test('if the session has ended, the admin panel shows "Unauthorized" and the sign-in page opens 500 ms later @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 401/)
  const nora = await testApp.person('mother')
  await nora.clock.install()
  await nora.goto('/admin')
  // Wait until the panel has loaded. Otherwise one of its own requests would be refused before the request of the button.
  await nora.getByText('Nothing yet. Sign-ins and new passwords appear here.').waitFor()
  await nora.getByRole('list', { name: 'Codes and invitations' }).waitFor()
  await nora.getByRole('list', { name: 'Members' }).waitFor()
  await nora.getByRole('button', { name: 'Save who can see what' }).waitFor()
  await nora.getByLabel('Baby’s nickname').fill('Pippa')
  await deleteSessionCookie(nora)
  await nora.clock.pauseAt(Date.now() + 60_000)
  const refusal = nora.waitForResponse(/pregnancies/)
  await nora.getByRole('button', { name: 'Save settings' }).click()
  await refusal
  const isLeaving = watchForLogin(nora)
  const passed = await advanceUntilVisible(nora, toastOn(nora))
  await expect(toastOn(nora)).toHaveText(/^Unauthorized\s*You are logged out. Logging in again...$/)
  await nora.clock.runFor(499 - passed)
  expect(pathOf(nora)).toBe('/admin')
  expect(await isLeaving()).toBe(false)
  await nora.clock.runFor(1 + passed)
  await nora.waitForURL(/\/sign-in/)
})

for (const name of ['friend', 'grandmother'] as const)
  test(`the ${name}, who is not an admin, is sent home from the admin panel after one second`, async ({
    openTestApp,
  }) => {
    const testApp = await openTestApp()
    const person = await testApp.person(name)
    await stopTime(person)
    await person.goto('/admin', { waitUntil: 'commit' })
    // The clock advances in steps of 5 ms, so up to 5 ms may pass after the page appears.
    await advanceUntilVisible(person, person.getByText('Taking you home'))
    const passed = await advanceUntilVisible(person, toastOn(person))
    await expect(toastOn(person)).toHaveText(/^Access Denied\s*Admin access required$/)
    await person.clock.runFor(994 - passed)
    expect(pathOf(person)).toBe('/admin')
    await expect(person.getByText('Pregnancy settings')).toHaveCount(0)
    await person.clock.runFor(6)
    await expect.poll(() => pathOf(person)).toBe('/')
    await person.clock.resume()
    await expect(person.getByRole('heading', { level: 1 })).toHaveText('Week 30')
  })

test('/share shows "Access Denied" and a link home to family and guests @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  for (const name of ['grandmother', 'friend'] as const) {
    const person = await testApp.person(name)
    await person.goto('/share')
    await expect(person.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
    await expect(person.getByRole('button', { name: 'Create invite code' })).toHaveCount(0)
    await person.getByRole('main').getByRole('link', { name: 'Go home' }).click()
    await expect(person.getByRole('heading', { level: 1 })).toHaveText('Week 30')
  }
})

test('a visitor can open the landing page, the sign-in page and the access-denied page @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const visitor = await testApp.visitor()
  for (const [path, words] of [
    ['/', 'Sign In'],
    ['/sign-in', 'Forgot your password?'],
    ['/access-denied', 'Go Back'],
  ] as const) {
    await visitor.goto(path)
    await expect(visitor.getByRole('link', { name: words })).toBeVisible()
    expect(pathOf(visitor)).toBe(path)
  }
})
