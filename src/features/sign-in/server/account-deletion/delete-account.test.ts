import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { lockRow } from '#platform/server/database/locks.ts'
import { dumpTables, testedEngine } from '#platform/server/database/testing.ts'
import { type CastName, cast, castPassword } from '../../fixtures.ts'
import { createAccount } from '../commands.ts'
import { isSetUp } from '../queries.ts'
import { makeResetPath } from '../reset/make-reset-link.ts'

let testApp: TestApp
beforeEach(async () => {
  testApp = await openTestApp()
})
afterEach(() => testApp.close())

const deleteAccount = (browser: Browser, currentPassword: unknown = castPassword) =>
  browser.ask('DELETE', '/api/account', { currentPassword })
const signIn = (who: CastName, browser = testApp.visitor()) =>
  browser.post('/api/login', { email: cast[who].email, password: castPassword })

async function signedIn(who: CastName) {
  const browser = testApp.visitor()
  await signIn(who, browser)
  return browser
}

async function idOf(who: CastName) {
  const people = testApp.db.selectFrom('users').select('id').where('email', '=', cast[who].email)
  return (await people.executeTakeFirstOrThrow()).id
}

/** Makes an admin a family member. */
async function demote(who: CastName) {
  await testApp.db
    .updateTable('members')
    .set({ role: 'family' })
    .where('user_id', '=', await idOf(who))
    .execute()
}

