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

test('a known browser can sign in while strangers who register with a code fill the queue', async () => {
  const testApp = await openTestApp()
  const mother = await testApp.person('mother')
  const { code } = Object((await mother.post('/api/invite-codes')).body)
  const ruth = testApp.visitor('192.0.2.1')
  const credentials = { email: cast.grandmother.email, password: castPassword }
  await ruth.post('/api/login', credentials)

  const strangers = Array.from({ length: 60 }, (_, at) => {
    const person = { firstName: 'Ada', lastName: '', password: 'eight quiet herons', inviteCode: code }
    return testApp.visitor(`198.51.100.${at}`).post('/api/register', { ...person, email: `a${at}@nestling.example` })
  })
  const isBusy = ({ body }: { body: unknown }) => Object(body).code === 'too-busy'
  await Promise.any(strangers.map(async (stranger) => isBusy(await stranger) || Promise.reject(new Error('not yet'))))
  const known = [await ruth.post('/api/login', credentials), await ruth.post('/api/login', credentials)]
  expect(known.map(({ status }) => status)).toEqual([200, 200])
  await Promise.all(strangers)
  await testApp.close()
})
