import type { Page } from '@playwright/test'
import { messageOf, samplePush } from '#features/push/fixtures.ts'
import { toastOn, typeCredentials } from '../on-page/find-on-page.ts'
import { deliverPush, dropSubscription, openPushService, whenWorkerIsReady } from '../on-page/push-service.ts'
import { expect, test } from '../test-app/test-app.ts'

const cardOn = (page: Page) => page.getByRole('region', { name: 'Notifications on this device' })

async function turnOn(page: Page) {
  await page.goto('/account')
  await whenWorkerIsReady(page)
  await cardOn(page).getByRole('button', { name: 'Turn on notifications' }).click()
  await expect(cardOn(page).getByRole('button', { name: 'Turn off' })).toBeVisible()
}

const waitForRenewal = (page: Page) =>
  page.waitForResponse(
    (response) => response.url().endsWith('/api/push/devices') && response.request().method() === 'PUT',
  )

/** Makes `getRegistration` wait, as on a slow device, until the returned function is called. */
async function holdRegistration(page: Page) {
  await page.evaluate(`{
    const workers = navigator.serviceWorker
    const released = new Promise((release) => { window.releaseRegistration = release })
    const getRegistration = workers.getRegistration.bind(workers)
    workers.getRegistration = () => released.then(() => getRegistration())
  }`)
  return () => page.evaluate('window.releaseRegistration()')
}

test('a person turns notifications on, sends a test, and turns them off', async ({ openTestApp }) => {
  const testApp = await openTestApp({ network: true })
  const ruth = await testApp.person('grandmother')
  await openPushService(ruth)
  await turnOn(ruth)
  await expect(cardOn(ruth)).toContainText('only this device can read them')

  testApp.expectProblem(/a notification could not be sent/)
  await cardOn(ruth).getByRole('button', { name: 'Send a test' }).click()
  await expect(toastOn(ruth)).toContainText('Test sent')
  await expect.poll(() => testApp.countProblems(/a notification could not be sent/), { timeout: 30_000 }).toBe(1)

  await cardOn(ruth).getByRole('button', { name: 'Turn off' }).click()
  await expect(cardOn(ruth).getByRole('button', { name: 'Turn on notifications' })).toBeVisible()
  await ruth.reload()
  await expect(cardOn(ruth).getByRole('button', { name: 'Turn on notifications' })).toBeVisible()
})

test('a person who refuses notifications reads how to allow them again @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp({ network: true })
  const ruth = await testApp.person('grandmother')
  await openPushService(ruth, 'denied')
  await ruth.goto('/account')
  await cardOn(ruth).getByRole('button', { name: 'Turn on notifications' }).click()
  await expect(toastOn(ruth)).toContainText('Notifications are still off')
  await expect(cardOn(ruth)).toContainText('Click the icon left of the address, and turn Notifications on.')
})

test('the service worker shows a notification that the server sent @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp({ network: true })
  const ruth = await testApp.person('grandmother')
  await openPushService(ruth)
  await turnOn(ruth)
  // Omit the badge, because test browsers crash when the number on the app’s icon is set.
  const { app_badge: _, ...message } = messageOf(testApp.address)
  const shown = await deliverPush(ruth, JSON.stringify(message))
  const { title, body, tag, path } = samplePush
  expect(shown).toMatchObject({ title, body, tag, data: { path } })
})

test('a browser that lost its subscription subscribes again by itself at the next visit @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ network: true })
  const ruth = await testApp.person('grandmother')
  await openPushService(ruth)
  await turnOn(ruth)
  await dropSubscription(ruth)
  const renewed = waitForRenewal(ruth)
  await ruth.reload()
  expect((await renewed).status()).toBe(200)
  await ruth.reload()
  await expect(cardOn(ruth).getByRole('button', { name: 'Turn off' })).toBeVisible()
})

test('after a phone’s notifications are turned off on a laptop, the phone’s next visit does not turn them on @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ network: true })
  const phone = await testApp.person('grandmother')
  await openPushService(phone)
  await turnOn(phone)
  const laptop = await testApp.visitor()
  await laptop.goto('/sign-in#/account')
  await typeCredentials(laptop, 'grandmother')
  await laptop.getByRole('button', { name: 'Sign In' }).click()
  const devices = cardOn(laptop).getByRole('list', { name: 'Devices with notifications' })
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  const releaseRegistration = await holdRegistration(laptop)
  await devices.getByRole('button', { name: /^Remove/ }).click()
  await expect(devices).toHaveCount(0)
  await releaseRegistration()
  await expect(toastOn(laptop)).toContainText('No more notifications')

  testApp.expectProblem(/status of 409/)
  const refused = waitForRenewal(phone)
  await phone.reload()
  expect((await refused).status()).toBe(409)
  await expect(cardOn(phone).getByRole('button', { name: 'Turn on notifications' })).toBeVisible()
})
