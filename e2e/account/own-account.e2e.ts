import { crc32, deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { goHome, signIn, toastOn, updatesOn } from '../on-page/find-on-page.ts'
import { castPassword } from '../test-app/cast.ts'
import { expect, test } from '../test-app/test-app.ts'

const newPassword = 'nine loud magpies'
const firefoxOnWindows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

test('after a person changes their name, other members see the new name @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const ruth = await testApp.person('grandmother')
  await ruth.goto('/account')
  await ruth.getByLabel('First name').fill('')
  await ruth.getByRole('button', { name: 'Save name' }).click()
  await expect(ruth.getByLabel('First name')).toHaveAccessibleDescription('Required')
  await ruth.getByLabel('First name').fill('Gran')
  await ruth.getByRole('button', { name: 'Save name' }).click()
  await expect(toastOn(ruth)).toHaveText('Name saved')

  const nora = await testApp.person('mother')
  await nora.goto('/family')
  await expect(nora.getByRole('main').getByText('Gran', { exact: true })).toBeVisible()
})

test('a chosen theme applies from the first paint, after a reload and in another browser @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const ruth = await testApp.person('grandmother')
  await ruth.goto('/account')
  const page = ruth.locator('html')
  await expect(page).not.toHaveAttribute('data-theme')
  await ruth.getByRole('radio', { name: /^Dim/ }).click()
  await expect(page).toHaveAttribute('data-theme', 'dim')
  await expect(toastOn(ruth)).toHaveText('Theme saved')

  // The HTML from the server already has the theme, before any script runs.
  expect(await (await ruth.request.get('/')).text()).toMatch(/<html[^>]* data-theme="dim"/)
  await ruth.reload()
  await expect(page).toHaveAttribute('data-theme', 'dim')
  const elsewhere = await testApp.visitor()
  await signIn(elsewhere, 'grandmother')
  await expect(elsewhere.locator('html')).toHaveAttribute('data-theme', 'dim')
})

test('if a theme cannot be saved, the page returns to the previous theme @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 503/)
  const ruth = await testApp.person('grandmother')
  await ruth.goto('/account')
  await ruth.route('**/api/account', (route) => route.fulfill({ status: 503, body: '' }))
  await ruth.getByRole('radio', { name: /^Dark/ }).click()
  await expect(toastOn(ruth)).toContainText('Theme not saved')
  await expect(ruth.locator('html')).not.toHaveAttribute('data-theme')
  await expect(ruth.getByRole('radio', { name: 'Same as the device', exact: true })).toBeChecked()
})

test('a person who leaves the page while a theme is being saved is still told if it cannot be saved', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 503/)
  const ruth = await testApp.person('grandmother')
  await ruth.goto('/account')
  const hasLeft = Promise.withResolvers<void>()
  await ruth.route('**/api/account', async (route) => {
    await hasLeft.promise
    await route.fulfill({ status: 503, body: '' })
  })
  await ruth.getByRole('radio', { name: /^Dark/ }).click()
  await goHome(ruth)
  await expect(updatesOn(ruth).first()).toBeVisible()
  hasLeft.resolve()
  await expect(toastOn(ruth)).toContainText('Theme not saved')
  await expect(ruth.locator('html')).not.toHaveAttribute('data-theme')
})

test('if a person quickly chooses two themes, the page shows the second one while both are being saved @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const ruth = await testApp.person('grandmother')
  await ruth.goto('/account')
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let sent = 0
  await ruth.route('**/api/account', async (route) => {
    await answers[sent++]?.promise
    await route.continue()
  })
  await ruth.getByRole('radio', { name: /^Dark/ }).click()
  await ruth.getByRole('radio', { name: /^Light/ }).click()
  const page = ruth.locator('html')
  await expect(page).toHaveAttribute('data-theme', 'light')
  answers[0]?.resolve()
  await expect.poll(() => sent).toBe(2)
  await expect(page).toHaveAttribute('data-theme', 'light')
  answers[1]?.resolve()
  await expect(toastOn(ruth)).toHaveText('Theme saved')
  await expect(page).toHaveAttribute('data-theme', 'light')
})

