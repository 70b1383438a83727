import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { hashToken } from '#platform/server/session.ts'
import { cast, castPassword } from '../../fixtures.ts'

const current = { currentPassword: castPassword }

let testApp: TestApp
let ruth: Browser
beforeEach(async () => {
  testApp = await openTestApp({ environment: { smtpUrl: new URL('smtp://127.0.0.1:1') } })
  ruth = await testApp.person('grandmother')
})
afterEach(() => testApp.close())

const change = (email: string, browser = ruth) => browser.post('/api/account/email', { email, ...current })
const messages = () => testApp.db.selectFrom('letters').select(['kind', 'recipient']).execute()
const notes = () => testApp.db.selectFrom('sign_in_notes').select('what').where('what', '!=', 'signed-in').execute()
const signIn = async (email: string) =>
  (await testApp.visitor().post('/api/login', { email, password: castPassword })).status

async function giveResetToken(email: string) {
  const { id } = await testApp.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const times = { created_at: '2026-03-15T10:00:00.000Z', expires_at: '2026-03-15T11:00:00.000Z' }
  await testApp.db
    .insertInto('reset_tokens')
    .values({ user_id: id, token_hash: hashToken('reset'), ...times })
    .execute()
}
const resetTokens = () => testApp.db.selectFrom('reset_tokens').select('id').execute()

describe('changing the email', () => {
  test('to that of another person is refused, and nothing changes', async () => {
    expect(await change(cast.friend.email)).toMatchObject({
      status: 409,
      body: { code: 'email-taken', fields: { email: 'There is already an account with this email.' } },
    })
    expect(await change(' BEN@nestling.example')).toMatchObject({ status: 409 })
    expect([await messages(), await notes()]).toEqual([[], []])
    expect(await signIn(cast.grandmother.email)).toBe(200)
  })

  test('reports an email as taken five times within an hour, then refuses every new email', async () => {
    const everybody = [cast.friend, cast.mother, cast.partner, cast.neighbour, cast.stranger]
    for (const { email } of everybody) expect((await change(email)).status).toBe(409)
    const tooMany = { status: 429, body: { code: 'too-many-attempts' } }
    expect(await change(cast.friend.email)).toMatchObject(tooMany)
    expect(await change('nobody@post.example')).toMatchObject(tooMany)
    expect((await change(cast.mother.email, await testApp.person('friend'))).status).toBe(409)
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 61 * 60_000)
    expect((await change('ruth@post.example')).status).toBe(200)
  })

  test('to an unused email does not count as an attempt, and does not clear earlier attempts', async () => {
    const appWithoutMail = await openTestApp()
    const browser = await appWithoutMail.person('grandmother')
    for (let time = 1; time <= 4; time += 1) {
      expect((await change(cast.friend.email, browser)).status).toBe(409)
      expect((await change(`ruth${time}@post.example`, browser)).status).toBe(200)
    }
    expect((await change(cast.friend.email, browser)).status).toBe(409)
    expect((await change('ruth5@post.example', browser)).status).toBe(429)
    await appWithoutMail.close()
  })

  test.each(['ruth', 'ruth@', 'a b@nestling.example', 'ruth@nestling.example\nBcc: x@y.example'])(
    'to %o is refused',
    async (email) => {
      expect(await change(email)).toMatchObject({ status: 400, body: { fields: { email: 'Invalid email' } } })
    },
  )

  test('by two people at once to the same email succeeds for one of them', async () => {
    const ben = await testApp.person('friend')
    const replies = await Promise.all([change('new@post.example'), change('new@post.example', ben)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('stores the new email in normalised form, and the old email no longer signs in', async () => {
    expect(await change(' Ruth@Post.Example ')).toMatchObject({
      status: 200,
      body: { email: 'ruth@post.example', role: 'family' },
    })
    expect(await signIn('ruth@post.example')).toBe(200)
    expect(await signIn(cast.grandmother.email)).toBe(401)
    expect(await notes()).toEqual([{ what: 'email-changed' }])
  })

  test('sends a message to the old email only', async () => {
    await change('ruth@post.example')
    expect(await messages()).toEqual([{ kind: 'email-changed', recipient: cast.grandmother.email }])
  })

  test('sends no message if mail is not set up', async () => {
    const appWithoutMail = await openTestApp()
    expect((await change('ruth@post.example', await appWithoutMail.person('grandmother'))).status).toBe(200)
    expect(await appWithoutMail.db.selectFrom('letters').select('id').execute()).toEqual([])
    await appWithoutMail.close()
  })

  test('to the current email changes nothing and sends nothing', async () => {
    await giveResetToken(cast.grandmother.email)
    expect((await change(cast.grandmother.email.toUpperCase())).status).toBe(200)
    expect([await messages(), await notes()]).toEqual([[], []])
    expect(await resetTokens()).toHaveLength(1)
  })

  test('makes a link for a new password stop working, if it was sent to the old email', async () => {
    await giveResetToken(cast.grandmother.email)
    await change('ruth@post.example')
    expect(await resetTokens()).toEqual([])
  })

  test('fails if the message about the change cannot be queued', async () => {
    const sent = { kind: 'password-changed', recipient: cast.grandmother.email, attempts: 1 }
    const created_at = testApp.clock.now.toISOString()
    for (let message = 0; message < 5; message += 1)
      await testApp.db
        .insertInto('letters')
        .values({ ...sent, created_at })
        .execute()
    const reply = await change('ruth@post.example')
    expect(reply).toMatchObject({ status: 429, body: { code: 'too-much-mail' } })
    expect(await signIn(cast.grandmother.email)).toBe(200)
  })
})
