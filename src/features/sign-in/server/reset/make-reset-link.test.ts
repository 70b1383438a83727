import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { type CastName, cast, castPassword } from '../../fixtures.ts'

const password = 'eight quiet herons'

let testApp: TestApp
beforeEach(async () => {
  testApp = await openTestApp()
})
afterEach(() => testApp.close())

const ask = (browser: Browser, email: string) =>
  browser.post(`/api/admin/users/${encodeURIComponent(email)}/reset-link`)
const askAs = async (who: CastName, email: string) => ask(await testApp.person(who), email)

async function join(who: CastName, babyName: string) {
  const pregnancy_id = await testApp.findJourney(babyName)
  const users = testApp.db.selectFrom('users').select('id').where('email', '=', cast[who].email)
  const { id } = await users.executeTakeFirstOrThrow()
  const at = testApp.clock.now.toISOString()
  await testApp.db
    .insertInto('members')
    .values({ pregnancy_id, user_id: id, role: 'guest', created_at: at, accepted_at: at })
    .execute()
}

describe('an admin’s link for a new password', () => {
  test('is refused to a visitor, to family and to guests', async () => {
    expect((await ask(testApp.visitor(), cast.friend.email)).status).toBe(401)
    expect(await askAs('grandmother', cast.friend.email)).toMatchObject({ status: 403, body: { code: 'admin-only' } })
    expect(await askAs('friend', cast.friend.email)).toMatchObject({ status: 403, body: { code: 'admin-only' } })
  })

  test.each([
    ['an unknown email', 'nobody@nestling.example'],
    ['a person without a journey', cast.stranger.email],
    ['a member of another journey', cast.neighbour.email],
    ['an invalid email', '%'],
    ['the admin’s own email', cast.partner.email],
  ])('is refused with 404 for %s', async (_, email) => {
    expect(await askAs('partner', email)).toMatchObject({ status: 404, body: { code: 'not-found' } })
    expect(await testApp.db.selectFrom('reset_tokens').select('id').execute()).toEqual([])
  })

  test('is refused for people who also follow another journey', async () => {
    await join('grandmother', 'Feijão')
    for (const admin of ['mother', 'neighbour'] as const)
      expect(await askAs(admin, cast.grandmother.email)).toMatchObject({
        status: 409,
        body: { code: 'no-link-for-them' },
      })
  })

  test('is refused for people with the right to begin a journey', async () => {
    const reply = await askAs('partner', cast.mother.email)
    expect(reply).toMatchObject({ status: 409, body: { code: 'no-link-for-them' } })
  })

  test('is refused without revealing why', async () => {
    await join('grandmother', 'Feijão')
    const replies = [await askAs('partner', cast.grandmother.email), await askAs('partner', cast.mother.email)]
    expect(replies[0]?.text).toBe(replies[1]?.text)
    expect(replies[0]?.text).not.toMatch(/journey|follow/)
  })

  const ends: Readonly<Record<string, (mother: Browser, partner: Browser) => Promise<unknown>>> = {
    'was removed': (mother) => mother.delete(`/api/admin/users/${cast.partner.email}`),
    'was demoted': (mother) => mother.patch(`/api/admin/users/${cast.partner.email}`, { role: 'family' }),
    'deleted their account': (_, partner) => partner.ask('DELETE', '/api/account', { currentPassword: castPassword }),
  }
  test.each(Object.entries(ends))('stops working once the admin %s', async (_, end) => {
    const [mother, partner] = [await testApp.person('mother'), await testApp.person('partner')]
    const { token } = Object((await ask(partner, cast.grandmother.email)).body)
    await end(mother, partner)
    const reply = await testApp.visitor().ask('PUT', '/api/password-reset', { token, password })
    expect(reply).toMatchObject({ status: 403, body: { code: 'wrong-reset-link' } })
  })

  test('works for a member for an hour, whatever the case of the email', async () => {
    const reply = await askAs('partner', ` ${cast.grandmother.email.toUpperCase()}`)
    expect(reply).toMatchObject({
      status: 201,
      body: { token: expect.stringMatching(/^[\w-]{32}$/), expiresAt: '2026-03-15T11:00:00.000Z' },
    })
    const { token } = Object(reply.body)
    expect((await testApp.visitor().ask('PUT', '/api/password-reset', { token, password })).status).toBe(204)
    const signedIn = await testApp.visitor().post('/api/login', { email: cast.grandmother.email, password })
    expect(signedIn.status).toBe(200)
  })
})
