import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { cast } from '#features/sign-in/fixtures.ts'
import { dumpTables } from '#platform/server/database/testing.ts'
import { demoInvitation } from '../../fixtures.ts'

let testApp: TestApp
let mother: Browser
const lines: string[] = []
beforeAll(async () => {
  testApp = await openTestApp({ onLogLine: (line) => lines.push(line) })
  mother = await testApp.person('mother')
})
beforeEach(() => testApp.db.deleteFrom('attempts').execute())
afterAll(() => testApp.close())

const make = async (body?: object): Promise<string> => Object((await mother.post('/api/invite-codes', body)).body).code
const invite = async (email: string, role: string): Promise<string> =>
  Object((await mother.post('/api/admin/users/invite', { email, role })).body).inviteToken
const lookUp = (code: unknown, browser = testApp.visitor()) => browser.post('/api/invite-codes/look-up', { code })
const wrongCode = { status: 403, body: { code: 'wrong-invite-code' } }

describe('looking up an invitation', () => {
  test.each([
    ['nothing', undefined],
    ['a number', 12345678],
    ['a list', ['ABCDEFGH']],
    ['blanks', '   '],
    ['201 characters', 'A'.repeat(201)],
    ['a NUL', 'ABCD\0EFGH'],
  ])('refuses %s', async (_, code) => {
    expect(await lookUp(code)).toMatchObject({ status: 400, body: { fields: { code: expect.any(String) } } })
  })

  test.each([
    ['a code that nobody made', 'ZZZZZZZZ'],
    ['half a code', 'ABCD'],
    ['letters that no code has', 'OOOOIIII'],
    ['SQL', "' OR '1'='1"],
    ['an SQL pattern', '________'],
    ['a token that nobody made', 'a'.repeat(32)],
    ['the name of a property that every object has', '__proto__'],
  ])('finds nothing with %s', async (_, code) => {
    expect(await lookUp(code)).toMatchObject(wrongCode)
  })

  test('finds nothing with look-alike letters of another alphabet', async () => {
    await testApp.db.updateTable('invite_codes').set({ code: 'ABCEHKPX' }).execute()
    expect(await lookUp('ABCEHKPX')).toMatchObject({ status: 200 })
    for (const code of ['АBCEHKPX', 'АВСЕНКРХ', 'ＡＢＣＥＨＫＰＸ']) expect(await lookUp(code)).toMatchObject(wrongCode)
  })

  test('returns only the fields that the join page shows', async () => {
    expect(await lookUp(await make({ role: 'guest' }))).toMatchObject({
      status: 200,
      body: { babyName: 'Pip', parents: ['Nora', 'Sam'], invitedBy: 'Nora', role: 'guest', email: null },
    })
    const { body } = await lookUp(await make())
    const names = ['babyName', 'parents', 'invitedBy', 'role', 'email', 'isMember']
    expect(Object.keys(Object(body)).toSorted()).toEqual(names.toSorted())
  })

  test('shows the chosen names of the parents who are still admins', async () => {
    const code = await make()
    await testApp.db.updateTable('parents').set({ display_name: 'Nonna' }).where('part', '=', 'mother').execute()
    expect((await lookUp(code)).body).toMatchObject({ parents: ['Nonna', 'Sam'] })
    await mother.patch(`/api/admin/users/${cast.partner.email}`, { role: 'family' })
    expect((await lookUp(code)).body).toMatchObject({ parents: ['Nonna'] })
    await mother.patch(`/api/admin/users/${cast.partner.email}`, { role: 'admin' })
    await testApp.db.deleteFrom('parents').execute()
    expect((await lookUp(code)).body).toMatchObject({ parents: ['Nora', 'Sam'] })
  })

  test('returns the email that a token was sent to, and its role', async () => {
    const token = await invite('uncle@nestling.example', 'admin')
    expect(await lookUp(token)).toMatchObject({
      status: 200,
      body: { email: 'uncle@nestling.example', role: 'admin', invitedBy: 'Nora' },
    })
  })

  test.each([
    ['small letters', (code: string) => code.toLowerCase()],
    ['spaces', (code: string) => ` ${code.slice(0, 4)} ${code.slice(4)} `],
    ['a hyphen', (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`],
  ])('accepts a code written with %s', async (_, write) => {
    expect((await lookUp(write(await make()))).status).toBe(200)
  })

  test('tells members that they are members, even with a used-up code', async () => {
    const code = await make({ maxUses: 1 })
    const stranger = await testApp.person('stranger')
    expect((await lookUp(code, stranger)).body).toMatchObject({ isMember: false })
    await stranger.post('/api/invite-codes/redeem', { code })
    expect((await lookUp(code, stranger)).body).toMatchObject({ isMember: true })
    expect(await lookUp(code)).toMatchObject({ status: 403, body: { code: 'invite-used-up' } })
  })

  test('refuses a code from the millisecond in which it expires', async () => {
    const begin = testApp.clock.now
    const code = await make({ expiresInDays: 1 })
    testApp.clock.now = new Date(begin.getTime() + 86_400_000 - 1)
    expect((await lookUp(code)).status).toBe(200)
    testApp.clock.now = new Date(begin.getTime() + 86_400_000)
    expect(await lookUp(code)).toMatchObject({ status: 403, body: { code: 'invite-expired' } })
    testApp.clock.now = begin
  })

  test('refuses an emailed token from the millisecond in which it expires', async () => {
    const begin = testApp.clock.now
    const token = await invite('cousin@nestling.example', 'family')
    testApp.clock.now = new Date(begin.getTime() + 14 * 86_400_000 - 1)
    expect((await lookUp(token)).status).toBe(200)
    testApp.clock.now = new Date(begin.getTime() + 14 * 86_400_000)
    expect(await lookUp(token)).toMatchObject({ status: 403, body: { code: 'invite-expired' } })
    testApp.clock.now = begin
  })

  test('changes nothing, and neither does opening the link', async () => {
    const code = await make({ maxUses: 1 })
    const token = await invite(demoInvitation.email, demoInvitation.role)
    const before = await dumpTables(testApp.db)
    for (const secret of [code, token]) {
      await lookUp(secret)
      await testApp.visitor().get(`/?invite=${secret}`)
      await testApp.visitor().ask('HEAD', `/?invite=${secret}`)
    }
    expect(await dumpTables(testApp.db)).toEqual(before)
  })

  test('leaves no code and no token in the log', async () => {
    const code = await make()
    const token = await invite(demoInvitation.email, demoInvitation.role)
    for (const secret of [code, token, 'ZZZZZZZZ']) await lookUp(secret)
    for (const secret of [code, token, 'ZZZZZZZZ']) expect(lines.join('\n')).not.toContain(secret)
  })

  test('finds a token by its hash; the token itself is not stored', async () => {
    const token = await invite(demoInvitation.email, demoInvitation.role)
    expect(token).toMatch(/^[\w-]{32}$/)
    expect(JSON.stringify(await dumpTables(testApp.db))).not.toContain(token)
  })
})
