import type { Page } from '@playwright/test'
import { disableLiveUpdates, memberOn, openMenu, toastOn, updatesOn } from '../on-page/find-on-page.ts'
import { type CastName, cast } from '../test-app/cast.ts'
import { limitRights, setRole } from '../test-app/prepare-data.ts'
import { expect, test } from '../test-app/test-app.ts'

const needsAdmin = 'A journey needs an admin. Make somebody else an admin first.'

async function changeRole(admin: Page, name: CastName, role: string) {
  const member = memberOn(admin, cast[name].email)
  await member.getByRole('button', { name: /^Change Role of/ }).click()
  const dialog = admin.getByRole('dialog', { name: 'Change Role' })
  await dialog.getByRole('radio', { name: new RegExp(`^${role}`) }).check()
  await dialog.getByRole('button', { name: 'Save role' }).click()
}

async function remove(admin: Page, name: CastName) {
  await memberOn(admin, cast[name].email)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
}

test('the admin panel lists the members with their roles, and who is active or pending', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/admin')
  for (const [email, words] of [
    [cast.mother.email, ['Nora Lindqvist', 'you', 'Active', 'Admin']],
    [cast.partner.email, ['Sam Okafor', 'Active', 'Admin']],
    [cast.grandmother.email, ['Ruth Lindqvist', 'Active', 'Family']],
    [cast.friend.email, ['Ben', 'Active', 'Guest']],
    ['auntie@nestling.example', ['Pending', 'Family']],
  ] as const)
    for (const word of words) await expect(memberOn(nora, email)).toContainText(word)
  await expect(nora.getByText('4 active, 1 pending')).toBeVisible()
})

test('the last admin can be neither removed nor made a guest @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: setRole('partner', 'family') })
  testApp.expectProblem(/status of 409/)
  const nora = await testApp.person('mother')
  await nora.goto('/admin')
  await remove(nora, 'mother')
  await expect(toastOn(nora)).toContainText(`Failed to remove user access${needsAdmin}`)
  await nora.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await changeRole(nora, 'mother', 'Guest')
  await expect(toastOn(nora)).toContainText(`Failed to change role${needsAdmin}`)
  await nora.reload()
  await expect(memberOn(nora, cast.mother.email)).toContainText('Admin')
})

test('a new role applies from the person’s next request @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 403/)
  const [nora, sam] = [await testApp.person('mother'), await testApp.person('partner')]
  await disableLiveUpdates(sam)
  await sam.goto('/share')
  await nora.goto('/admin')
  await changeRole(nora, 'partner', 'Guest')
  await expect(toastOn(nora)).toContainText('Role changed')

  await sam.getByRole('button', { name: 'Create invite code' }).click()
  await expect(toastOn(sam)).toContainText('Failed to create invite code')
  await sam.reload()
  await expect(sam.getByRole('heading', { name: 'Access Denied' })).toBeVisible()

  await changeRole(nora, 'grandmother', 'Admin')
  await expect(memberOn(nora, cast.grandmother.email)).toContainText('Admin')
  const ruth = await testApp.person('grandmother')
  await ruth.goto('/admin')
  await expect(ruth.getByRole('heading', { name: 'Admin Panel' })).toBeVisible()
})

test('removing an admin removes her invite codes, and her open page does not show the journey any more @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const [nora, sam] = [await testApp.person('mother'), await testApp.person('partner')]
  const codesOn = (page: Page) => page.getByRole('list', { name: 'Invite codes' }).locator('> li')
  await sam.goto('/share')
  await expect(codesOn(sam)).toHaveCount(1)
  await nora.goto('/share')
  await nora.getByRole('button', { name: 'Create invite code' }).click()
  await expect(codesOn(nora)).toHaveCount(2)

  await sam.goto('/admin')
  await remove(sam, 'mother')
  await expect(toastOn(sam)).toContainText('User access removed successfully')
  await nora.waitForURL('/access-denied')
  await sam.goto('/share')
  await expect(sam.getByText('No invite codes yet')).toBeVisible()
})

test('an admin who removes herself loses access at once @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/admin')
  await memberOn(nora, cast.mother.email)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(nora.getByRole('dialog', { name: 'Remove yourself?' })).toBeVisible()
  await nora.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await nora.waitForURL('/access-denied')
})

test('removing two members shows a toast for each @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/admin')
  for (const name of ['friend', 'grandmother'] as const) {
    await remove(nora, name)
    await expect(memberOn(nora, cast[name].email)).toHaveCount(0)
    await expect(toastOn(nora)).toHaveText('User access removed successfully')
    await expect(toastOn(nora)).toBeInViewport()
    await expect(nora.getByRole('list', { name: 'Members' })).toBeFocused()
    await toastOn(nora).getByRole('button', { name: 'Dismiss' }).click()
    await expect(toastOn(nora)).toHaveCount(0)
  }
})

test('a guest with the right to see updates can read them, but cannot add any', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: limitRights('guest', 'updates', 'see') })
  const [ben, ruth] = [await testApp.person('friend'), await testApp.person('grandmother')]
  await ben.goto('/')
  await expect(updatesOn(ben).first()).toBeVisible()
  await expect(ben.getByRole('button', { name: 'Add Update' })).toHaveCount(0)
  await ruth.goto('/')
  await expect(ruth.getByRole('button', { name: 'Add Update' })).toBeVisible()
})

test('a section that the parents closed is not in the menu, and its page says why', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: limitRights('family', 'album', 'nothing') })
  const [ruth, ben] = [await testApp.person('grandmother'), await testApp.person('friend')]
  await ruth.goto('/album')
  await expect(ruth.getByRole('heading', { level: 1 })).toHaveText('Photo Album')
  await expect(ruth.getByText('The parents keep this part of their journey to themselves.')).toBeVisible()
  await expect(await openMenu(ruth)).toHaveText([
    'Home',
    'Pregnancy Journey',
    'Appointments',
    'Contacts',
    'Baby Wishlist',
    'Family & Friends',
    'Sign Out',
  ])
  await ben.goto('/album')
  await expect(await openMenu(ben)).toContainText(['Photo Album'])
})

test('the navigation bar omits a closed section', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: limitRights('guest', 'contacts', 'nothing') })
  const ben = await testApp.person('friend')
  await ben.goto('/')
  const bar = ben.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(bar).toHaveText(['Home', 'Calendar', 'Journey', 'Settings'])
})

test('if the members and rights fail to load, a retry shows them @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 503/)
  const nora = await testApp.person('mother')
  await nora.route('**/api/{admin/users,pregnancies/*/rights}', (route) => route.fulfill({ status: 503, body: '' }))
  // Wait until all parts of the panel have loaded, because one of them requests the members again.
  await nora.goto('/admin', { waitUntil: 'networkidle' })
  const members = nora.getByRole('region', { name: 'Members' })
  const rights = nora.getByRole('region', { name: 'Who can see and add what' })
  await expect(members.getByRole('alert')).toContainText('The members could not be loaded.')
  await expect(rights.getByRole('alert')).toBeVisible()
  await nora.unrouteAll()
  await members.getByRole('button', { name: 'Try again' }).click()
  await rights.getByRole('button', { name: 'Try again' }).click()
  await expect(memberOn(nora, cast.friend.email)).toBeVisible()
  await expect(nora.getByRole('button', { name: 'Save who can see what' })).toBeVisible()
})
