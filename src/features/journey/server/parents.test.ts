/** The parents: one or two of the admins, each as mother or partner. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { type CastName, cast } from '#features/sign-in/fixtures.ts'
import { admit, hashToken, recognise } from '#platform/server/session.ts'
import { anyVersion } from '#platform/server/versions/check-version.ts'
import { changeSettings, nameParents } from './commands.ts'

let testApp: TestApp
let mother: Browser
let pip: number
let ids: Record<CastName, number>
beforeAll(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
  pip = await testApp.findJourney('Pip')
  const users = await testApp.db.selectFrom('users').select(['id', 'email']).execute()
  const idOf = (name: CastName) => users.find(({ email }) => email === cast[name].email)?.id ?? 0
  ids = {
    mother: idOf('mother'),
    partner: idOf('partner'),
    grandmother: idOf('grandmother'),
    friend: idOf('friend'),
    neighbour: idOf('neighbour'),
    stranger: idOf('stranger'),
  }
})
afterAll(() => testApp.close())

const nora = () => ({ part: 'mother', userId: ids.mother, displayName: 'Nora', calledAs: 'Mum' })
const sam = () => ({ part: 'partner', userId: ids.partner, displayName: 'Sam', calledAs: 'Baba' })

const name = (browser: Browser, parents: unknown, journey = pip) =>
  browser.ask('PUT', `/api/pregnancies/${journey}/parents`, { parents })
const parentsNow = async (browser = mother) => Object((await browser.get('/api/pregnancies/current')).body).parents
const setRole = (userId: number, role: 'admin' | 'family') =>
  testApp.db.updateTable('members').set({ role }).where('user_id', '=', userId).execute()

beforeEach(async () => {
  await name(mother, [nora(), sam()])
})

describe('naming the parents', () => {
  test('is refused to a visitor', async () => {
    expect(await name(testApp.visitor(), [nora()])).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
  })

  test.each(['grandmother', 'friend'] as const)('is refused to the %s', async (who) => {
    expect(await name(await testApp.person(who), [nora()])).toMatchObject({ status: 403, body: { code: 'admin-only' } })
  })

  test('answers 404 to another family', async () => {
    const neighbour = await testApp.person('neighbour')
    const missing = await name(neighbour, [], 4711)
    expect(await name(neighbour, [], pip)).toMatchObject({ status: 404, text: missing.text })
    expect(await parentsNow()).toHaveLength(2)
  })

  const aParentIsAnAdmin = 'A parent must be an admin of this journey'
  const wrong: readonly [string, () => unknown[], string][] = [
    ['a member who is not an admin', () => [nora(), { ...sam(), userId: ids.grandmother }], aParentIsAnAdmin],
    ['an admin of another journey', () => [{ ...nora(), userId: ids.neighbour }], aParentIsAnAdmin],
    ['a person without a journey', () => [{ ...nora(), userId: ids.stranger }], aParentIsAnAdmin],
    ['an account that does not exist', () => [{ ...nora(), userId: 4711 }], aParentIsAnAdmin],
    ['one person twice', () => [nora(), { ...sam(), userId: ids.mother }], 'The parents must be different people'],
    ['one part twice', () => [nora(), { ...sam(), part: 'mother' }], 'The parents must have different parts'],
  ]

  test.each(wrong)('refuses %s, and changes nothing', async (_, parents, message) => {
    expect(await name(mother, parents())).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', message, fields: { parents: message } },
    })
    expect(await parentsNow()).toMatchObject([nora(), sam()])
  })

  test.each<[string, () => unknown]>([
    ['three parents', () => [nora(), sam(), { ...sam(), userId: ids.grandmother }]],
    ['an unknown part', () => [{ ...nora(), part: 'father' }]],
    ['no name', () => [{ ...nora(), displayName: '  ' }]],
    ['a name of 61 letters', () => [{ ...nora(), displayName: 'n'.repeat(61) }]],
    ['a parent without `calledAs`', () => [{ part: 'mother', userId: ids.mother, displayName: 'Nora' }]],
    ['a field that is unknown', () => [{ ...nora(), role: 'admin' }]],
    ['no list', () => null],
  ])('refuses %s', async (_, parents) => {
    expect(await name(mother, parents())).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
    expect(await parentsNow()).toHaveLength(2)
  })

  test('refuses an admin who has not accepted the invitation yet', async () => {
    await testApp.db.updateTable('members').set({ accepted_at: null }).where('user_id', '=', ids.partner).execute()
    expect(await name(mother, [nora(), sam()])).toMatchObject({ status: 400 })
    await testApp.db
      .updateTable('members')
      .set({ accepted_at: testApp.clock.now.toISOString() })
      .where('user_id', '=', ids.partner)
      .execute()
  })

  test('returns the journey, and every member sees the parents, the mother first', async () => {
    const reply = await name(mother, [sam(), nora()])
    expect(reply).toMatchObject({ status: 200, body: { id: pip, babyName: 'Pip' } })
    const parents = [
      { ...nora(), profileImageUrl: null },
      { ...sam(), profileImageUrl: null },
    ]
    expect(Object(reply.body).parents).toEqual(parents)
    expect(await parentsNow(await testApp.person('friend'))).toEqual(parents)
    expect(await parentsNow(await testApp.person('neighbour'))).toEqual([])
  })

  test('is allowed to the partner too, who can swap the two parts', async () => {
    const swapped = [
      { ...sam(), part: 'mother' },
      { ...nora(), part: 'partner', calledAs: '' },
    ]
    expect((await name(await testApp.person('partner'), swapped)).status).toBe(200)
    expect(await parentsNow()).toMatchObject(swapped)
  })

  test('accepts one parent, or none', async () => {
    await name(mother, [sam()])
    expect(await parentsNow()).toMatchObject([sam()])
    expect(await name(mother, [])).toMatchObject({ status: 200, body: { parents: [] } })
  })

  test('ten times at once stores one complete choice', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, nth) => name(mother, [{ ...nora(), calledAs: `Mum ${nth}` }, sam()])),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await testApp.db.selectFrom('parents').select('id').execute()).toHaveLength(2)
  })
})

test('an admin who loses the role while their request runs is refused', async () => {
  const { db, services, clock } = testApp
  const partner = await testApp.person('partner')
  const sessionKey = { tokenHash: hashToken(partner.jar['nestling-session'] ?? ''), pregnancyId: null, now: clock.now }
  const admitted = admit('admin', recognise(await services.findSession(db, sessionKey)), false)
  await setRole(ids.partner, 'family')
  const context = { db, now: clock.now, checkVersion: anyVersion }
  await expect(nameParents(context, admitted, { parents: [] })).rejects.toThrow('admin-only')
  const settings = { babyName: 'Bean', dueDate: '2026-06-01' }
  await expect(changeSettings(context, admitted, settings)).rejects.toThrow('admin-only')
  await setRole(ids.partner, 'admin')
  expect((await mother.get('/api/pregnancies/current')).body).toMatchObject({ babyName: 'Pip', parents: [{}, {}] })
})

describe('a parent', () => {
  test('who is no longer an admin is not returned, until they are an admin again', async () => {
    await setRole(ids.partner, 'family')
    expect(await parentsNow()).toMatchObject([nora()])
    await setRole(ids.partner, 'admin')
    expect(await parentsNow()).toMatchObject([nora(), sam()])
  })

  test('who was removed and returns as an admin is no longer a parent', async () => {
    await mother.delete(`/api/admin/users/${cast.partner.email}`)
    const { body } = await mother.post('/api/admin/users/invite', { email: cast.partner.email, role: 'admin' })
    const partner = await testApp.person('partner')
    await partner.post('/api/invite-codes/redeem', { code: Object(body).inviteToken })
    expect((await partner.get('/api/auth/user')).body).toMatchObject({ role: 'admin' })
    expect(await parentsNow()).toMatchObject([nora()])
  })

  test('has the profile picture of the account', async () => {
    const picture = { profile_image_url: '/api/portraits/abc.webp' }
    await testApp.db.updateTable('users').set(picture).where('id', '=', ids.mother).execute()
    expect(await parentsNow()).toMatchObject([{ profileImageUrl: picture.profile_image_url }, {}])
  })
})
