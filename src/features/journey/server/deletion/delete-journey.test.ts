import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { castPassword } from '#features/sign-in/fixtures.ts'
import { dumpTables } from '#platform/server/database/testing.ts'

let testApp: TestApp
let pip: number
beforeEach(async () => {
  testApp = await openTestApp()
  pip = await testApp.findJourney('Pip')
})
afterEach(() => testApp.close())

const remove = (browser: Browser, currentPassword: unknown = castPassword, id = pip) =>
  browser.ask('DELETE', `/api/pregnancies/${id}`, { currentPassword })

const takeSamsRole = () =>
  testApp.db
    .updateTable('members')
    .set({ role: 'family' })
    .where('user_id', 'in', (users) => users.selectFrom('users').select('id').where('first_name', '=', 'Sam'))
    .execute()

/** Makes the mother the only admin and the only parent. */
async function demoteSam() {
  await takeSamsRole()
  await testApp.db.deleteFrom('parents').where('part', '=', 'partner').execute()
}

test('deleting a journey is refused to a visitor, to family and friends, and to admins of other journeys', async () => {
  await demoteSam()
  const before = await dumpTables(testApp.db)
  expect((await remove(testApp.visitor())).status).toBe(401)
  expect(await remove(await testApp.person('grandmother'))).toMatchObject({ status: 403, body: { code: 'admin-only' } })
  expect(await remove(await testApp.person('friend'))).toMatchObject({ status: 403, body: { code: 'admin-only' } })
  expect((await remove(await testApp.person('neighbour'))).status).toBe(404)
  expect((await dumpTables(testApp.db))['updates']).toEqual(before['updates'])
})

test.each([null, '', 7, 'wrong password'])('deleting a journey is refused with %j as the password', async (given) => {
  await demoteSam()
  expect(await remove(await testApp.person('mother'), given)).toMatchObject({
    status: 400,
    body: { fields: { currentPassword: expect.any(String) } },
  })
  expect((await (await testApp.person('friend')).get('/api/pregnancies/current')).status).toBe(200)
})

test.each([
  ['another admin', async () => undefined],
  ['another parent, whose role was taken away', takeSamsRole],
])('deleting a journey is refused while there is %s', async (_, prepare) => {
  await prepare()
  expect(await remove(await testApp.person('mother'))).toMatchObject({
    status: 409,
    body: {
      code: 'other-admins',
      message: 'There is another admin or parent. Only the last one can delete a journey.',
    },
  })
  expect((await (await testApp.person('friend')).get('/api/pregnancies/current')).status).toBe(200)
})

test('after the last admin has deleted the journey, nobody can load anything of it', async () => {
  await demoteSam()
  const nora = await testApp.person('mother')
  const friend = await testApp.person('friend')
  expect(await remove(nora)).toMatchObject({ status: 204, text: '' })
  for (const person of [nora, friend]) {
    expect((await person.get(`/api/pregnancies/${pip}/updates`)).status).toBe(404)
    expect((await person.get('/api/auth/user')).status).toBe(200)
  }
  expect(await friend.get('/api/pregnancies/current')).toMatchObject({
    status: 403,
    body: { code: 'invitation-required' },
  })
  expect(await testApp.db.selectFrom('pregnancies').select('baby_name').execute()).toEqual([{ baby_name: 'Feijão' }])
  expect((await (await testApp.person('neighbour')).get('/api/pregnancies/current')).body).toMatchObject({
    babyName: 'Feijão',
  })
})

test('the last admin can delete their account only after they have deleted the journey', async () => {
  await demoteSam()
  const nora = await testApp.person('mother')
  expect((await nora.ask('DELETE', '/api/account', { currentPassword: castPassword })).status).toBe(409)
  await remove(nora)
  expect((await nora.ask('DELETE', '/api/account', { currentPassword: castPassword })).status).toBe(204)
})
