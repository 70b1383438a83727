import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { openMailWorker } from '#platform/server/mail/mail-worker.ts'
import { type MailServer, openMailServer } from '#platform/server/mail/testing.ts'
import { cast } from '../../fixtures.ts'
import { passwordChangedMessage } from '../account/messages.ts'
import { resetMessage } from './reset-message.ts'

const { email } = cast.grandmother
const unknown = 'nobody@nestling.example'
const newPassword = 'eight quiet herons'

let mail: MailServer
let testApp: TestApp
beforeEach(async () => {
  mail = await openMailServer()
  testApp = await openTestApp({ environment: mail.environment })
})
afterEach(async () => {
  await testApp.close()
  await mail.close()
})

const ask = (typed: unknown, address?: string) => testApp.visitor(address).post('/api/password-reset', { email: typed })
const deliver = () =>
  openMailWorker({ ...testApp.services, kinds: [resetMessage, passwordChangedMessage] }).deliverDue()
const tokenIn = (link: string | null | undefined) => link?.split('#')[1] ?? ''
const choose = (token: string) => testApp.visitor().ask('PUT', '/api/password-reset', { token, password: newPassword })

describe('asking for a new-password link', () => {
  test.each([[''], ['ruth'], [7], [[email]], [undefined]])('is refused with the invalid email %o', async (typed) => {
    expect(await ask(typed)).toMatchObject({ status: 400, body: { fields: { email: expect.any(String) } } })
    expect(await testApp.db.selectFrom('letters').select('id').execute()).toEqual([])
  })

  test('is refused for every email if mail is not set up, and is not counted', async () => {
    const appWithoutMail = await openTestApp()
    const [known, other] = await Promise.all(
      [email, unknown].map((typed) => appWithoutMail.visitor().post('/api/password-reset', { email: typed })),
    )
    expect(known).toMatchObject({ status: 409, body: { code: 'mail-not-set-up' } })
    expect(other?.text).toBe(known?.text)
    expect(await appWithoutMail.db.selectFrom('attempts').select('id').execute()).toEqual([])
    await appWithoutMail.close()
  })

  test('gets identical responses and headers for known and unknown emails', async () => {
    const known = await ask(email)
    const other = await ask(unknown)
    expect({ status: known.status, text: known.text }).toEqual({ status: 204, text: '' })
    expect({ ...other, headers: Object.fromEntries(other.headers) }).toEqual({
      ...known,
      headers: Object.fromEntries(known.headers),
    })
  })

  test('writes the same rows for known and unknown emails', async () => {
    for (const typed of [email, unknown]) await ask(typed)
    const messages = await testApp.db.selectFrom('letters').selectAll().orderBy('id').execute()
    const [known, other] = messages.map(({ id, recipient, ...rest }) => rest)
    expect(messages.map(({ recipient }) => recipient)).toEqual([email, unknown])
    expect(other).toEqual(known)
    expect(await testApp.db.selectFrom('reset_tokens').select('id').execute()).toEqual([])
    expect(await testApp.db.selectFrom('attempts').select('id').execute()).toHaveLength(2)
  })

  test('is refused a sixth time within an hour, for known and unknown emails, from any address', async () => {
    for (const typed of [email, unknown]) {
      for (let time = 1; time <= 5; time += 1) expect((await ask(typed, `192.0.2.${time}`)).status).toBe(204)
      expect(await ask(` ${typed.toUpperCase()}`, '192.0.2.99')).toMatchObject({
        status: 429,
        body: { code: 'too-many-attempts' },
      })
    }
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 61 * 60_000)
    expect((await ask(email)).status).toBe(204)
  })

  test('is refused a twenty-first time within an hour from one address', async () => {
    for (let person = 0; person < 20; person += 1) await ask(`p${person}@nestling.example`, '192.0.2.7')
    expect((await ask(email, '192.0.2.7')).status).toBe(429)
    expect((await ask(email, '192.0.2.8')).status).toBe(204)
  })
})

