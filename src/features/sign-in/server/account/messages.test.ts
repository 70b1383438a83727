import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { openMailWorker } from '#platform/server/mail/mail-worker.ts'
import { type MailServer, openMailServer } from '#platform/server/mail/testing.ts'
import { cast, castPassword } from '../../fixtures.ts'
import { emailChangedMessage, passwordChangedMessage } from './messages.ts'

let mail: MailServer
let testApp: TestApp
beforeAll(async () => {
  mail = await openMailServer()
  testApp = await openTestApp({ environment: { smtpUrl: mail.url, mailFrom: 'nest@nestling.example' } })
})
afterAll(async () => {
  await testApp.close()
  await mail.close()
})

const changes = [
  ['Your password for Nestling was changed', 'password', 'grandmother', { newPassword: 'eight quiet herons' }],
  ['Your email for Nestling was changed', 'email', 'friend', { email: 'hidden@post.example' }],
] as const
test.each(changes)('mail “%s” contains neither the new value nor a link', async (subject, path, name, change) => {
  const person = await testApp.person(name)
  await person.post(`/api/account/${path}`, { ...change, currentPassword: castPassword })
  const mailWorker = openMailWorker({ ...testApp.services, kinds: [emailChangedMessage, passwordChangedMessage] })
  await mailWorker.deliverDue()
  const message = mail.mails.at(-1)
  expect(message).toMatchObject({ to: cast[name].email, subject, link: null })
  for (const secret of Object.values(change)) expect(message?.raw).not.toContain(secret)
  expect(message?.text).toContain('If not, somebody may be in your account')
  expect(message?.html).not.toContain('href')
})
