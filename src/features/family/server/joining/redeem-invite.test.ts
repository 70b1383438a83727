import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { dumpTables } from '#platform/server/database/testing.ts'
import { acceptInvite } from './accept-invite.ts'
import { findInvite } from './find-invite.ts'
import { openAccounts } from './testing.ts'

let testApp: TestApp
let begin: Date
let mother: Browser
/** A signed-in person without a journey. Each test has a different person. */
let newcomer: Browser
beforeAll(async () => {
  testApp = await openTestApp()
  begin = testApp.clock.now
  mother = await testApp.person('mother')
})
beforeEach(async () => {
  testApp.clock.now = begin
  await testApp.db.deleteFrom('attempts').execute()
  newcomer = await makeNewcomer()
})
afterAll(() => testApp.close())

async function makeNewcomer(): Promise<Browser> {
  const [account] = await openAccounts(testApp.db, 1, begin)
  const browser = testApp.visitor()
  browser.jar['nestling-session'] = account?.token ?? ''
  return browser
}

const make = async (body?: object, browser = mother): Promise<string> =>
  Object((await browser.post('/api/invite-codes', body)).body).code
const invite = async (email: string, role: string): Promise<string> =>
  Object((await mother.post('/api/admin/users/invite', { email, role })).body).inviteToken
const redeem = (browser: Browser, code: string) => browser.post('/api/invite-codes/redeem', { code })
const members = async () => Object((await mother.get('/api/admin/users')).body)
const usesOf = async (code: string) =>
  (await testApp.db.selectFrom('invite_codes').select('used_count').where('code', '=', code).executeTakeFirst())
    ?.used_count
const emailOf = async (browser: Browser): Promise<string> => Object((await browser.get('/api/auth/user')).body).email
const refusedAs = (code: string) => ({ status: 403, body: { code } })

describe('redeeming an invitation', () => {
  test('is refused to a visitor', async () => {
    expect((await redeem(testApp.visitor(), await make())).status).toBe(401)
  })

  test('with a wrong, used-up or expired code is refused, and nobody joins', async () => {
    const usedUp = await make({ maxUses: 1 })
    await redeem(await makeNewcomer(), usedUp)
    const expiring = await make({ expiresInDays: 1 })
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 86_400_000)
    await newcomer.get('/api/auth/user')
    const before = await dumpTables(testApp.db)
    expect(await redeem(newcomer, usedUp)).toMatchObject(refusedAs('invite-used-up'))
    expect(await redeem(newcomer, expiring)).toMatchObject(refusedAs('invite-expired'))
    expect(await dumpTables(testApp.db)).toEqual(before)
    expect(await redeem(newcomer, 'ZZZZZZZZ')).toMatchObject(refusedAs('wrong-invite-code'))
    expect(await dumpTables(testApp.db)).toMatchObject({ members: before.members, sessions: before.sessions })
  })

  test('is refused if the request also names a role', async () => {
    const body = { code: await make(), role: 'admin' }
    expect(await newcomer.post('/api/invite-codes/redeem', body)).toMatchObject({
      status: 400,
      body: { fields: { role: expect.any(String) } },
    })
  })

  test.each(['family', 'guest'] as const)(
    'makes the person a member with the role %s, and switches them to that journey',
    async (role) => {
      const code = await make({ role })
      expect(await redeem(newcomer, code)).toMatchObject({ status: 200, body: { role } })
      expect(await usesOf(code)).toBe(1)
      expect((await members())[0]).toMatchObject({ email: await emailOf(newcomer), role, status: 'accepted' })
      expect((await newcomer.get('/api/pregnancies/current')).body).toMatchObject({ babyName: 'Pip' })
      expect((await newcomer.get('/api/auth/user')).body).toMatchObject({ role })
    },
  )

  test('switches a person who has another journey to the one they joined', async () => {
    const neighbour = await testApp.person('neighbour')
    await redeem(neighbour, await make())
    expect((await neighbour.get('/api/pregnancies/current')).body).toMatchObject({ babyName: 'Pip' })
    expect((await neighbour.get('/api/pregnancies')).body).toHaveLength(2)
  })

  test('by a member changes neither their role nor the number of uses', async () => {
    const guests = await make({ role: 'guest', maxUses: 1 })
    const family = await make({ role: 'family', maxUses: 1 })
    for (const [name, code] of [
      ['grandmother', guests],
      ['friend', family],
      ['mother', guests],
    ] as const) {
      const browser = await testApp.person(name)
      const before = Object((await browser.get('/api/auth/user')).body)
      expect(await redeem(browser, code)).toMatchObject({ status: 200, body: before })
      expect(await usesOf(code)).toBe(0)
    }
  })

  test('works for a member even with a used-up or expired code', async () => {
    const code = await make({ maxUses: 1, expiresInDays: 1 })
    await redeem(newcomer, code)
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 86_400_000)
    expect((await redeem(newcomer, code)).status).toBe(200)
    expect(await usesOf(code)).toBe(1)
  })
})