test('a person who chooses US units sees them on home, and others still see metric ones @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const [ruth, ben] = [await testApp.person('grandmother'), await testApp.person('friend')]
  await ruth.goto('/account')
  await ruth.getByRole('radio', { name: /^US/ }).click()
  await expect(toastOn(ruth)).toHaveText('Units saved')
  await ruth.getByRole('link', { name: 'Home' }).click()
  await expect(ruth.getByRole('main').getByText('3 lb 7 oz', { exact: true })).toBeVisible()
  await ben.goto('/')
  await expect(ben.getByRole('main').getByText('1.56 kg', { exact: true })).toBeVisible()
})

test('a person changes their email with the password, and then signs in with the new email @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 400/)
  const ruth = await testApp.person('grandmother')
  await ruth.goto('/account')
  await ruth.getByRole('button', { name: 'Change email' }).click()
  await expect(ruth.getByLabel('New email')).toBeFocused()
  await ruth.getByLabel('New email').fill('gran@nestling.example')
  await ruth.getByRole('textbox', { name: 'Your password' }).fill('not her password')
  await ruth.getByRole('button', { name: 'Save email' }).click()
  await expect(ruth.getByRole('textbox', { name: 'Your password' })).toHaveAccessibleDescription(
    /That is not your current password.$/,
  )
  await ruth.getByRole('textbox', { name: 'Your password' }).fill(castPassword)
  await ruth.getByRole('button', { name: 'Save email' }).click()
  await expect(toastOn(ruth)).toContainText('Email saved')
  await expect(ruth.getByText('gran@nestling.example', { exact: true })).toBeVisible()

  const elsewhere = await testApp.visitor()
  await elsewhere.goto('/sign-in')
  await elsewhere.getByLabel('Username').fill('gran@nestling.example')
  await elsewhere.getByRole('textbox', { name: 'Password' }).fill(castPassword)
  await elsewhere.getByRole('button', { name: 'Sign In' }).click()
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Week 30')
})

test('changing the password signs out the person’s other browsers, but not this one @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const [ruth, elsewhere] = [await testApp.person('grandmother'), await testApp.visitor()]
  await signIn(elsewhere, 'grandmother')
  await ruth.goto('/account')
  await ruth.getByRole('button', { name: 'Change password' }).click()
  await ruth.getByRole('textbox', { name: 'Current password' }).fill(castPassword)
  await ruth.getByRole('textbox', { name: 'New password' }).fill(newPassword)
  await ruth.getByRole('button', { name: 'Save password' }).click()
  await expect(toastOn(ruth)).toContainText('Password saved')
  await expect(ruth.getByRole('list', { name: 'Devices' }).getByRole('listitem')).toHaveCount(1)

  await elsewhere.goto('/')
  await expect(elsewhere.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await ruth.reload()
  await expect(ruth.getByRole('heading', { level: 1 })).toHaveText('Your account')
})

test('a person signs out another of their devices on the account page', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const [ruth, elsewhere] = [
    await testApp.person('grandmother'),
    await testApp.visitor({ userAgent: firefoxOnWindows }),
  ]
  await signIn(elsewhere, 'grandmother')
  await ruth.goto('/account')
  const devices = ruth.getByRole('list', { name: 'Devices' }).getByRole('listitem')
  await expect(devices.filter({ hasText: 'This device' })).toContainText('In use now')
  const other = devices.filter({ hasText: 'Firefox on Windows' })
  await other.getByRole('button', { name: 'Sign out Firefox on Windows' }).click()
  await expect(toastOn(ruth)).toHaveText(/^Signed out\s*Firefox on Windows$/)
  await expect(other).toHaveCount(0)
  await elsewhere.goto('/')
  await expect(elsewhere.getByRole('link', { name: 'Sign In' })).toBeVisible()
})

