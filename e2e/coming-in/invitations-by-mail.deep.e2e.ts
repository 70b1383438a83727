import type { Page } from '@playwright/test'
import { fillInRegistration, memberOn, pathOf, toastOn, updatesOn } from '../on-page/find-on-page.ts'
import { makeMailDue } from '../test-app/prepare-data.ts'
import { expect, test } from '../test-app/test-app.ts'

const ada = 'ada@nestling.example'

async function invite(admin: Page, email: string, role = 'Family') {
  await admin.goto('/admin')
  const form = admin.getByRole('region', { name: 'Invite by email' })
  await form.getByLabel('Email').fill(email)
  await form.getByRole('radio', { name: new RegExp(`^${role}`) }).check()
  await form.getByRole('button', { name: 'Invite' }).click()
}

test('an admin sees that the mail server refused an invitation, and sends it again', async ({ openTestApp }) => {
  const testApp = await openTestApp({ mail: true })
  testApp.expectProblem(/a message could not be sent/)
  testApp.mailServer.refuse(550, 'No such user here')
  const nora = await testApp.person('mother')
  await invite(nora, ada, 'Guest')
  await expect(toastOn(nora)).toContainText('User invited successfully')
  await expect(memberOn(nora, ada)).toContainText('Mail failed: The mail server refused the message (550)')
  await expect(memberOn(nora, ada)).toContainText('No such user here')

  testApp.mailServer.recover()
  await memberOn(nora, ada)
    .getByRole('button', { name: `Send again to ${ada}` })
    .click()
  await expect(memberOn(nora, ada)).toContainText('Mail sent')
  await expect(memberOn(nora, ada)).not.toContainText('Mail failed')
  // The role that the admin chose stays, although the request to send the mail again says "family".
  await expect(memberOn(nora, ada)).toContainText('Guest')
  expect(testApp.mails.map(({ to }) => to)).toEqual([ada])
})

test('an invitation that is queued when Nestling stops is sent after the restart', async ({ openTestApp }) => {
  const testApp = await openTestApp({ mail: true })
  testApp.expectProblem(/a message could not be sent/)
  testApp.mailServer.refuse(451, 'Later, please')
  const nora = await testApp.person('mother')
  await invite(nora, ada)
  await expect(memberOn(nora, ada)).toContainText('On its way')
  await expect.poll(() => testApp.countProblems(/a message could not be sent/)).toBe(1)

  // Leave the page, because it would send requests while the server is down.
  await nora.goto('about:blank')
  await testApp.restart(makeMailDue)
  testApp.mailServer.recover()
  await expect.poll(() => testApp.mails.map(({ to }) => to)).toEqual([ada])
  await nora.goto('/admin')
  await expect(memberOn(nora, ada)).toContainText('Mail sent')
})

test('after an invitation is sent again, only the link in the second mail works', async ({ openTestApp }) => {
  const testApp = await openTestApp({ mail: true })
  const nora = await testApp.person('mother')
  await invite(nora, ada)
  await expect(memberOn(nora, ada)).toContainText('Mail sent')
  await memberOn(nora, ada)
    .getByRole('button', { name: `Resend to ${ada}` })
    .click()
  await expect.poll(() => testApp.mails.length).toBe(2)

  const visitor = await testApp.visitor()
  await visitor.goto(testApp.mails[0]?.link ?? '')
  await expect(visitor.getByRole('heading', { name: 'This invitation cannot be used' })).toBeVisible()
  await visitor.goto(testApp.mails[1]?.link ?? '')
  await expect(visitor.getByLabel('Email')).toHaveValue(ada)
})

test('without a mail server, an admin gets a link and a QR code to pass on, and the link works once', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await invite(nora, ada)
  const dialog = nora.getByRole('dialog', { name: 'Pass this link on' })
  await expect(dialog).toContainText('It works once, within 14 days.')
  const link = (await dialog.getByText(/\/\?invite=/).textContent()) ?? ''
  expect(link).toMatch(new RegExp(`^${testApp.address}/\\?invite=[\\w-]{32}$`))
  await dialog.getByRole('button', { name: 'QR code' }).click()
  await expect(nora.getByRole('img', { name: `The invitation for ${ada}` })).toBeVisible()

  const visitor = await testApp.visitor()
  await visitor.goto(link)
  await expect(visitor.getByLabel('Email')).toHaveValue(ada)
  await fillInRegistration(visitor, { firstName: 'Ada' })
  await visitor.getByRole('button', { name: 'Join Pip’s journey' }).click()
  await expect(updatesOn(visitor).first()).toBeVisible()
  expect(pathOf(visitor)).toBe('/')

  const other = await testApp.visitor()
  await other.goto(link)
  await expect(other.getByRole('heading', { name: 'This invitation cannot be used' })).toBeVisible()
  await nora.reload()
  await expect(memberOn(nora, ada)).toContainText('Active')
})

test('the link of a removed invitation does not work', async ({ openTestApp }) => {
  const testApp = await openTestApp({ mail: true })
  const nora = await testApp.person('mother')
  await invite(nora, ada)
  await expect(memberOn(nora, ada)).toContainText('Mail sent')
  await memberOn(nora, ada)
    .getByRole('button', { name: `Remove ${ada}` })
    .click()
  await expect(nora.getByRole('dialog', { name: 'Take this invitation back?' })).toBeVisible()
  await nora.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(memberOn(nora, ada)).toHaveCount(0)

  const visitor = await testApp.visitor()
  await visitor.goto(testApp.mails[0]?.link ?? '')
  await expect(visitor.getByRole('heading', { name: 'This invitation cannot be used' })).toBeVisible()
})

test('inviting an existing member is refused with a message', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 409/)
  const nora = await testApp.person('mother')
  await invite(nora, 'ruth@nestling.example')
  await expect(toastOn(nora)).toHaveText(/^Failed to invite user\s*This person already follows the journey.$/)
  await expect(nora.getByRole('region', { name: 'Invite by email' }).getByLabel('Email')).toHaveValue(
    'ruth@nestling.example',
  )
})
