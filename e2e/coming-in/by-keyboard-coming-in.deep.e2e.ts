import type { Page } from '@playwright/test'
import { addDays, dayInZone } from '#platform/shared/time/calendar.ts'
import { toastOn } from '../on-page/find-on-page.ts'
import { keyboardOf } from '../on-page/keyboard.ts'
import { cast, castPassword } from '../test-app/cast.ts'
import { expect, test } from '../test-app/test-app.ts'

const newPassword = 'nine loud magpies'
const passwordOn = (page: Page) => page.getByRole('textbox', { name: /password$/i })

test('a parent sets Nestling up by keyboard alone', async ({ openTestApp }) => {
  const testApp = await openTestApp({ world: null })
  const nora = await testApp.visitor()
  const keys = keyboardOf(nora)
  await nora.goto(testApp.setUpAddress)
  await keys.press(nora.getByRole('button', { name: 'Continue' }))
  await expect(nora.getByLabel('First name')).toBeFocused()
  await keys.write(nora.getByLabel('First name'), 'Nora')
  await keys.write(nora.getByLabel('Email'), cast.mother.email)
  await keys.write(passwordOn(nora), castPassword)
  await nora.keyboard.press('Enter')

  await expect(nora.getByRole('heading', { name: 'Nora, who are you waiting for?' })).toBeVisible()
  await keys.write(nora.getByLabel('Baby’s nickname'), 'Pip')
  await keys.writeDay(nora.getByLabel('Due date'), addDays(dayInZone(new Date(), 'Europe/London'), 77))
  await keys.press(nora.getByRole('button', { name: 'Begin the journey' }))
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Week 29')
})

test('a forgotten password is reset by keyboard alone', async ({ openTestApp }) => {
  const testApp = await openTestApp({ mail: true })
  const ruth = await testApp.visitor()
  const keys = keyboardOf(ruth)
  await ruth.goto('/sign-in')
  await keys.press(ruth.getByRole('link', { name: 'Forgot your password?' }))
  await keys.write(ruth.getByLabel('Email'), cast.grandmother.email)
  await ruth.keyboard.press('Enter')
  await expect(ruth.getByRole('heading', { name: 'Check your mail' })).toBeFocused()
  await expect.poll(() => testApp.mails.length).toBe(1)

  await ruth.goto(testApp.mails[0]?.link ?? '')
  await keys.write(passwordOn(ruth), newPassword)
  await ruth.keyboard.press('Enter')
  await expect(toastOn(ruth)).toContainText('Password saved')
  await keys.write(ruth.getByLabel('Username'), cast.grandmother.email)
  await keys.write(passwordOn(ruth), newPassword)
  await ruth.keyboard.press('Enter')
  await expect(ruth.getByRole('heading', { level: 1 })).toHaveText('Week 30')
})

test('an invite code is made, used to join, and removed, by keyboard alone', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const [nora, ada] = [await testApp.person('mother'), await testApp.visitor()]
  const keys = keyboardOf(nora)
  await nora.goto('/share')
  const codes = nora.getByRole('list', { name: 'Invite codes' }).getByRole('listitem')
  const removeButtons = nora.getByRole('button', { name: /^Remove/ })
  await expect(removeButtons).toHaveCount(1)
  const opener = nora.getByRole('button', { name: 'Choose role, uses and expiry' })
  await keys.press(opener)
  await keys.chooseOption(nora.getByRole('dialog').getByLabel('Who joins with it'), 'Guest')
  await keys.press(nora.getByRole('dialog').getByRole('button', { name: 'Create invite code' }))
  await expect(removeButtons).toHaveCount(2)
  await expect(opener).toBeFocused()
  await expect(codes.first()).toContainText('For guests')

  await keys.press(nora.getByRole('button', { name: 'QR code' }).first())
  await expect(nora.getByRole('img', { name: /^QR code of the link/ })).toBeVisible()
  await nora.keyboard.press('Escape')
  await expect(nora.getByRole('button', { name: 'QR code' }).first()).toBeFocused()
  const code = ((await removeButtons.first().getAttribute('aria-label')) ?? '').replace('Remove ', '').replace(' ', '')

  const adasKeys = keyboardOf(ada)
  await ada.goto(`/?invite=${code}`)
  await adasKeys.write(ada.getByLabel('First name'), 'Ada')
  await adasKeys.write(ada.getByLabel('Email'), 'ada@nestling.example')
  await adasKeys.write(passwordOn(ada), castPassword)
  await ada.keyboard.press('Enter')
  await expect(toastOn(ada)).toContainText('Account created successfully')
  await adasKeys.expectSomeFocus()

  await keys.press(removeButtons.first())
  await expect(removeButtons).toHaveCount(1)
  await expect(nora.getByRole('list', { name: 'Invite codes' })).toBeFocused()
})

test('an admin sends an invitation, changes a role, removes a member and closes Updates to guests by keyboard alone', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ mail: true })
  const nora = await testApp.person('mother')
  const keys = keyboardOf(nora)
  await nora.goto('/admin')
  const invite = nora.getByRole('region', { name: 'Invite by email' })
  const email = 'ada@nestling.example'
  await keys.write(invite.getByLabel('Email'), email)
  await keys.press(invite.getByRole('button', { name: 'Invite', exact: true }))
  await expect(toastOn(nora)).toContainText('User invited successfully')
  await keys.expectSomeFocus()

  const roleButton = nora.getByRole('button', { name: 'Change Role of Ruth Lindqvist' })
  await keys.press(roleButton)
  await keys.chooseRadio(nora.getByRole('dialog'), nora.getByRole('dialog').getByRole('radio', { name: /^Guest/ }))
  await nora.keyboard.press('Enter')
  await expect(toastOn(nora)).toContainText('Ruth Lindqvist: Guest')
  await expect(roleButton).toBeFocused()

  const removeButton = nora.getByRole('button', { name: 'Remove Ruth Lindqvist' })
  await keys.press(removeButton)
  await nora.keyboard.press('Escape')
  await expect(removeButton).toBeFocused()
  await nora.keyboard.press('Enter')
  await keys.press(nora.getByRole('dialog').getByRole('button', { name: 'Remove' }))
  await expect(removeButton).toHaveCount(0)
  await expect(nora.getByRole('list', { name: 'Members' })).toBeFocused()

  const updates = nora.getByRole('group', { name: 'Updates for guests' })
  await keys.chooseRadio(updates, updates.getByRole('radio', { name: 'Nothing' }))
  await keys.press(nora.getByRole('button', { name: 'Save who can see what' }))
  await expect(toastOn(nora)).toContainText('Settings Updated')
  await expect(nora.getByRole('button', { name: 'Save who can see what' })).toBeFocused()
})
