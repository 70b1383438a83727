import type { Page } from '@playwright/test'
import encodeQr from 'qrcode-generator'
import { pathOf, toastOn } from '../on-page/find-on-page.ts'
import { expect, test } from '../test-app/test-app.ts'

const codesOn = (page: Page) => page.getByRole('list', { name: 'Invite codes' }).locator('> li')

test('an admin creates an invite code, and each code shows how often it was used', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/share')
  await expect(codesOn(nora)).toHaveCount(1)
  await expect(codesOn(nora)).toContainText('2/10 used')

  await nora.getByRole('button', { name: 'Create invite code' }).click()
  await expect(toastOn(nora)).toHaveText('New invite code created!')
  await expect(codesOn(nora)).toHaveCount(2)
  await expect(codesOn(nora).first().getByRole('heading')).toHaveText(/^[A-Z]{4} [A-Z]{4}$/)
  await expect(codesOn(nora).first()).toContainText('0/10 used')
  await expect(codesOn(nora).first()).toContainText('For family')
})

test('an invite code can be for guests, work without a limit, and expire after some days @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/share')
  await nora.getByRole('button', { name: 'Choose role, uses and expiry' }).click()
  const dialog = nora.getByRole('dialog', { name: 'New invite code' })
  await dialog.getByLabel('Who joins with it').selectOption('Guest')
  await dialog.getByLabel('How many people').selectOption('No limit')
  await dialog.getByLabel('Days until it expires').fill('366')
  await dialog.getByRole('button', { name: 'Create invite code' }).click()
  await expect(dialog.getByLabel('Days until it expires')).toHaveAccessibleDescription(
    /Number must be less than or equal to 365$/,
  )
  await dialog.getByLabel('Days until it expires').fill('7')
  await dialog.getByRole('button', { name: 'Create invite code' }).click()

  await expect(toastOn(nora)).toHaveText('New invite code created!')
  await expect(dialog).toBeHidden()
  await expect(codesOn(nora).first()).toContainText('0/∞ used')
  await expect(codesOn(nora).first()).toContainText('For guests')
  await expect(codesOn(nora).first()).toContainText(/Until [A-Z][a-z]{2} \d{1,2}, \d{4}/)
})

test('if an invite code cannot be created or removed, the server’s message appears @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 503/)
  const nora = await testApp.person('mother')
  const sentence = 'Nestling cannot reach its data right now. Please try again in a moment.'
  await nora.goto('/share')
  await nora.route('**/api/invite-codes{,/*}', (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 503, json: { message: sentence, code: 'unavailable' } }),
  )
  await nora.getByRole('button', { name: 'Create invite code' }).click()
  await expect(toastOn(nora)).toContainText(`Failed to create invite code${sentence}`)
  await nora.getByRole('button', { name: /^Remove [A-Z]{4} [A-Z]{4}$/ }).click()
  await expect(toastOn(nora)).toContainText(`Failed to remove invite code${sentence}`)
  await expect(codesOn(nora)).toHaveCount(1)
})

test('a removed invite code disappears, and its link does not work', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/share')
  const code = await readCode(nora)
  await nora.getByRole('button', { name: /^Remove [A-Z]{4} [A-Z]{4}$/ }).click()
  await expect(toastOn(nora)).toHaveText('Invite code removed')
  await expect(codesOn(nora)).toHaveCount(0)
  await expect(nora.getByRole('heading', { name: 'No invite codes yet' })).toBeVisible()

  const visitor = await testApp.visitor()
  await visitor.goto(`/?invite=${code}`)
  await expect(visitor.getByText('This invitation is not valid.')).toBeVisible()
})

test('after the last code and the last invitation are removed, the focus moves to the text that says there are none @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/admin')
  const list = nora.getByRole('list', { name: 'Codes and invitations' })
  await list.getByRole('button', { name: /^Remove the invitation/ }).click()
  await nora.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(list.getByRole('listitem').filter({ has: nora.getByText('Invitation') })).toHaveCount(0)
  await list.getByRole('button', { name: /^Remove the code/ }).click()
  await expect(toastOn(nora)).toHaveText('Invite code removed')
  await expect(list).toHaveCount(0)
  await expect(nora.locator(':focus')).toHaveText('There are no codes or invitations, so nobody new can join.')
})

test('at a local address, a warning says that links open only on this device @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  const words = `Links to ${new URL(testApp.address).host} open only on this device.`
  await nora.goto('/share')
  await expect(nora.getByText(words)).toBeVisible()

  await nora.goto('/admin')
  await nora.getByRole('region', { name: 'Invite by email' }).getByLabel('Email').fill('ada@nestling.example')
  await nora.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(nora.getByRole('dialog', { name: 'Pass this link on' }).getByText(words)).toBeVisible()
})

