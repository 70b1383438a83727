import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { joinJourney } from '#features/membership/server/public.ts'
import { cast, castPassword } from '#features/sign-in/fixtures.ts'
import { dumpTables } from '#platform/server/database/testing.ts'
import { admit, hashToken, recognise } from '#platform/server/session.ts'
import { demoInvitation } from '../../fixtures.ts'
import { makeCode } from '../codes/invite-codes.ts'

let testApp: TestApp
let mother: Browser
let partner: Browser
const open = async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
  partner = await testApp.person('partner')
}
const close = () => testApp.close()

const pathOf = (email: string) => `/api/admin/users/${encodeURIComponent(email)}`
const setRole = (role: string, email: string, admin = mother) => admin.patch(pathOf(email), { role })
const remove = (email: string, admin = mother) => admin.delete(pathOf(email))
const members = async (admin = mother) => Object((await admin.get('/api/admin/users')).body)
const adminsLeft = () =>
  testApp.db
    .selectFrom('members')
    .innerJoin('pregnancies', 'pregnancies.id', 'members.pregnancy_id')
    .where('baby_name', '=', 'Pip')
    .where('role', '=', 'admin')
    .where('accepted_at', 'is not', null)
    .select('user_id')
    .execute()

/** Makes the mother and the partner admins again, even if no admin or only one is left. */
async function makeBothAdmins() {
  const pregnancyId = await testApp.findJourney('Pip')
  const users = testApp.db.selectFrom('users').select('id')
  const both = await users.where('email', 'in', [cast.mother.email, cast.partner.email]).orderBy('id').execute()
  await testApp.db.transaction().execute(async (tx) => {
    await tx.updateTable('members').set({ role: 'family' }).where('user_id', 'is', null).execute()
    for (const { id: userId } of both) {
      await tx.deleteFrom('members').where('pregnancy_id', '=', pregnancyId).where('user_id', '=', userId).execute()
      await joinJourney(tx, { pregnancyId, userId, role: 'admin', now: testApp.clock.now })
    }
  })
  mother = await testApp.person('mother')
  partner = await testApp.person('partner')
}

const lastAdmin = { status: 409, body: { code: 'last-admin' } }

describe('changing or removing a member', () => {
  beforeAll(open)
  afterAll(close)

  const others = [
    ['a visitor', 401, () => testApp.visitor()],
    ['family', 403, () => testApp.person('grandmother')],
    ['a guest', 403, () => testApp.person('friend')],
    ['somebody without a journey', 403, () => testApp.person('stranger')],
    ['the admin of another journey', 404, () => testApp.person('neighbour')],
  ] as const
  test.each(others)('is refused to %s', async (_, status, openBrowser) => {
    const browser = await openBrowser()
    const before = await testApp.db.selectFrom('members').selectAll().orderBy('id').execute()
    for (const email of [cast.grandmother.email, cast.friend.email, demoInvitation.email]) {
      expect((await setRole('admin', email, browser)).status).toBe(status)
      expect((await remove(email, browser)).status).toBe(status)
    }
    expect(await testApp.db.selectFrom('members').selectAll().orderBy('id').execute()).toEqual(before)
  })

  test.each([
    'nobody@nestling.example',
    'no-email',
    '%',
    '\0',
    '__proto__',
    cast.stranger.email,
    cast.neighbour.email,
    'a'.repeat(300),
  ])('finds nobody by the email %j', async (email) => {
    const before = await dumpTables(testApp.db)
    expect(await setRole('guest', email)).toMatchObject({ status: 404, body: { code: 'not-found' } })
    expect(await remove(email)).toMatchObject({ status: 404, body: { code: 'not-found' } })
    expect(await dumpTables(testApp.db)).toEqual(before)
  })

  test.each([{}, { role: 'owner' }, { role: null }, { role: ['admin'] }, { role: 'guest', status: 'accepted' }])(
    'refuses the request body %j',
    async (body) => {
      expect((await mother.patch(pathOf(cast.grandmother.email), body)).status).toBe(400)
    },
  )

  test.each(['RUTH@Nestling.example', ' ruth@nestling.example ', 'ruth@nestling.example'])(
    'finds the member by the email %j',
    async (email) => {
      expect(await setRole('guest', email)).toMatchObject({ status: 200, body: { email: cast.grandmother.email } })
    },
  )
})

