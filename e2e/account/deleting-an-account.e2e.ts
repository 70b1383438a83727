import { castPassword } from '../test-app/cast.ts'
import { setRole } from '../test-app/prepare-data.ts'
import { expect, test } from '../test-app/test-app.ts'

test('before an account is deleted, the page says what stays and asks for the password', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 400/)
  const ruth = await testApp.person('grandmother')
  await ruth.goto('/account')
  await expect(ruth.getByText('The journey of Pip goes on without you; the update you shared will stay')).toBeVisible()
  await ruth.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = ruth.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog).toContainText('This cannot be undone.')
  const password = dialog.getByRole('textbox', { name: 'Your password' })
  await password.fill('not her password')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(password).toHaveAccessibleDescription(/That is not your current password.$/)
  await password.fill(castPassword)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(ruth.getByText('Your account has been deleted')).toBeVisible()

  const nora = await testApp.person('mother')
  await nora.goto('/')
  await expect(nora.getByText('3 connected')).toBeVisible()
  await expect(nora.getByText('The little blanket')).toBeVisible()
})

test('the only admin of a journey with other members cannot delete their account @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: setRole('partner', 'family') })
  const nora = await testApp.person('mother')
  await nora.goto('/account')
  await expect(nora.getByText('You are the only admin of the journey of Pip')).toBeVisible()
  await expect(nora.getByRole('button', { name: 'Delete my account' })).toHaveCount(0)
})

test('after the only admin deletes the journey, they can delete their account, and other members have no access @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({
    prepare: async (services) => {
      await setRole('partner', 'family')(services)
      await services.db.deleteFrom('parents').where('part', '=', 'partner').execute()
    },
  })
  const nora = await testApp.person('mother', { viewport: { width: 390, height: 844 } })
  const friend = await testApp.person('friend')
  await nora.goto('/account')
  await nora.getByRole('link', { name: 'Delete the journey' }).click()
  await nora.getByRole('button', { name: 'Delete the journey' }).click()
  const dialog = nora.getByRole('dialog', { name: 'Delete the journey of Pip?' })
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByText('Required')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(castPassword)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(nora.getByRole('button', { name: 'Delete my account' })).toBeVisible()
  await expect(nora).toHaveURL(/\/account$/)

  await friend.goto('/')
  await expect(friend).toHaveURL(/\/access-denied$/)
})