test('the link of an invite code can be copied @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother', { permissions: ['clipboard-read', 'clipboard-write'] })
  await nora.goto('/share')
  const code = await readCode(nora)
  await nora.getByRole('button', { name: 'Copy link' }).click()
  await expect(toastOn(nora)).toHaveText('Copied!')
  expect(await nora.evaluate('navigator.clipboard.readText()')).toBe(`${testApp.address}/?invite=${code}`)
})

test('over plain http, where browsers have no clipboard API, the link is still copied @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother', { permissions: ['clipboard-read', 'clipboard-write'] })
  await nora.addInitScript({ content: 'navigator.clipboard.writeText = () => Promise.reject(new Error())' })
  await nora.goto('/share')
  const code = await readCode(nora)
  await nora.getByRole('button', { name: 'Copy link' }).click()
  await expect(toastOn(nora)).toHaveText('Copied!')
  await expect(nora.getByRole('button', { name: 'Copy link' })).toBeFocused()
  expect(await nora.evaluate('navigator.clipboard.readText()')).toBe(`${testApp.address}/?invite=${code}`)
})

test('if a link cannot be copied, a message appears @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.addInitScript({
    content: `navigator.clipboard.writeText = () => Promise.reject(new Error())
      document.execCommand = () => false`,
  })
  await nora.goto('/share')
  await nora.getByRole('button', { name: 'Copy link' }).click()
  await expect(toastOn(nora)).toHaveText('Failed to copy to clipboard')
})

test('an open share page shows within a minute that somebody is guessing codes @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  let slowUntil: string | null = null
  let requestCount = 0
  await nora.route('**/api/invite-codes/guessing', (route) => {
    requestCount += 1
    return route.fulfill({ json: { slowUntil } })
  })
  await nora.clock.install()
  await nora.goto('/share')
  await expect(codesOn(nora)).toHaveCount(1)
  await expect.poll(() => requestCount).toBe(1)
  const notice = nora.getByText('Somebody has been guessing invite codes.')
  await expect(notice).toHaveCount(0)
  slowUntil = new Date(Date.now() + 3_600_000).toISOString()
  await nora.clock.fastForward(60_000)
  await expect(notice).toBeVisible()
  expect(requestCount).toBe(2)
})

test('the QR code encodes exactly the link of the invite code', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/share')
  const link = `${testApp.address}/?invite=${await readCode(nora)}`
  await nora.getByRole('button', { name: 'QR code' }).click()
  const dialog = nora.getByRole('dialog', { name: 'QR code' })
  await expect(dialog.getByText(link)).toBeVisible()
  const picture = dialog.getByRole('img', { name: /^QR code of the link with the code/ })
  expect(await readModules(picture)).toEqual(modulesOf(link))
})

test('if the device has a share sheet, a button opens it with the link @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.addInitScript({
    content: 'globalThis.shared = []; navigator.share = async (what) => void globalThis.shared.push(what)',
  })
  await nora.goto('/share')
  const code = await readCode(nora)
  await nora.getByRole('button', { name: 'Share', exact: true }).click()
  expect(await nora.evaluate('globalThis.shared')).toEqual([
    { url: `${testApp.address}/?invite=${code}`, title: 'Follow Pip’s journey' },
  ])
})

test('Back on the share page leads to the previous page, or home if there is none @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/admin')
  await nora.getByRole('link', { name: 'Make an invite code' }).click()
  await nora.getByRole('button', { name: 'Back' }).click()
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Admin Panel')

  const other = await testApp.person('partner')
  await other.goto('/share')
  await other.getByRole('button', { name: 'Back' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Week 30')
  expect(pathOf(other)).toBe('/')
})

/** The first invite code on the page, without its space. */
async function readCode(page: Page): Promise<string> {
  const words = await codesOn(page).first().getByRole('heading').textContent()
  return (words ?? '').replace(' ', '')
}

/** The drawn QR code's dark modules, row by row, without the quiet zone. */
async function readModules(picture: ReturnType<Page['getByRole']>): Promise<string[]> {
  const path = (await picture.locator('path').getAttribute('d')) ?? ''
  const size = Number((await picture.getAttribute('viewBox'))?.split(' ').at(-1)) - 8
  const dark = new Set(
    [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${Number(x) - 4} ${Number(y) - 4}`),
  )
  return drawRows(size, (row, column) => dark.has(`${column} ${row}`))
}

function modulesOf(link: string): string[] {
  const code = encodeQr(0, 'M')
  code.addData(link)
  code.make()
  return drawRows(code.getModuleCount(), (row, column) => code.isDark(row, column))
}

const drawRows = (size: number, isDark: (row: number, column: number) => boolean) =>
  Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => (isDark(row, column) ? '#' : ' ')).join(''),
  )