describe('an emailed invitation', () => {
  let address: string
  let serial = 0
  beforeEach(() => {
    serial += 1
    address = `theo${serial}@post.example`
  })

  test.each(['admin', 'family', 'guest'] as const)(
    'gives the role %s to the person who uses it, and works only once',
    async (role) => {
      const token = await invite(address, role)
      expect(await redeem(newcomer, token)).toMatchObject({ status: 200, body: { role } })
      expect((await members())[0]).toMatchObject({
        email: await emailOf(newcomer),
        invitedAs: address,
        status: 'accepted',
        role,
        expiresAt: null,
      })
      expect(await redeem(await makeNewcomer(), token)).toMatchObject(refusedAs('wrong-invite-code'))
    },
  )

  test('gives the role that an admin set last', async () => {
    const token = await invite(address, 'admin')
    await mother.patch(`/api/admin/users/${address}`, { role: 'guest' })
    expect((await redeem(newcomer, token)).body).toMatchObject({ role: 'guest' })
  })

  test('lets in one of ten people who use it at once', async () => {
    const token = await invite(address, 'family')
    const others = await Promise.all(Array.from({ length: 9 }, makeNewcomer))
    const replies = await Promise.all([newcomer, ...others].map((browser) => redeem(browser, token)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(403)])
  })

  test('to a person with an account makes them a member only when they accept it', async () => {
    const token = await invite(await emailOf(newcomer), 'family')
    expect(await newcomer.get('/api/pregnancies/current')).toMatchObject(refusedAs('invitation-required'))
    expect((await members())[0]).toMatchObject({ status: 'pending', userId: null, firstName: null })
    expect((await redeem(newcomer, token)).body).toMatchObject({ role: 'family' })
  })

  test('used by a member changes nothing and stays pending for its recipient', async () => {
    const token = await invite(address, 'admin')
    expect((await redeem(await testApp.person('friend'), token)).body).toMatchObject({ role: 'guest' })
    expect((await members())[0]).toMatchObject({ email: address, status: 'pending', role: 'admin' })
    expect((await redeem(newcomer, token)).body).toMatchObject({ role: 'admin' })
  })

  const entriesOf = async (email: string) =>
    (await members()).filter((member: { email: string }) => member.email === email)

  test.each(['family', 'guest'])(
    'to the role %s is deleted when its recipient joins as family by a code',
    async (role) => {
      const email = await emailOf(newcomer)
      const token = await invite(email, role)
      await redeem(newcomer, await make())
      expect(await entriesOf(email)).toMatchObject([{ status: 'accepted', role: 'family' }])
      expect(await redeem(await makeNewcomer(), token)).toMatchObject(refusedAs('wrong-invite-code'))
    },
  )

  test('to the role admin stays pending when a person with its email joins by a code', async () => {
    const email = await emailOf(newcomer)
    const token = await invite(email, 'admin')
    await redeem(newcomer, await make({ role: 'guest' }))
    expect(await entriesOf(email)).toMatchObject([
      { status: 'accepted', role: 'guest' },
      { status: 'pending', role: 'admin' },
    ])
    expect((await redeem(await makeNewcomer(), token)).body).toMatchObject({ role: 'admin' })
  })
})

