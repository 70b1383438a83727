import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { cast } from '#features/sign-in/fixtures.ts'
import { dumpTables } from '#platform/server/database/testing.ts'
import { openMailWorker } from '#platform/server/mail/mail-worker.ts'
import { openMailServer } from '#platform/server/mail/testing.ts'
import { drawToken } from '#platform/server/session.ts'
import { invitationMessage } from './invitation-message.ts'

const environment = {
  smtpUrl: new URL('smtp://127.0.0.1:1'),
  mailFrom: 'nest@nestling.example',
  publicUrl: new URL('http://localhost:3000'),
}

let testApp: TestApp
let begin: Date
let mother: Browser
let partner: Browser
let email: string
let serial = 0
beforeAll(async () => {
  testApp = await openTestApp({ environment })
  begin = testApp.clock.now
  mother = await testApp.person('mother')
  partner = await testApp.person('partner')
})
beforeEach(async () => {
  testApp.clock.now = begin
  serial += 1
  email = `uncle${serial}@nestling.example`
  await mother.patch(`/api/admin/users/${cast.partner.email}`, { role: 'admin' })
})
afterAll(() => testApp.close())

const invite = (role = 'guest') => partner.post('/api/admin/users/invite', { email, role })
const find = async () => {
  const list = Object((await mother.get('/api/admin/users')).body)
  return list.find((member: { email: string }) => member.email === email)
}
const lookUp = (code: string) => testApp.visitor().post('/api/invite-codes/look-up', { code })

