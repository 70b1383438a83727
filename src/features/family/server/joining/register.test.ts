import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { cast } from '#features/sign-in/fixtures.ts'
import { dumpTables } from '#platform/server/database/testing.ts'

let testApp: TestApp
let mother: Browser
let serial = 0
beforeAll(async () => {
  testApp = await openTestApp()
  mother = await testApp.person('mother')
})
beforeEach(() => testApp.db.deleteFrom('attempts').execute())
afterAll(() => testApp.close())

const make = async (body?: object): Promise<string> => Object((await mother.post('/api/invite-codes', body)).body).code
const usesOf = async (code: string) =>
  (await testApp.db.selectFrom('invite_codes').select('used_count').where('code', '=', code).executeTakeFirst())
    ?.used_count
const password = 'eight quiet herons'
const newcomer = (changes: object = {}) => {
  serial += 1
  return { firstName: 'Ada', lastName: 'Vance', email: `ada${serial}@nestling.example`, password, ...changes }
}
const register = (body: object, browser = testApp.visitor()) => browser.post('/api/register', body)

describe('registering', () => {
  test('needs an invitation', async () => {
    expect(await register(newcomer())).toMatchObject({ status: 403, body: { code: 'invitation-required' } })
    expect(await register(newcomer({ inviteCode: 'ZZZZZZZZ' }))).toMatchObject({
      status: 403,
      body: { code: 'wrong-invite-code' },
    })
  })

  const wrong: readonly [string, object, string, string][] = [
    ['no first name', { firstName: ' ' }, 'firstName', 'Required'],
    ['no email', { email: '' }, 'email', 'Required'],
    ['an invalid email', { email: 'ada' }, 'email', 'Invalid email'],
    ['no password', { password: '' }, 'password', 'Required'],
    ['a short password', { password: 'nine hero' }, 'password', 'String must contain at least 10 character(s)'],
    [
      'a common password',
      { password: 'password2024' },
      'password',
      'This password is too common. Please choose another.',
    ],
    ['a role', { role: 'admin' }, 'role', "Unrecognized key(s) in object: 'role'"],
    ['a journey', { pregnancyId: 1 }, 'pregnancyId', "Unrecognized key(s) in object: 'pregnancyId'"],
    [
      'a field that grants the right to begin a journey',
      { founderAt: '2026-01-01' },
      'founderAt',
      "Unrecognized key(s) in object: 'founderAt'",
    ],
  ]
  test.each(wrong)(
    'refuses a form with %s, and does not count a use of the code',
    async (_, changes, field, message) => {
      const inviteCode = await make()
      const before = await testApp.db.selectFrom('users').select('id').execute()
      expect(await register(newcomer({ inviteCode, ...changes }))).toMatchObject({
        status: 400,
        body: { code: 'invalid-input', fields: { [field]: message } },
      })
      expect(await usesOf(inviteCode)).toBe(0)
      expect(await testApp.db.selectFrom('users').select('id').execute()).toEqual(before)
    },
  )

  test.each(['ruth@nestling.example', ' RUTH@Nestling.example '])('refuses the taken email %j', async (email) => {
    const inviteCode = await make()
    const browser = testApp.visitor()
    expect(await register(newcomer({ inviteCode, email }), browser)).toMatchObject({
      status: 409,
      body: { code: 'email-taken' },
    })
    expect(await usesOf(inviteCode)).toBe(0)
    expect(browser.jar).toEqual({})
  })

  test('with a wrong code does not reveal whether an email is taken', async () => {
    const taken = await register(newcomer({ email: cast.grandmother.email, inviteCode: 'ZZZZZZZZ' }))
    const free = await register(newcomer({ inviteCode: 'ZZZZZZZZ' }))
    expect(taken).toMatchObject({ status: free.status, text: free.text })
  })

  test('is refused with a used-up code before the password is checked', async () => {
    const inviteCode = await make({ maxUses: 1 })
    await register(newcomer({ inviteCode }))
    expect(await register(newcomer({ inviteCode, password: 'password2024' }))).toMatchObject({
      status: 403,
      body: { code: 'invite-used-up' },
    })
  })

  test.each(['family', 'guest'] as const)('by a code for %s makes an account, joins and signs in', async (role) => {
    const inviteCode = await make({ role, maxUses: 1 })
    const browser = testApp.visitor()
    const person = newcomer({ inviteCode })
    expect(await register(person, browser)).toMatchObject({
      status: 201,
      body: { email: person.email, firstName: 'Ada', lastName: 'Vance', role },
    })
    expect(await usesOf(inviteCode)).toBe(1)
    expect((await browser.get('/api/pregnancies/current')).body).toMatchObject({ babyName: 'Pip' })
    expect((await testApp.visitor().post('/api/login', { email: person.email, password })).status).toBe(200)
  })

  test('by an emailed token gives the role of the invitation, even admin', async () => {
    const { body } = await mother.post('/api/admin/users/invite', { email: 'opa@nestling.example', role: 'admin' })
    const inviteCode = Object(body).inviteToken
    const browser = testApp.visitor()
    expect(await register(newcomer({ inviteCode }), browser)).toMatchObject({ status: 201, body: { role: 'admin' } })
    expect((await browser.get('/api/admin/users')).status).toBe(200)
    expect(await register(newcomer({ inviteCode }))).toMatchObject({ status: 403, body: { code: 'wrong-invite-code' } })
  })

  test('gives no right to begin a journey', async () => {
    const person = newcomer({ inviteCode: await make() })
    await register(person)
    const account = testApp.db.selectFrom('users').select('founder_at').where('email', '=', person.email)
    expect(await account.executeTakeFirst()).toEqual({ founder_at: null })
  })

  test('with one email twice at once makes one account and uses one code', async () => {
    for (let round = 0; round < 5; round += 1) {
      const codes = await Promise.all([make(), make()])
      const person = newcomer()
      const replies = await Promise.all(codes.map((inviteCode) => register({ ...person, inviteCode })))
      expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409])
      expect((await Promise.all(codes.map(usesOf))).toSorted()).toEqual([0, 1])
    }
  })

  test('by ten people at once with a code of three uses succeeds three times', async () => {
    const inviteCode = await make({ maxUses: 3 })
    const replies = await Promise.all(Array.from({ length: 10 }, () => register(newcomer({ inviteCode }))))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(await usesOf(inviteCode)).toBe(3)
  })

  // The tables that a registration writes after the person has joined, in this order.
  test.each(['sessions', 'known_devices', 'sign_in_notes'])('is undone if it fails at the table %s', async (table) => {
    const inviteCode = await make()
    // The attempt still counts, because the server has already spent the time to hash the password.
    const before = { ...(await dumpTables(testApp.db)), attempts: [expect.any(String)] }
    const browser = testApp.visitor()
    await testApp.db.schema.alterTable(table).renameTo('away').execute()
    expect((await register(newcomer({ inviteCode }), browser)).status).toBe(503)
    await testApp.db.schema.alterTable('away').renameTo(table).execute()
    expect(await dumpTables(testApp.db)).toEqual(before)
    expect(browser.jar).toEqual({})
  })
})

describe('open registration', () => {
  let open: TestApp
  beforeAll(async () => {
    open = await openTestApp({ environment: { openRegistration: true } })
  })
  afterAll(() => open.close())

  test('lets a newcomer register and begin their own journey', async () => {
    const browser = open.visitor()
    expect(await register(newcomer(), browser)).toMatchObject({ status: 201, body: { role: 'admin' } })
    expect((await browser.get('/api/pregnancies/current')).status).toBe(404)
    expect((await browser.post('/api/pregnancies/initialize')).status).toBe(201)
  })

  test('still refuses a wrong code, and an email that is taken', async () => {
    expect((await register(newcomer({ inviteCode: 'ZZZZZZZZ' }), open.visitor())).status).toBe(403)
    expect((await register(newcomer({ email: cast.mother.email }), open.visitor())).status).toBe(409)
  })
})