describe('a person who deletes their account while joining', () => {
  test.each([
    ['a code', () => make()],
    ['an emailed token', () => invite('leaver@nestling.example', 'admin')],
  ])('does not become a member by %s', async (_, makeSecret) => {
    const { db, clock } = testApp
    const secret = await makeSecret()
    const invitation = await findInvite(db, secret)
    if (!invitation) throw new Error('There is no invitation.')
    const [leaver] = await openAccounts(db, 1, begin)
    const userId = leaver?.userId ?? 0
    await db.updateTable('users').set({ deleted_at: begin.toISOString() }).where('id', '=', userId).execute()
    const before = await dumpTables(db)
    const joining = db
      .transaction()
      .execute((tx) => acceptInvite(tx, invitation, { userId, now: clock.now }, testApp.services.emit))
    await expect(joining).rejects.toThrow('unauthorized')
    expect(await dumpTables(db)).toEqual(before)
  })
})

describe('a person whom an admin removed', () => {
  const remove = async (browser: Browser) =>
    expect((await mother.delete(`/api/admin/users/${await emailOf(browser)}`)).status).toBe(204)

  test('cannot join again by any code, and trying changes nothing', async () => {
    const codes = [await make(), await make()]
    await redeem(newcomer, codes[0] ?? '')
    await remove(newcomer)
    const before = await dumpTables(testApp.db)
    for (const code of codes) {
      expect(await redeem(newcomer, code)).toMatchObject(refusedAs('removed-from-journey'))
      expect(await newcomer.post('/api/invite-codes/look-up', { code })).toMatchObject(
        refusedAs('removed-from-journey'),
      )
    }
    expect(await dumpTables(testApp.db)).toEqual(before)
    expect((await redeem(await makeNewcomer(), codes[0] ?? '')).status).toBe(200)
  })

  test('cannot join again by an invitation made before the removal', async () => {
    const [old, other] = [await invite('old@post.example', 'family'), await make()]
    await redeem(newcomer, other)
    testApp.clock.now = new Date(begin.getTime() + 60_000)
    await remove(newcomer)
    expect(await redeem(newcomer, old)).toMatchObject(refusedAs('removed-from-journey'))
  })

  test('can join again by an invitation made after the removal, which deletes the record of the removal', async () => {
    await redeem(newcomer, await make())
    await remove(newcomer)
    expect((await redeem(newcomer, await invite(await emailOf(newcomer), 'guest'))).body).toMatchObject({
      role: 'guest',
    })
    const { id } = Object((await newcomer.get('/api/auth/user')).body)
    expect(await testApp.db.selectFrom('removed_members').where('user_id', '=', id).selectAll().execute()).toEqual([])
  })

  test('can join other journeys', async () => {
    await redeem(newcomer, await make())
    await remove(newcomer)
    const theirs = await make({}, await testApp.person('neighbour'))
    expect((await redeem(newcomer, theirs)).status).toBe(200)
  })
})

describe('the codes and invitations of an admin', () => {
  const endings = [
    ['is made family', (email: string) => mother.patch(`/api/admin/users/${email}`, { role: 'family' })],
    ['is removed', (email: string) => mother.delete(`/api/admin/users/${email}`)],
  ] as const

  test.each(endings)('are deleted when that admin %s, and those of other admins stay', async (_, end) => {
    const admin = await makeNewcomer()
    await redeem(admin, await invite(await emailOf(admin), 'admin'))
    const code = await make({}, admin)
    const { body } = await admin.post('/api/admin/users/invite', { email: 'late@nestling.example', role: 'admin' })
    const own = await make()
    await end(await emailOf(admin))
    const tables = JSON.stringify(await dumpTables(testApp.db))
    for (const secret of [code, 'late@nestling.example']) expect(tables).not.toContain(secret)
    for (const secret of [code, Object(body).inviteToken])
      expect(await redeem(newcomer, secret)).toMatchObject(refusedAs('wrong-invite-code'))
    expect((await redeem(newcomer, own)).status).toBe(200)
  })

  test('let nobody in once that admin has lost the role, even by a direct change in the database', async () => {
    const code = await make()
    const token = await invite('late@nestling.example', 'family')
    const admins = testApp.db.updateTable('members')
    await admins.set({ role: 'guest' }).where('role', '=', 'admin').execute()
    for (const secret of [code, token])
      expect(await redeem(newcomer, secret)).toMatchObject(refusedAs('wrong-invite-code'))
  })
})