async function write(recipient = email, createdAt = testApp.clock.now) {
  const { subject_id } = await testApp.db
    .selectFrom('letters')
    .select('subject_id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const { now } = testApp.clock
  const input = {
    subjectId: subject_id,
    recipient,
    createdAt,
    now,
    token: drawToken(),
    origin: 'https://nest.example',
    letterId: 1,
    context: testApp.services,
  }
  return testApp.db.transaction().execute((tx) => invitationMessage.write(tx, input))
}
const tokenIn = (message: Awaited<ReturnType<typeof write>>) =>
  /^https:\/\/nest\.example\/\?invite=([\w-]{32})$/.exec(message?.action?.url ?? '')?.[1] ?? ''

describe('in an installation that sends mail', () => {
  test('the admin gets no token, and is told that the message is being sent', async () => {
    expect(await invite()).toMatchObject({
      status: 201,
      body: { inviteToken: null, mail: 'waiting', mailFailure: null, status: 'pending' },
    })
  })

  test('the message names the inviter, the journey and the expiry, with a working link', async () => {
    await invite()
    const message = await write()
    expect(message?.subject).toBe('Sam invites you to follow Pip’s journey')
    const text = [message?.heading, ...(message?.paragraphs ?? []), message?.footnote].join(' ')
    for (const words of ['Pip', 'Sam', 'Mar 29, 2026', 'works once', 'did not expect']) expect(text).toContain(words)
    expect((await lookUp(tokenIn(message))).body).toMatchObject({
      babyName: 'Pip',
      invitedBy: 'Sam',
      role: 'guest',
      email,
    })
  })

  test('a token is stored only as a hash, and not before the message is written', async () => {
    await invite()
    const hashes = () => testApp.db.selectFrom('invitations').select('token_hash').where('email', '=', email).execute()
    expect(await hashes()).toEqual([{ token_hash: null }])
    const token = tokenIn(await write())
    expect(await hashes()).toEqual([{ token_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }])
    expect(JSON.stringify(await dumpTables(testApp.db))).not.toContain(token)
  })

  test('the previous link stops working when the message is written with another token, or the person is invited again', async () => {
    await invite()
    const first = tokenIn(await write())
    const second = tokenIn(await write())
    expect((await lookUp(first)).status).toBe(403)
    expect((await lookUp(second)).status).toBe(200)
    await invite()
    expect((await lookUp(second)).status).toBe(403)
  })

  const unwanted: readonly [string, () => Promise<unknown>][] = [
    ['was withdrawn', () => partner.delete(`/api/admin/users/${email}`)],
    [
      'was accepted',
      async () => (await testApp.person('stranger')).post('/api/invite-codes/redeem', { code: tokenIn(await write()) }),
    ],
    ['was made by a former admin', () => mother.patch(`/api/admin/users/${cast.partner.email}`, { role: 'family' })],
    [
      'has expired',
      async () => {
        testApp.clock.now = new Date('2026-03-29T10:00:00.000Z')
      },
    ],
  ]
  test.each(unwanted)('no message is written for an invitation that %s', async (_, happen) => {
    await invite()
    await happen()
    expect(await write()).toBeNull()
  })

  test.each(['paused', 'ended'] as const)(
    'while the journey is %s no message is written, and the admin gets a link to pass on',
    async (state) => {
      await invite()
      const address = `/api/pregnancies/${await testApp.findJourney('Pip')}/state`
      await mother.ask('PUT', address, { state })
      expect(await write()).toBeNull()
      const { body } = await invite()
      const { inviteToken } = Object(body)
      expect((await lookUp(inviteToken)).status).toBe(200)
      await mother.delete(address)
    },
  )

  test('after a birth, the message does not mention the pregnancy', async () => {
    await invite()
    const address = `/api/pregnancies/${await testApp.findJourney('Pip')}/state`
    await mother.ask('PUT', address, {
      state: 'born',
      happenedOn: '2026-03-15',
      children: [{ name: 'Wren', weightG: null, lengthMm: null }],
    })
    const message = await write()
    await mother.delete(address)
    expect(message?.paragraphs.join(' ')).toContain('what they like')
    expect(message?.paragraphs.join(' ')).not.toContain('pregnancy')
  })

  test('no message is written for a recipient other than the invited email', async () => {
    await invite()
    expect(await write('thief@nestling.example')).toBeNull()
  })

  test('the list of members shows the state of the newest message', async () => {
    await invite()
    const messages = testApp.db.updateTable('letters').where('recipient', '=', email)
    await messages.set({ failure: 'Nobody lives here.' }).execute()
    expect(await find()).toMatchObject({ mail: 'waiting', mailFailure: 'Nobody lives here.' })
    await messages.set({ failed_at: '2026-03-15T11:00:00.000Z', next_attempt_at: null }).execute()
    expect(await find()).toMatchObject({ mail: 'failed', mailFailure: 'Nobody lives here.' })
    await invite()
    expect(await find()).toMatchObject({ mail: 'waiting', mailFailure: null })
    await messages
      .set({ sent_at: '2026-03-15T11:00:00.000Z', failed_at: null, failure: null, next_attempt_at: null })
      .execute()
    expect(await find()).toMatchObject({ mail: 'sent', mailFailure: null })
  })

  test('the link in the mail works, and the list of members shows that the mail was sent', async () => {
    const server = await openMailServer()
    await invite('admin')
    const settings = { ...testApp.services.environment, ...server.environment }
    await openMailWorker({ ...testApp.services, environment: settings, kinds: [invitationMessage] }).deliverDue()
    expect(await find()).toMatchObject({ mail: 'sent', mailFailure: null, status: 'pending' })

    const link = server.mails.find(({ to }) => to === email)?.link ?? ''
    const inviteCode = /^https:\/\/nestling\.example\/\?invite=([\w-]{32})$/.exec(link)?.[1]
    const person = { firstName: 'Otto', lastName: 'Vance', email, password: 'eight quiet herons', inviteCode }
    expect(await testApp.visitor().post('/api/register', person)).toMatchObject({
      status: 201,
      body: { role: 'admin' },
    })
    expect(await find()).toMatchObject({ status: 'accepted', role: 'admin', invitedAs: null, mail: null })
    await server.close()
  })
})
