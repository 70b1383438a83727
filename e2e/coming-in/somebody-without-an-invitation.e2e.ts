import { pathOf, signIn, updatesOn } from '../on-page/find-on-page.ts'
import { cast } from '../test-app/cast.ts'
import { expect, test } from '../test-app/test-app.ts'

const refusal = 'You need an invitation to access this pregnancy tracker.'

test('a person with an account but no invitation sees the access-denied page, and Go Back signs them out', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const theo = await testApp.visitor()
  await signIn(theo, 'stranger')
  await theo.waitForURL('/access-denied')
  await expect(theo.getByText(refusal)).toBeVisible()

  await expect(theo.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/api/logout')
  await theo.getByRole('link', { name: 'Go Back' }).click()
  await expect(theo.getByRole('link', { name: 'Sign In' })).toBeVisible()
  expect(pathOf(theo)).toBe('/')
  expect((await theo.context().cookies()).map(({ name }) => name)).not.toContain('nestling-session')
})

test('no page shows a person without an invitation anything about a family', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const theo = await testApp.person('stranger')
  for (const path of ['/', '/guide', '/album', '/admin', '/share']) {
    await theo.goto(path)
    await theo.waitForURL('/access-denied')
    await expect(theo.getByText(refusal)).toBeVisible()
    await expect(theo.getByRole('navigation')).toHaveCount(0)
    await expect(theo.getByText('Pip')).toHaveCount(0)
  }
})

test('a former member sees the access-denied page, too', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const ruth = await testApp.person('grandmother')
  await ruth.goto('/')
  await expect(updatesOn(ruth).first()).toBeVisible()

  await testApp.restart(async ({ db }) => {
    const ruthsId = db.selectFrom('users').select('id').where('email', '=', cast.grandmother.email)
    await db.deleteFrom('members').where('user_id', '=', ruthsId).execute()
  })
  await ruth.reload()
  await ruth.waitForURL('/access-denied')
  await expect(ruth.getByText(refusal)).toBeVisible()
})