describe('a role', () => {
  beforeAll(open)
  afterAll(close)

  test('takes effect at the next request', async () => {
    const grandmother = await testApp.person('grandmother')
    expect((await grandmother.get('/api/admin/users')).status).toBe(403)
    expect(await setRole('admin', cast.grandmother.email)).toMatchObject({
      status: 200,
      body: { email: cast.grandmother.email, firstName: 'Ruth', role: 'admin', status: 'accepted' },
    })
    expect((await grandmother.get('/api/admin/users')).status).toBe(200)
    await setRole('guest', cast.grandmother.email)
    expect(await grandmother.get('/api/admin/users')).toMatchObject({ status: 403, body: { code: 'admin-only' } })
    expect((await grandmother.get('/api/auth/user')).body).toMatchObject({ role: 'guest' })
  })

  test('of a pending member can be changed too', async () => {
    expect(await setRole('guest', demoInvitation.email)).toMatchObject({
      status: 200,
      body: { email: demoInvitation.email, role: 'guest', status: 'pending' },
    })
  })

  test('that is saved unchanged keeps the admin’s codes valid', async () => {
    const { code } = Object((await partner.post('/api/invite-codes')).body)
    await setRole('admin', cast.partner.email)
    expect((await testApp.visitor().post('/api/invite-codes/look-up', { code })).status).toBe(200)
  })
})

describe('the last admin', () => {
  beforeAll(open)
  afterAll(close)
  beforeEach(makeBothAdmins)

  test('stays an admin and a member', async () => {
    await setRole('family', cast.partner.email)
    for (const role of ['family', 'guest']) expect(await setRole(role, cast.mother.email)).toMatchObject(lastAdmin)
    expect(await remove(cast.mother.email)).toMatchObject(lastAdmin)
    expect(await adminsLeft()).toHaveLength(1)
  })

  test('cannot be removed while the only other admin is still pending', async () => {
    await remove(cast.partner.email)
    await setRole('admin', demoInvitation.email)
    expect(await remove(cast.mother.email)).toMatchObject(lastAdmin)
  })

  const acts = {
    'two demotions': [() => setRole('guest', cast.partner.email), () => setRole('guest', cast.mother.email, partner)],
    'two removals': [() => remove(cast.partner.email), () => remove(cast.mother.email, partner)],
    'two admins leaving': [() => remove(cast.mother.email), () => remove(cast.partner.email, partner)],
    'a removal and a demotion': [() => remove(cast.partner.email), () => setRole('family', cast.mother.email, partner)],
  }
  test.each(Object.entries(acts))('stays an admin after %s at once', async (_, both) => {
    for (let round = 0; round < 5; round += 1) {
      const replies = await Promise.all(both.map((act) => act()))
      expect(await adminsLeft()).toHaveLength(1)
      expect(replies.filter(({ status }) => status < 300)).toHaveLength(1)
      await makeBothAdmins()
    }
  })
})

