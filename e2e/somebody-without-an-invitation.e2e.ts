import { expect, test } from './house.ts'
import { cast } from './people.ts'
import { placeOf, signIn, updatesOn } from './sights.ts'

const refusal = 'You need an invitation to access this pregnancy tracker.'

test('a person with an account but no invitation is told so, and Go Back signs out', async ({ openHouse }) => {
  const house = await openHouse()
  const theo = await house.visitor()
  await signIn(theo, 'stranger')
  await theo.waitForURL('/access-denied')
  await expect(theo.getByText(refusal)).toBeVisible()

  await expect(theo.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/api/logout')
  await theo.getByRole('link', { name: 'Go Back' }).click()
  await expect(theo.getByRole('link', { name: 'Sign In' })).toBeVisible()
  expect(placeOf(theo)).toBe('/')
  expect((await theo.context().cookies()).map(({ name }) => name)).not.toContain('nestling-session')
})

test('no page shows anything of a family to somebody without an invitation', async ({ openHouse }) => {
  const house = await openHouse()
  const theo = await house.person('stranger')
  for (const path of ['/', '/guide', '/album', '/admin', '/share']) {
    await theo.goto(path)
    await theo.waitForURL('/access-denied')
    await expect(theo.getByText(refusal)).toBeVisible()
    await expect(theo.getByRole('navigation')).toHaveCount(0)
    await expect(theo.getByText('Pip')).toHaveCount(0)
  }
})

test('a former member is told the same', async ({ openHouse }) => {
  const house = await openHouse()
  const ruth = await house.person('grandmother')
  await ruth.goto('/')
  await expect(updatesOn(ruth).first()).toBeVisible()

  await house.restart(async ({ db }) => {
    const ruthsId = db.selectFrom('users').select('id').where('email', '=', cast.grandmother.email)
    await db.deleteFrom('members').where('user_id', '=', ruthsId).execute()
  })
  await ruth.reload()
  await ruth.waitForURL('/access-denied')
  await expect(ruth.getByText(refusal)).toBeVisible()
})
