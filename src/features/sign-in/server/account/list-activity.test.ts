import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { type CastName, cast, castPassword } from '../../fixtures.ts'
import type { SignInNote } from '../../rules.ts'

let testApp: TestApp
let begin: Date
beforeAll(async () => {
  testApp = await openTestApp()
  begin = testApp.clock.now
})
beforeEach(async () => {
  testApp.clock.now = begin
  await testApp.db.deleteFrom('sign_in_notes').execute()
})
afterAll(() => testApp.close())

async function idOf(name: CastName) {
  const user = testApp.db.selectFrom('users').select('id').where('email', '=', cast[name].email)
  return (await user.executeTakeFirstOrThrow()).id
}
async function leaveNote(name: CastName, what: SignInNote, noted_at = begin.toISOString()) {
  const note = { user_id: await idOf(name), what, device_name: 'Safari on iPhone', noted_at }
  await testApp.db.insertInto('sign_in_notes').values(note).execute()
}
const activity = async (name: CastName, query = '') => (await testApp.person(name)).get(`/api/admin/activity${query}`)
const listedActivity = async (name: CastName) => {
  const { body } = await activity(name)
  return Array.isArray(body) ? body.map(({ firstName, what }) => `${firstName} ${what}`) : []
}

describe('the activity of a journey’s members', () => {
  test('is refused to everybody except the journey’s admins', async () => {
    expect((await testApp.visitor().get('/api/admin/activity')).status).toBe(401)
    expect((await activity('stranger')).status).toBe(403)
    for (const name of ['grandmother', 'friend'] as const)
      expect(await activity(name)).toMatchObject({ status: 403, body: { code: 'admin-only' } })
  })

  test('lists who signed in with which device and when', async () => {
    const browser = testApp.visitor()
    const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' }
    await browser.post('/api/login', { email: cast.friend.email, password: castPassword }, agent)
    expect((await activity('partner')).body).toEqual([
      {
        id: expect.any(Number),
        what: 'signed-in',
        firstName: 'Ben',
        email: cast.friend.email,
        deviceName: 'Firefox on Windows',
        notedAt: begin.toISOString(),
      },
    ])
  })

  test('is listed newest first, in pages', async () => {
    for (const name of ['friend', 'grandmother', 'mother'] as const) await leaveNote(name, 'signed-in')
    expect(await listedActivity('mother')).toEqual(['Nora signed-in', 'Ruth signed-in', 'Ben signed-in'])
    const first = await activity('mother', '?limit=2')
    const [, older = ''] = /^<(.*)>; rel="next"$/.exec(first.headers.get('link') ?? '') ?? []
    const { body } = await (await testApp.person('mother')).get(older)
    expect(body).toMatchObject([{ firstName: 'Ben' }])
  })

  test('leaves out people in another journey, or in none', async () => {
    for (const name of ['neighbour', 'stranger', 'mother'] as const) await leaveNote(name, 'signed-in')
    expect(await listedActivity('mother')).toEqual(['Nora signed-in'])
    expect(await listedActivity('neighbour')).toEqual(['Inês signed-in'])
  })

  test('contains no events from before a member joined', async () => {
    const { accepted_at } = await testApp.db
      .selectFrom('members')
      .innerJoin('users', 'users.id', 'members.user_id')
      .where('users.email', '=', cast.friend.email)
      .select('members.accepted_at')
      .executeTakeFirstOrThrow()
    const justBefore = new Date(Date.parse(accepted_at ?? '') - 1).toISOString()
    await leaveNote('friend', 'signed-in', justBefore)
    await leaveNote('friend', 'password-changed')
    expect(await listedActivity('mother')).toEqual(['Ben password-changed'])
  })

  test('leaves out people who are only invited', async () => {
    const guest = testApp.db.updateTable('members').where('role', '=', 'guest')
    await guest.set({ accepted_at: null }).execute()
    await leaveNote('friend', 'signed-in')
    expect(await listedActivity('mother')).toEqual([])
    await guest.set({ accepted_at: begin.toISOString() }).execute()
  })

  test('leaves out the account changes of members who also follow another journey', async () => {
    const membership = { role: 'family' as const, created_at: begin.toISOString(), accepted_at: begin.toISOString() }
    const theirs = await testApp.db
      .selectFrom('members')
      .select('pregnancy_id')
      .where('user_id', '=', await idOf('neighbour'))
      .executeTakeFirstOrThrow()
    const { id } = await testApp.db
      .insertInto('members')
      .values({ ...membership, pregnancy_id: theirs.pregnancy_id, user_id: await idOf('grandmother') })
      .returning('id')
      .executeTakeFirstOrThrow()
    await leaveNote('grandmother', 'email-changed')
    await leaveNote('grandmother', 'signed-in')
    expect(await listedActivity('mother')).toEqual(['Ruth signed-in'])
    expect(await listedActivity('neighbour')).toEqual(['Ruth signed-in'])
    await testApp.db.deleteFrom('members').where('id', '=', id).execute()
    expect(await listedActivity('mother')).toEqual(['Ruth signed-in', 'Ruth email-changed'])
  })

  test('contains the newest 50 events of each person', async () => {
    for (let note = 0; note < 60; note += 1) await leaveNote('friend', 'signed-in')
    await testApp.visitor().post('/api/login', { email: cast.friend.email, password: castPassword })
    expect(await listedActivity('mother')).toHaveLength(50)
  })

  test('does not contain failed sign-ins, because recording them would reveal which emails have accounts', async () => {
    await testApp.visitor().post('/api/login', { email: cast.friend.email, password: 'wrong' })
    expect(await testApp.db.selectFrom('sign_in_notes').select('id').execute()).toEqual([])
  })
})
