import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { openPostman } from '#platform/server/mail/postman.ts'
import { type MailServer, openMailServer } from '#platform/server/mail/testing.ts'
import { cast, castPassword } from '../../fixtures.ts'
import { emailChangedLetter, passwordChangedLetter } from './letters.ts'

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
test.each(changes)('“%s” says no more than that, and leads nowhere', async (subject, path, name, change) => {
  const person = await testApp.person(name)
  await person.post(`/api/account/${path}`, { ...change, currentPassword: castPassword })
  const postman = openPostman({ ...testApp.services, kinds: [emailChangedLetter, passwordChangedLetter] })
  await postman.deliverDue()
  const letter = mail.mails.at(-1)
  expect(letter).toMatchObject({ to: cast[name].email, subject, link: null })
  for (const secret of Object.values(change)) expect(letter?.raw).not.toContain(secret)
  expect(letter?.text).toContain('If not, somebody may be in your account')
  expect(letter?.html).not.toContain('href')
})