/** An admin invites somebody, makes an invite code, and no longer lets guests add updates. */
async function inviteAs(who: CastName, babyName: string, email: string) {
  const at = testApp.clock.now.toISOString()
  const pregnancy_id = await testApp.findJourney(babyName)
  const common = { created_at: at, pregnancy_id }
  const by = await idOf(who)
  const { id } = await testApp.db
    .insertInto('members')
    .values({ ...common, user_id: null, role: 'family', accepted_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await testApp.db
    .insertInto('invitations')
    .values({ ...common, member_id: id, email, invited_by: by, token_hash: `hash of ${email}`, expires_at: at })
    .execute()
  await testApp.db
    .insertInto('invite_codes')
    .values({ ...common, code: `BY${by}`, role: 'family', used_count: 0, created_by: by })
    .execute()
  await testApp.db
    .insertInto('section_rights')
    .values({ pregnancy_id, role: 'guest', section: 'updates', may: 'see' })
    .execute()
}

async function countsOf(pregnancyId: number) {
  const tables = ['members', 'invitations', 'invite_codes', 'section_rights', 'parents', 'updates'] as const
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const rows = testApp.db.selectFrom(table).select('id').where('pregnancy_id', '=', pregnancyId)
    counts[table] = (await rows.execute()).length
  }
  return counts
}

/** The number of transactions waiting for a lock. */
async function countWaitingTransactions(db: TestApp['db']) {
  const waiting = sql<{ count: number }>`
    select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await waiting.execute(db)).rows[0]?.count
}

describe('the preview of an account deletion', () => {
  test('is refused to a visitor', async () => {
    expect((await testApp.visitor().get('/api/account/deletion-preview')).status).toBe(401)
  })

  test.each([
    ['stranger', { ends: [], stays: [], needAdmin: [] }],
    ['neighbour', { ends: ['Feijão'], stays: [], needAdmin: [] }],
    ['friend', { ends: [], stays: [{ babyName: 'Pip', shared: [] }], needAdmin: [] }],
    ['grandmother', { ends: [], stays: [{ babyName: 'Pip', shared: [{ count: 1, what: 'update' }] }], needAdmin: [] }],
    ['mother', { ends: [], stays: [{ babyName: 'Pip', shared: [{ count: 3, what: 'updates' }] }], needAdmin: [] }],
  ] as const)('tells the %s which journeys end and what stays', async (who, preview) => {
    expect(await (await testApp.person(who)).get('/api/account/deletion-preview')).toMatchObject({
      status: 200,
      body: preview,
    })
  })

  test('names the journeys that need another admin first', async () => {
    await demote('partner')
    const { body } = await (await testApp.person('mother')).get('/api/account/deletion-preview')
    expect(body).toEqual({
      ends: [],
      stays: [{ babyName: 'Pip', shared: [{ count: 3, what: 'updates' }] }],
      needAdmin: ['Pip'],
    })
  })

  test('does not count people who are only invited', async () => {
    await inviteAs('neighbour', 'Feijão', 'aunt@nestling.example')
    const { body } = await (await testApp.person('neighbour')).get('/api/account/deletion-preview')
    expect(body).toEqual({ ends: ['Feijão'], stays: [], needAdmin: [] })
  })
})

describe('deleting the account', () => {
  test('is refused to a visitor, and to a member without the right password', async () => {
    expect((await deleteAccount(testApp.visitor())).status).toBe(401)
    const ruth = await testApp.person('grandmother')
    for (const given of [null, '', 7, 'wrong password'])
      expect(await deleteAccount(ruth, given)).toMatchObject({
        status: 400,
        body: { fields: { currentPassword: expect.any(String) } },
      })
    expect((await ruth.get('/api/auth/user')).body).toMatchObject({ firstName: 'Ruth' })
  })

  test('is refused to the last admin of a journey that others follow, and changes nothing', async () => {
    await demote('partner')
    const nora = await testApp.person('mother')
    const before = await dumpTables(testApp.db)
    expect(await deleteAccount(nora)).toMatchObject({ status: 409, body: { code: 'last-admin' } })
    expect(await dumpTables(testApp.db)).toEqual(before)
  })

  test('is refused to the second of two admins who try at once', async () => {
    const both = await Promise.all([testApp.person('mother'), testApp.person('partner')])
    const ids = [await idOf('mother'), await idOf('partner')]
    const { db } = testApp
    const sending = await db.transaction().execute(async (tx) => {
      for (const id of ids) await lockRow(tx, 'users', id)
      const replies = both.map((browser) => deleteAccount(browser))
      if (testedEngine === 'postgres')
        await expect.poll(() => countWaitingTransactions(db), { timeout: 10_000 }).toBe(2)
      return { replies }
    })
    const replies = await Promise.all(sending.replies)
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 409])
  })

  test('signs the person out everywhere, and nobody can sign in to the account again', async () => {
    const [phone, tablet] = [await signedIn('grandmother'), await signedIn('grandmother')]
    const token = (await makeResetPath(testApp.services, cast.grandmother.email, testApp.clock.now))?.path.split('#')[1]
    expect(await deleteAccount(phone)).toMatchObject({ status: 204, text: '' })
    expect(phone.jar).toEqual({})
    expect((await tablet.get('/api/auth/user')).body).toBeNull()
    expect((await signIn('grandmother')).status).toBe(401)
    const reset = { token, password: 'eight quiet herons' }
    expect((await testApp.visitor().ask('PUT', '/api/password-reset', reset)).status).toBe(403)
    const { email } = await testApp.db
      .selectFrom('users')
      .select('email')
      .where('deleted_at', 'is not', null)
      .executeTakeFirstOrThrow()
    expect((await testApp.visitor().post('/api/login', { email, password: castPassword })).status).toBe(400)
  })

  test('keeps what the person shared, signed with their first name', async () => {
    await deleteAccount(await testApp.person('grandmother'))
    const updates = await (await testApp.person('mother')).get(
      `/api/pregnancies/${await testApp.findJourney('Pip')}/updates`,
    )
    const authors = Array.isArray(updates.body) ? updates.body.map(({ author }) => author.firstName) : []
    expect(authors).toHaveLength(6)
    expect(authors).toContain('Ruth')
  })

  test('leaves no trace of the email or the last name', async () => {
    const { email, lastName } = cast.partner
    const sam = await signedIn('partner')
    const userId = await idOf('partner')
    const at = testApp.clock.now.toISOString()
    const pregnancy_id = await testApp.findJourney('Pip')
    const parent = { user_id: userId, display_name: `Sam ${lastName}`, called_as: 'Papa' }
    await testApp.db.deleteFrom('parents').execute()
    await testApp.db
      .insertInto('parents')
      .values({ pregnancy_id, part: 'partner', ...parent })
      .execute()
    await testApp.db
      .insertInto('portraits')
      .values({ user_id: userId, name: 'a-face', bytes: new Uint8Array([1, 2, 3]), created_at: at })
      .execute()
    const message = { recipient: email, created_at: at, attempts: 0 }
    await testApp.db
      .insertInto('letters')
      .values([
        { kind: 'waits', next_attempt_at: at, ...message },
        { kind: 'sent', sent_at: at, ...message },
      ])
      .execute()
    await makeResetPath(testApp.services, email, testApp.clock.now)
    expect(JSON.stringify(await dumpTables(testApp.db))).toContain(lastName)

    expect((await deleteAccount(sam)).status).toBe(204)
    const dump = await dumpTables(testApp.db)
    expect(JSON.stringify(dump)).not.toContain(email)
    expect(JSON.stringify(dump)).not.toContain(lastName)
    for (const table of ['portraits', 'letters', 'reset_tokens', 'parents', 'sign_in_notes', 'known_devices'])
      expect(dump[table]).toEqual([])
  })

  test('resets everything in the person’s row except the first name', async () => {
    const ruth = await signedIn('grandmother')
    const id = await idOf('grandmother')
    const looks = { units: 'us', theme: 'dark', layout: 'simple', hides: 'drawing' } as const
    const chosen = { profile_image_url: '/api/portraits/a-face', ...looks }
    const founder_at = testApp.clock.now.toISOString()
    await testApp.db
      .updateTable('users')
      .set({ ...chosen, founder_at })
      .where('id', '=', id)
      .execute()
    const row = () => testApp.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const before = await row()
    expect((await deleteAccount(ruth)).status).toBe(204)
    const { password_hash, ...after } = await row()
    expect(password_hash).not.toBe(before.password_hash)
    expect(after).toMatchObject({ first_name: 'Ruth', last_name: '', email: `deleted-${id}@invalid` })
    expect(after).toMatchObject({ profile_image_url: null, founder_at: null, units: null, theme: 'auto', hides: null })
    expect(after.layout).toBe('usual')
  })

  test('frees the email for a new, separate account', async () => {
    await deleteAccount(await testApp.person('stranger'))
    const again = { ...cast.stranger, passwordHash: 'x', mayBeginJourney: false }
    const id = await testApp.db.transaction().execute((tx) => createAccount(tx, again, testApp.clock.now))
    expect(id).toBe(await idOf('stranger'))
  })

  test('allows set-up again if it was the only account', async () => {
    const firstDay = await openTestApp({ world: 'first-day' })
    expect(await isSetUp(firstDay.db)).toBe(true)
    expect((await deleteAccount(await firstDay.person('mother'))).status).toBe(204)
    expect(await isSetUp(firstDay.db)).toBe(false)
    await firstDay.close()
  })

  test('deletes a journey without other members, and everything in it', async () => {
    const pip = await testApp.findJourney('Pip')
    const feijao = await testApp.findJourney('Feijão')
    const ines = await signedIn('neighbour')
    await ines.post(`/api/pregnancies/${feijao}/updates`, { content: 'Only for us' })
    await inviteAs('neighbour', 'Feijão', 'aunt@nestling.example')
    await testApp.db
      .insertInto('parents')
      .values({
        pregnancy_id: feijao,
        user_id: await idOf('neighbour'),
        part: 'mother',
        display_name: 'Inês',
        called_as: '',
      })
      .execute()
    const before = await countsOf(pip)

    expect((await deleteAccount(ines)).status).toBe(204)
    expect(Object.values(await countsOf(feijao))).toEqual([0, 0, 0, 0, 0, 0])
    const journeys = await testApp.db.selectFrom('pregnancies').select('baby_name').execute()
    expect(journeys).toEqual([{ baby_name: 'Pip' }])
    expect(await countsOf(pip)).toEqual(before)
  })

  test('deletes the invite codes and invitations that the person made, and no others', async () => {
    await inviteAs('mother', 'Pip', 'aunt@nestling.example')
    await testApp.db.deleteFrom('section_rights').execute()
    await inviteAs('partner', 'Pip', 'uncle@nestling.example')
    await deleteAccount(await testApp.person('mother'))
    expect(await testApp.db.selectFrom('invitations').select('email').execute()).toEqual([
      { email: 'uncle@nestling.example' },
    ])
    expect(await countsOf(await testApp.findJourney('Pip'))).toMatchObject({ members: 4, invite_codes: 1 })
  })
})