describe('the message with a new-password link', () => {
  test('is not sent to unknown emails', async () => {
    await ask(unknown)
    await deliver()
    expect(mail.mails).toEqual([])
    expect(await testApp.db.selectFrom('letters').select('id').execute()).toEqual([])
  })

  test('is not sent to deleted accounts', async () => {
    await testApp.db.updateTable('users').set({ deleted_at: '2026-03-01' }).where('email', '=', email).execute()
    await ask(email)
    await deliver()
    expect(mail.mails).toEqual([])
  })

  test('is not sent more than an hour after the request', async () => {
    for (const minutes of [61, 60]) {
      await ask(email)
      testApp.clock.now = new Date(testApp.clock.now.getTime() + minutes * 60_000)
      await deliver()
      expect(mail.mails).toHaveLength(minutes === 60 ? 1 : 0)
    }
  })

  test('is not delayed by messages that members caused', async () => {
    const message = { kind: 'invitation', attempts: 0, created_at: testApp.clock.now.toISOString() }
    const rows = Array.from({ length: 45 }, (_, at) => ({ ...message, recipient: `p${at % 15}@nestling.example` }))
    await testApp.db.insertInto('letters').values(rows).execute()
    await testApp.db
      .insertInto('letters')
      .values(Array.from({ length: 3 }, () => ({ ...message, recipient: email })))
      .execute()
    await ask(email)
    await deliver()
    expect(mail.mails).toMatchObject([{ to: email }])
  })

  test('is sent at most thirty times an hour; further messages are sent later', async () => {
    const sent = { kind: 'password-reset', attempts: 1, sent_at: testApp.clock.now.toISOString() }
    const rows = Array.from({ length: 30 }, (_, at) => ({
      ...sent,
      recipient: `p${at}@nestling.example`,
      created_at: sent.sent_at,
    }))
    await testApp.db.insertInto('letters').values(rows).execute()
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 10 * 60_000)
    await ask(email)
    await deliver()
    expect(mail.mails).toEqual([])
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 50 * 60_000)
    await deliver()
    expect(mail.mails).toMatchObject([{ to: email }])
  })

  test('is sent at once, however many links strangers requested for unknown emails', async () => {
    for (let at = 0; at < 60; at += 1) await ask(`p${at}@nestling.example`, `198.51.${at}.1`)
    await ask(email)
    await deliver()
    expect(mail.mails).toMatchObject([{ to: email }])
  })

  test('links to the public address, whatever host the request names', async () => {
    const headers = { host: 'localhost:3000', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
    await testApp.visitor().post('/api/password-reset', { email: ` ${email.toUpperCase()}` }, headers)
    await deliver()
    expect(mail.mails).toHaveLength(1)
    const [message] = mail.mails
    expect(message).toMatchObject({ to: email, subject: 'A new password for Nestling' })
    expect(message?.link).toMatch(/^https:\/\/nestling\.example\/reset-password#[\w-]{32}$/)
    expect(message?.raw).not.toContain('evil')
  })

  test('lets the person set a new password, and a second message reports the change', async () => {
    await ask(email)
    await deliver()
    expect((await choose(tokenIn(mail.mails[0]?.link))).status).toBe(204)
    await deliver()
    expect(mail.mails[1]).toMatchObject({ to: email, subject: 'Your password for Nestling was changed' })
    expect((await testApp.visitor().post('/api/login', { email, password: newPassword })).status).toBe(200)
  })

  test('voids the link of the previous message', async () => {
    await ask(email)
    await deliver()
    await ask(email)
    await deliver()
    const [first, second] = mail.mails.map(({ link }) => tokenIn(link))
    expect((await choose(first ?? '')).body).toMatchObject({ code: 'wrong-reset-link' })
    expect((await choose(second ?? '')).status).toBe(204)
  })

  test('leaves no readable token in the database', async () => {
    await ask(email)
    await deliver()
    const token = tokenIn(mail.mails[0]?.link)
    const { token_hash } = await testApp.db.selectFrom('reset_tokens').select('token_hash').executeTakeFirstOrThrow()
    expect(token_hash).not.toContain(token)
    expect(JSON.stringify(await testApp.db.selectFrom('letters').selectAll().execute())).not.toContain(token)
  })
})
