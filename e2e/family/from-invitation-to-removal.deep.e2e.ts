import type { Page } from '@playwright/test'
import { addDays, dayInZone } from '#platform/shared/time/calendar.ts'
import { fillInRegistration, memberOn, pathOf, toastOn, updatesOn } from '../on-page/find-on-page.ts'
import { cast } from '../test-app/cast.ts'
import { expect, test } from '../test-app/test-app.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a grandmother is invited by mail, joins, becomes a guest, loses access to updates, and is removed', async ({
  openTestApp,
}) => {
  test.setTimeout(120_000)
  const testApp = await openTestApp({ world: 'first-day', mail: true })
  testApp.expectProblem(/403/)
  const nora = await testApp.person('mother')
  await beginJourney(nora)
  await shareUpdate(nora, 'Pip kicked for the first time.')

  await nora.goto('/admin')
  const form = nora.getByRole('region', { name: 'Invite by email' })
  await form.getByLabel('Email').fill(cast.grandmother.email)
  await form.getByRole('radio', { name: /^Family/ }).check()
  await form.getByRole('button', { name: 'Invite' }).click()
  await expect(toastOn(nora)).toContainText('User invited successfully')
  await expect(memberOn(nora, cast.grandmother.email)).toContainText('Pending')
  await expect(memberOn(nora, cast.grandmother.email)).toContainText('Mail sent')

  const [mail] = testApp.mails
  expect(mail).toMatchObject({ to: cast.grandmother.email, subject: expect.stringContaining('Pip') })
  expect(mail?.link).toMatch(new RegExp(`^${testApp.address}/\\?invite=[\\w-]{32}$`))

  const ruth = await testApp.visitor({ viewport: { width: 390, height: 844 } })
  await ruth.goto(mail?.link ?? '')
  await expect(ruth.getByRole('heading', { level: 1 })).toHaveText('Nora invites you to follow Pip’s journey')
  await expect(ruth.getByLabel('Email')).toHaveValue(cast.grandmother.email)
  await fillInRegistration(ruth, { firstName: 'Ruth', lastName: 'Lindqvist' })
  await ruth.getByRole('button', { name: 'Join Pip’s journey' }).click()
  await expect(toastOn(ruth)).toContainText('Welcome to Pip! Account created successfully')
  await expect(updatesOn(ruth)).toContainText(['Pip kicked for the first time.'])
  expect(pathOf(ruth)).toBe('/')

  await nora.reload()
  const member = memberOn(nora, cast.grandmother.email)
  await expect(member).toContainText('Active')
  await expect(member).toContainText('Ruth Lindqvist')

  await member.getByRole('button', { name: 'Change Role of Ruth Lindqvist' }).click()
  await nora
    .getByRole('dialog')
    .getByRole('radio', { name: /^Guest/ })
    .check()
  await nora.getByRole('dialog').getByRole('button', { name: 'Save role' }).click()
  await expect(toastOn(nora)).toContainText('Role changed')
  await expect(member).toContainText('Guest')
  await ruth.reload()
  await expect(updatesOn(ruth)).toHaveCount(1)

  // The radio button itself is not visible, so a person taps its text.
  await nora.getByRole('group', { name: 'Updates for guests' }).getByText('Nothing', { exact: true }).click()
  await nora.getByRole('button', { name: 'Save who can see what' }).click()
  await expect(toastOn(nora)).toContainText('Settings Updated')
  await ruth.reload()
  await expect(ruth.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(ruth.getByRole('region', { name: 'Family & Friends' })).toBeVisible()
  await expect(ruth.getByRole('heading', { name: 'Recent Updates' })).toHaveCount(0)
  await expect(ruth.getByText('Pip kicked for the first time.')).toHaveCount(0)

  await member.getByRole('button', { name: 'Remove Ruth Lindqvist' }).click()
  await nora.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(toastOn(nora)).toContainText('User access removed successfully')
  await expect(member).toHaveCount(0)
  await ruth.reload()
  await ruth.waitForURL('/access-denied')
  await expect(ruth.getByText('You need an invitation to access this pregnancy tracker.')).toBeVisible()

  await ruth.goto(mail?.link ?? '')
  await expect(ruth.getByRole('heading', { name: 'This invitation cannot be used' })).toBeVisible()
})

async function beginJourney(page: Page) {
  await page.goto('/set-up')
  await page.getByLabel('Baby’s nickname').fill('Pip')
  await page.getByLabel('Due date').fill(addDays(dayInZone(new Date(), 'Europe/London'), 77))
  await page.getByRole('button', { name: 'Begin the journey' }).click()
  await page.waitForURL('/')
}

async function shareUpdate(page: Page, content: string) {
  await page.getByRole('button', { name: 'Add Update' }).click()
  await page.getByRole('textbox', { name: 'What is new?' }).fill(content)
  await page.getByRole('button', { name: 'Share Update' }).click()
  await expect(updatesOn(page)).toContainText([content])
}
