import { awaitingApp, updatesOn } from '../on-page/find-on-page.ts'
import { cast, castPassword } from '../test-app/cast.ts'
import { expect, test } from '../test-app/test-app.ts'

test('a grandmother signs in without a mouse @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const ruth = await testApp.visitor()
  await ruth.goto('/')
  await expect(ruth.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await ruth.keyboard.press('Tab')
  await expect(ruth.getByRole('link', { name: 'Sign In' })).toBeFocused()
  await ruth.keyboard.press('Enter')
  await ruth.waitForURL(/\/sign-in/)
  await expect(awaitingApp(ruth)).toHaveCount(0)
  await expect(ruth.getByLabel('Username')).toBeVisible()
  await ruth.keyboard.press('Tab')
  await expect(ruth.getByLabel('Username')).toBeFocused()
  await ruth.keyboard.type(cast.grandmother.email)
  await ruth.keyboard.press('Tab')
  await ruth.keyboard.type(castPassword)
  await ruth.keyboard.press('Enter')
  await expect(ruth.getByRole('heading', { level: 1 })).toHaveText('Week 30')
})

test('the first Tab offers to skip the header', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/')
  await expect(nora.getByRole('heading', { level: 1 })).toBeVisible()
  await nora.keyboard.press('Tab')
  const skip = nora.getByRole('link', { name: 'Skip to the page' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await nora.keyboard.press('Enter')
  await expect(nora.getByRole('main')).toBeFocused()
  await nora.keyboard.press('Tab')
  await expect(nora.getByRole('link', { name: 'Open the guide' })).toBeFocused()
})

test('Tab moves through home in reading order @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/')
  await expect(updatesOn(nora).first()).toBeVisible()
  const main = nora.getByRole('main')
  await expect(main.getByRole('link', { name: 'Invite' })).toBeVisible()
  // The buttons below the updates load after the first paint.
  await expect(updatesOn(nora).getByRole('button', { name: 'Delete this update' })).toHaveCount(6)
  await expect(nora.getByRole('link', { name: 'News' })).toBeVisible()
  const below = ['React', 'Comment', 'Delete this update']
  const bar = nora.getByRole('navigation', { name: 'Main' })
  const stops = [
    nora.getByRole('link', { name: 'Skip to the page' }),
    nora.getByRole('banner').getByRole('link', { name: 'Nestling' }),
    nora.getByRole('banner').getByRole('link', { name: 'News' }),
    nora.getByRole('button', { name: 'Menu' }),
    main.getByRole('link', { name: 'Open the guide' }),
    main.getByRole('link', { name: 'What to call about' }),
    main.getByRole('button', { name: 'Add Update' }),
    ...(await updatesOn(nora).all()).flatMap((update) => below.map((name) => update.getByRole('button', { name }))),
    main.getByRole('link', { name: 'Manage' }),
    main.getByRole('link', { name: 'Invite' }),
    main.getByRole('link', { name: 'View All' }),
    bar.getByRole('link', { name: 'Home' }),
    bar.getByRole('link', { name: 'Calendar' }),
    bar.getByRole('link', { name: 'Journey' }),
    bar.getByRole('link', { name: 'Contacts' }),
    bar.getByRole('link', { name: 'Settings' }),
  ]
  for (const stop of stops) {
    await nora.keyboard.press('Tab')
    await expect(stop).toBeFocused()
  }
})

test('an update is shared by keyboard, and the focus returns to the button', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/')
  const add = nora.getByRole('button', { name: 'Add Update' })
  await add.focus()
  await nora.keyboard.press('Enter')
  const dialog = nora.getByRole('dialog', { name: "Share Pip's Journey" })
  await expect(dialog).toBeVisible()
  await nora.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(add).toBeFocused()

  await nora.keyboard.press('Enter')
  await dialog.getByLabel('What is new?').focus()
  await nora.keyboard.type('Typed without a mouse.')
  for (const next of [dialog.getByLabel('Week'), dialog.getByLabel('Link to a picture')]) {
    await nora.keyboard.press('Tab')
    await expect(next).toBeFocused()
  }
  await nora.keyboard.press('Enter')
  await expect(updatesOn(nora).first()).toContainText('Typed without a mouse.')
  await expect(dialog).toBeHidden()
  await expect(add).toBeFocused()
})

test('the focus stays inside an open dialog @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/')
  await nora.getByRole('button', { name: 'Add Update' }).click()
  const dialog = nora.getByRole('dialog', { name: "Share Pip's Journey" })
  await expect(dialog.getByLabel('What is new?')).toBeVisible()
  for (let tabs = 0; tabs < 12; tabs += 1) {
    await nora.keyboard.press('Tab')
    const place = nora.locator(':focus')
    if ((await place.count()) > 0) expect(await dialog.locator(place).count()).toBe(1)
  }
})