test('if the devices fail to load, a retry shows them @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 503.*sessions/)
  const ruth = await testApp.person('grandmother')
  await ruth.route('**/api/**/sessions', (route) => route.fulfill({ status: 503, body: 'down' }))
  await ruth.goto('/account')
  await expect(ruth.getByText('Your devices could not be loaded.')).toBeVisible()

  await ruth.unroute('**/api/**/sessions')
  await ruth.getByRole('button', { name: 'Try again' }).click()
  await expect(ruth.getByRole('list', { name: 'Devices' })).toBeVisible()
})

test('the devices and the sign-in activity show a sign-in elsewhere when they are opened again @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const [nora, elsewhere] = [await testApp.person('mother'), await testApp.visitor({ userAgent: firefoxOnWindows })]
  const devices = nora.getByRole('list', { name: 'Devices' }).getByRole('listitem')
  const activity = nora.getByRole('region', { name: 'Sign-in activity' })
  const settings = nora.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' })
  await nora.goto('/account')
  await expect(devices.filter({ hasText: 'This device' })).toBeVisible()
  await expect(devices.filter({ hasText: 'Firefox on Windows' })).toHaveCount(0)
  await settings.click()
  await expect(activity).toContainText('Nothing yet.')
  await goHome(nora)
  await expect(updatesOn(nora).first()).toBeVisible()

  await signIn(elsewhere, 'mother')
  await settings.click()
  await expect(activity).toContainText('Nora signed in')
  await nora.getByRole('button', { name: 'Menu' }).click()
  // The admin panel behind the menu has a link with the same text.
  await nora.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Your account' }).click()
  await expect(devices.filter({ hasText: 'Firefox on Windows' })).toHaveCount(1)
})

test('a person previews a profile picture before saving it, and the family then sees it', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const ruth = await testApp.person('grandmother')
  await ruth.goto('/account')
  await choosePicture(ruth)
  await expect(ruth.getByText('This is how others will see you.')).toBeVisible()
  await ruth.getByRole('button', { name: 'Save picture' }).click()
  await expect(toastOn(ruth)).toHaveText('Picture saved')

  const nora = await testApp.person('mother')
  await nora.goto('/')
  const face = nora.getByRole('list', { name: 'Connected' }).getByRole('img', { name: 'Ruth' }).locator('img')
  await expect(face).toHaveAttribute('src', /^\/api\/portraits\//)
  await expect(face).toHaveJSProperty('naturalWidth', 256)

  await ruth.getByRole('button', { name: 'Remove' }).click()
  await expect(toastOn(ruth)).toHaveText('Picture removed')
})

test('a file that is not a picture is refused with a message @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 415|ERR_FILE_NOT_FOUND|blob:/)
  const ruth = await testApp.person('grandmother')
  await ruth.goto('/account')
  const picture = { name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('Dear Ruth') }
  await ruth.getByLabel('Picture', { exact: true }).setInputFiles(picture)
  await ruth.getByRole('button', { name: 'Save picture' }).click()
  await expect(toastOn(ruth)).toContainText('Picture not saved')
  await expect(toastOn(ruth)).toContainText('That file is not a picture that Nestling can read.')
})

test('a person without a journey still has an account page @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const theo = await testApp.person('stranger')
  await theo.goto('/access-denied')
  // Wait for the responses that arrive last. Otherwise requests could be open at the sign-out, and be refused.
  const hasLoaded = Promise.all(
    ['second-step', 'passkeys', 'deletion-preview'].map((part) =>
      theo.waitForResponse((answer) => answer.url().endsWith(`/api/account/${part}`)),
    ),
  )
  await theo.getByRole('link', { name: 'Your account' }).click()
  await expect(theo.getByRole('heading', { level: 1 })).toHaveText('Your account')
  await hasLoaded
  await theo.getByRole('link', { name: 'Sign Out', exact: true }).click()
  await expect(theo.getByRole('link', { name: 'Sign In' })).toBeVisible()
})

const choosePicture = (page: Page) =>
  page
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: paintPng(300, 200) })

/** A PNG in one colour. */
function paintPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from([200, 120, 80]))])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
