import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { cast } from '#features/sign-in/fixtures.ts'
import { mostInvitations, mostMembers } from '../../rules.ts'
import { openAccounts } from '../joining/testing.ts'

let testApp: TestApp
let mother: Browser
let begin: Date
let email: string
let serial = 0
beforeAll(async () => {
  testApp = await openTestApp()
  begin = testApp.clock.now
})
beforeEach(async () => {
  testApp.clock.now = begin
  // Setting the clock back can end the sessions of earlier tests, so each test signs in again.
  mother = await testApp.person('mother')
  serial += 1
  email = `uncle${serial}@nestling.example`
})
afterAll(() => testApp.close())

const invite = (body: object, admin = mother) => admin.post('/api/admin/users/invite', body)
const tokenOf = async (body: object): Promise<string> => Object((await invite(body)).body).inviteToken
const lookUp = (code: string) => testApp.visitor().post('/api/invite-codes/look-up', { code })
const members = async (admin = mother) => Object((await admin.get('/api/admin/users')).body)

describe('the list of members', () => {
  test('lists members and invitations, newest first', async () => {
    const list = await members()
    expect(list.map(({ email: address, role, status }: Record<string, string>) => [address, role, status])).toEqual([
      ['auntie@nestling.example', 'family', 'pending'],
      [cast.friend.email, 'guest', 'accepted'],
      [cast.grandmother.email, 'family', 'accepted'],
      [cast.partner.email, 'admin', 'accepted'],
      [cast.mother.email, 'admin', 'accepted'],
    ])
    expect(list[2]).toMatchObject({
      firstName: 'Ruth',
      lastName: 'Lindqvist',
      userId: expect.any(Number),
      invitedAs: null,
    })
  })
})

describe('a full journey', () => {
  let full: TestApp
  let admin: Browser
  beforeAll(async () => {
    full = await openTestApp()
    admin = await full.person('mother')
    // One invitation is pending already.
    for (let at = 1; at < mostInvitations; at += 1) await send(`f${at}@nestling.example`)
  })
  afterAll(() => full.close())

  const send = (address: string) => admin.post('/api/admin/users/invite', { email: address, role: 'guest' })
  const list = async () => Object((await admin.get('/api/admin/users')).body)

  test('refuses further invitations, but resends existing ones', async () => {
    expect(await send('late@nestling.example')).toMatchObject({ status: 409, body: { code: 'too-many-invitations' } })
    expect((await send('f1@nestling.example')).status).toBe(201)
    await admin.delete('/api/admin/users/f2@nestling.example')
    expect((await send('late@nestling.example')).status).toBe(201)
  })

  test('lets nobody else in, and lists every member and invitation', async () => {
    const { body: code } = await admin.post('/api/invite-codes', { maxUses: null })
    const pregnancy_id = await full.findJourney('Pip')
    const accounts = await openAccounts(full.db, mostMembers - 4, full.clock.now)
    const at = full.clock.now.toISOString()
    const member = { pregnancy_id, role: 'guest', created_at: at, accepted_at: at } as const
    const rows = accounts.map(({ userId }) => ({ ...member, user_id: userId }))
    await full.db.insertInto('members').values(rows).execute()
    const stranger = await full.person('stranger')
    expect(await stranger.post('/api/invite-codes/redeem', { code: Object(code).code })).toMatchObject({
      status: 409,
      body: { code: 'journey-full' },
    })
    const everybody = await full.db
      .selectFrom('members')
      .select('id')
      .where('pregnancy_id', '=', pregnancy_id)
      .execute()
    expect(everybody).toHaveLength(1200)
    const ids = (await list()).map(({ id }: { id: number }) => id)
    expect(ids.toSorted()).toEqual(everybody.map(({ id }) => id).toSorted())
    const family = await admin.get(`/api/pregnancies/${pregnancy_id}/family`)
    expect(family.body).toHaveLength(1200)
  })
})