describe('a removed member', () => {
  beforeEach(open)
  afterEach(close)

  test('loses all access at the next request', async () => {
    const grandmother = await testApp.person('grandmother')
    const { id } = Object((await grandmother.get('/api/pregnancies/current')).body)
    expect((await remove(cast.grandmother.email)).status).toBe(204)
    expect(JSON.stringify(await members())).not.toContain(cast.grandmother.email)
    for (const path of ['/api/pregnancies/current', '/api/invite-codes', '/api/admin/users'])
      expect(await grandmother.get(path)).toMatchObject({ status: 403, body: { code: 'invitation-required' } })
    for (const path of ['family', 'updates'])
      expect((await grandmother.get(`/api/pregnancies/${id}/${path}`)).status).toBe(404)
    expect((await grandmother.get('/api/auth/user')).body).toMatchObject({ role: null, rights: null })
    expect((await grandmother.post('/api/pregnancies/initialize')).status).toBe(403)
  })

  test('cannot begin a new journey, even if they founded this one', async () => {
    expect((await remove(cast.mother.email, partner)).status).toBe(204)
    expect(await mother.get('/api/pregnancies/current')).toMatchObject({
      status: 403,
      body: { code: 'invitation-required' },
    })
    expect((await mother.post('/api/pregnancies/initialize')).status).toBe(403)
    expect((await mother.get('/api/auth/user')).body).toMatchObject({ role: null })
  })

  test('is switched to the other journey they follow', async () => {
    const neighbour = await testApp.person('neighbour')
    const { code } = Object((await mother.post('/api/invite-codes')).body)
    await neighbour.post('/api/invite-codes/redeem', { code })
    expect((await remove(cast.neighbour.email)).status).toBe(204)
    expect((await neighbour.get('/api/pregnancies/current')).body).toMatchObject({ babyName: 'Feijão' })
    expect((await neighbour.get('/api/auth/user')).body).toMatchObject({ role: 'admin' })
  })

  test('can join again by a new invitation', async () => {
    await remove(cast.grandmother.email)
    const { body } = await mother.post('/api/admin/users/invite', { email: cast.grandmother.email, role: 'guest' })
    const grandmother = await testApp.person('grandmother')
    await grandmother.post('/api/invite-codes/redeem', { code: Object(body).inviteToken })
    expect((await grandmother.get('/api/auth/user')).body).toMatchObject({ role: 'guest' })
  })

  test('leaves their updates in the journey', async () => {
    const { id } = Object((await mother.get('/api/pregnancies/current')).body)
    const before = (await mother.get(`/api/pregnancies/${id}/updates`)).body
    await remove(cast.grandmother.email)
    expect((await mother.get(`/api/pregnancies/${id}/updates`)).body).toEqual(before)
  })
})

describe('a member who changes their email to an invited one', () => {
  const doula = 'doula@nestling.example'
  const twoWithThis = { status: 409, body: { code: 'two-with-this-email' } }
  let friend: Browser
  let token: string
  beforeEach(async () => {
    await open()
    friend = await testApp.person('friend')
    const { body } = await mother.post('/api/admin/users/invite', { email: doula, role: 'family' })
    token = Object(body).inviteToken
    const change = { email: doula, currentPassword: castPassword }
    expect((await friend.post('/api/account/email', change)).status).toBe(200)
  })
  afterEach(close)

  const entries = async () =>
    (await members())
      .filter(({ email }: { email: string }) => email === doula)
      .map(({ status, role }: { status: string; role: string }) => [status, role])

  test('gets no role, password link or invitation that is meant for the invited person', async () => {
    const before = await dumpTables(testApp.db)
    expect(await setRole('admin', doula)).toMatchObject(twoWithThis)
    expect(await mother.post(`${pathOf(doula)}/reset-link`)).toMatchObject(twoWithThis)
    const again = { email: doula, role: 'family' }
    expect(await mother.post('/api/admin/users/invite', again)).toMatchObject(twoWithThis)
    expect(await dumpTables(testApp.db)).toEqual(before)
    expect((await friend.get('/api/auth/user')).body).toMatchObject({ role: 'guest' })
  })

  test('stays when the invitation is removed, and can then be found by that email', async () => {
    expect((await remove(doula)).status).toBe(204)
    expect(await entries()).toEqual([['accepted', 'guest']])
    expect((await testApp.visitor().post('/api/invite-codes/look-up', { code: token })).status).toBe(403)
    expect((await friend.get('/api/pregnancies/current')).status).toBe(200)
    expect((await setRole('family', doula)).status).toBe(200)
    expect((await remove(doula)).status).toBe(204)
    expect((await friend.get('/api/pregnancies/current')).status).toBe(403)
  })
})

test('an admin who loses the role while their request runs is refused', async () => {
  await open()
  const { db, services, clock } = testApp
  const sessionKey = { tokenHash: hashToken(partner.jar['nestling-session'] ?? ''), pregnancyId: null, now: clock.now }
  const admitted = admit('admin', recognise(await services.findSession(db, sessionKey)), false)
  await setRole('family', cast.partner.email)
  await expect(makeCode(db, admitted, {}, clock.now)).rejects.toThrow('admin-only')
  await remove(cast.partner.email)
  await expect(makeCode(db, admitted, {}, clock.now)).rejects.toThrow('admin-only')
  await close()
})
