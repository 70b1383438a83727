import { expect, test } from 'vitest'
import { openTestApp } from '#app/server/testing.ts'
import { cast, castPassword } from '../fixtures.ts'
import { storeKnownDevice } from './commands.ts'
import { findKnownDevice } from './queries.ts'

test('only the latest twenty browsers of each person count as known', async () => {
  const testApp = await openTestApp()
  const { mother, friend } = cast
  const remember = (email: string) =>
    testApp.db.transaction().execute(async (tx) => {
      const { id } = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
      return storeKnownDevice(tx, { userId: id, token: null, now: testApp.clock.now })
    })
  const friends = await remember(friend.email)
  const tokens: string[] = []
  for (let browser = 0; browser < 21; browser += 1) tokens.push(await remember(mother.email))

  expect(await findKnownDevice(testApp.db, mother.email, tokens[0] ?? '')).toBeUndefined()
  expect(await findKnownDevice(testApp.db, mother.email, tokens[1] ?? '')).toBeDefined()
  expect(await findKnownDevice(testApp.db, friend.email, friends)).toBeDefined()
  await testApp.close()
})

test('a browser that two people use is known for both accounts', async () => {
  const testApp = await openTestApp()
  const tablet = testApp.visitor()
  for (const { email } of [cast.mother, cast.partner])
    await tablet.post('/api/login', { email, password: castPassword })
  const token = tablet.jar['nestling-device'] ?? ''
  expect(await findKnownDevice(testApp.db, cast.mother.email, token)).toBeDefined()
  expect(await findKnownDevice(testApp.db, cast.partner.email, token)).toBeDefined()
  await testApp.close()
})