describe('inviting by email', () => {
  const others = [
    ['a visitor', 401, () => testApp.visitor()],
    ['family', 403, () => testApp.person('grandmother')],
    ['a guest', 403, () => testApp.person('friend')],
    ['somebody without a journey', 403, () => testApp.person('stranger')],
  ] as const
  test.each(others)('is refused to %s', async (_, status, openBrowser) => {
    const browser = await openBrowser()
    const before = await members()
    expect((await invite({ email, role: 'admin' }, browser)).status).toBe(status)
    expect(await members()).toEqual(before)
  })

  test.each([
    ['no email', { role: 'family' }, 'email'],
    ['an empty email', { email: ' ', role: 'family' }, 'email'],
    ['an invalid email', { email: 'uncle', role: 'family' }, 'email'],
    ['a second recipient', { email: 'a@b.example, c@d.example', role: 'family' }, 'email'],
    ['a header', { email: 'a@b.example\r\nBcc: c@d.example', role: 'family' }, 'email'],
    ['no role', { email: 'a@b.example' }, 'role'],
    ['an unknown role', { email: 'a@b.example', role: 'owner' }, 'role'],
    ['a status', { email: 'a@b.example', role: 'family', status: 'accepted' }, 'status'],
  ])('refuses %s', async (_, body, field) => {
    expect(await invite(body)).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } })
  })

  test.each([cast.grandmother.email, cast.mother.email, 'RUTH@nestling.example'])(
    'refuses the email of the member %s',
    async (member) => {
      expect(await invite({ email: member, role: 'guest' })).toMatchObject({
        status: 409,
        body: { code: 'already-member' },
      })
    },
  )

  test('refuses the email by which a member was invited', async () => {
    const code = await tokenOf({ email, role: 'family' })
    await (await testApp.person('stranger')).post('/api/invite-codes/redeem', { code })
    expect((await invite({ email, role: 'family' })).status).toBe(409)
  })

  test.each(['admin', 'family', 'guest'] as const)('makes a pending member with the role %s', async (role) => {
    const reply = await invite({ email: ` ${email.toUpperCase()}`, role })
    expect(reply).toMatchObject({ status: 201, body: { inviteToken: expect.stringMatching(/^[\w-]{32}$/) } })
    const { inviteToken, ...member } = Object(reply.body)
    expect(member).toEqual({
      id: expect.any(Number),
      email,
      role,
      createdAt: '2026-03-15T10:00:00.000Z',
      status: 'pending',
      firstName: null,
      lastName: null,
      profileImageUrl: null,
      userId: null,
      invitedAs: null,
      expiresAt: '2026-03-29T10:00:00.000Z',
      mail: null,
      mailFailure: null,
    })
    expect((await members())[0]).toEqual(member)
    expect(JSON.stringify(await members())).not.toContain(inviteToken)
  })

  test('again makes a new link, valid for 14 days, with the same role', async () => {
    const first = await tokenOf({ email, role: 'admin' })
    testApp.clock.now = new Date('2026-03-20T10:00:00.000Z')
    const reply = await invite({ email, role: 'guest' })
    expect(reply.body).toMatchObject({
      role: 'admin',
      createdAt: '2026-03-15T10:00:00.000Z',
      expiresAt: '2026-04-03T10:00:00.000Z',
    })
    expect((await lookUp(first)).status).toBe(403)
    expect((await lookUp(Object(reply.body).inviteToken)).body).toMatchObject({ role: 'admin' })
    expect((await members()).filter((member: { email: string }) => member.email === email)).toHaveLength(1)
  })

  test('again renews an expired invitation', async () => {
    await invite({ email, role: 'family' })
    testApp.clock.now = new Date('2026-04-10T10:00:00.000Z')
    expect((await lookUp(await tokenOf({ email, role: 'family' }))).status).toBe(200)
  })

  test('fifty times at once makes one invitation', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => invite({ email, role: 'family' })))
    expect(replies.map(({ status }) => status)).toEqual(Array(50).fill(201))
    expect((await members()).filter((member: { email: string }) => member.email === email)).toHaveLength(1)
    const answers = await Promise.all(replies.map(({ body }) => lookUp(Object(body).inviteToken)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('to two journeys makes a separate pending member in each', async () => {
    const neighbour = await testApp.person('neighbour')
    await invite({ email, role: 'family' })
    const { body } = await invite({ email, role: 'guest' }, neighbour)
    expect((await lookUp(Object(body).inviteToken)).body).toMatchObject({ babyName: 'Feijão', role: 'guest' })
    await mother.delete(`/api/admin/users/${email}`)
    expect((await lookUp(Object(body).inviteToken)).status).toBe(200)
    expect((await members(neighbour))[0]).toMatchObject({ email, status: 'pending' })
  })

  test('makes a link that stops working when the pending member is removed', async () => {
    const token = await tokenOf({ email, role: 'family' })
    expect((await mother.delete(`/api/admin/users/${email}`)).status).toBe(204)
    expect(await lookUp(token)).toMatchObject({ status: 403, body: { code: 'wrong-invite-code' } })
    expect(JSON.stringify(await members())).not.toContain(email)
  })

  test('again, by another admin, makes that admin the inviter', async () => {
    const partner = await testApp.person('partner')
    await invite({ email, role: 'family' }, partner)
    const token = await tokenOf({ email, role: 'family' })
    expect((await lookUp(token)).body).toMatchObject({ invitedBy: 'Nora' })
    await mother.delete(`/api/admin/users/${cast.partner.email}`)
    expect((await lookUp(token)).status).toBe(200)
  })
})
