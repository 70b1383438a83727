/** Invitations whose message is still queued, after more than a day or when mail is switched off. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { openMailWorker } from '#platform/server/mail/mail-worker.ts'
import { type MailServer, openMailServer } from '#platform/server/mail/testing.ts'
import { admit, hashToken, recognise } from '#platform/server/session.ts'
import { invitationMessage } from './invitation-message.ts'
import { inviteByEmail } from './invite-by-email.ts'

const email = 'uncle@nestling.example'

let testApp: TestApp
let mother: Browser
let mail: MailServer
beforeEach(async () => {
  mail = await openMailServer()
  testApp = await openTestApp({ environment: mail.environment })
  mother = await testApp.person('mother')
  const reply = await mother.post('/api/admin/users/invite', { email, role: 'guest' })
  expect(reply.body).toMatchObject({ mail: 'waiting', inviteToken: null })
})
afterEach(async () => {
  await testApp.close()
  await mail.close()
})

const find = async () => {
  const list = Object((await mother.get('/api/admin/users')).body)
  return list.find((member: { email: string }) => member.email === email)
}

/** Invites as if SMTP_URL had been removed. */
async function inviteWithoutMail() {
  const token = mother.jar['__Host-nestling-session'] ?? ''
  const sessionKey = { tokenHash: hashToken(token), pregnancyId: null, now: testApp.clock.now }
  const admin = admit('admin', recognise(await testApp.services.findSession(testApp.db, sessionKey)), false)
  return inviteByEmail({ db: testApp.db, now: testApp.clock.now, canMail: false }, admin, { email, role: 'guest' })
}
const deliver = () => openMailWorker({ ...testApp.services, kinds: [invitationMessage] }).deliverDue()

test('a message queued for more than a day is shown as failed, even before its row is marked as failed', async () => {
  testApp.clock.now = new Date('2026-03-16T10:00:00.000Z')
  expect(await find()).toMatchObject({ mail: 'waiting' })
  testApp.clock.now = new Date('2026-03-16T10:00:00.001Z')
  expect(await find()).toMatchObject({ mail: 'failed', mailFailure: 'It waited too long.' })
})

test.each([0, 1])(
  'a link that an admin passed on stays valid when mail works again, after %i attempts to send the mail',
  async (attempts) => {
    await testApp.db.updateTable('letters').set({ attempts }).execute()
    const { inviteToken, mail: state } = await inviteWithoutMail()
    expect(state).not.toBe('waiting')
    await deliver()
    expect(mail.mails).toEqual([])
    const reply = await testApp.visitor().post('/api/invite-codes/look-up', { code: inviteToken })
    expect(reply).toMatchObject({ status: 200, body: { email } })
  },
)
