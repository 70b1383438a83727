import { addDays, dayInZone, formatDay } from '#platform/shared/time/calendar.ts'
import { signIn, toastOn, updatesOn, valueUnder } from '../on-page/find-on-page.ts'
import { cast, castPassword } from '../test-app/cast.ts'
import { expect, test } from '../test-app/test-app.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const today = () => dayInZone(new Date(), 'Europe/London')

test('a new installation prints a set-up address, and its landing page says that it is not set up yet', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ world: null })
  expect(testApp.setUpAddress).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/set-up#[\w-]{20,}$/)

  const visitor = await testApp.visitor()
  await visitor.goto('/')
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(visitor.getByText('This Nestling has not been set up yet.')).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Sign In' })).toHaveCount(0)
})

test('the set-up form appears only at the complete set-up address', async ({ openTestApp }) => {
  const testApp = await openTestApp({ world: null })
  const visitor = await testApp.visitor()
  await visitor.goto('/set-up')
  await expect(visitor.getByText('This page needs the complete set-up address')).toBeVisible()
  // Only the part after the # changes, so the browser does not load the page again.
  await visitor.goto(testApp.setUpAddress)
  await expect(visitor.getByRole('button', { name: 'Continue' })).toBeVisible()
})

test('a wrong set-up address is refused, and the form keeps what was typed', async ({ openTestApp }) => {
  const testApp = await openTestApp({ world: null })
  testApp.expectProblem(/403|400/)
  const visitor = await testApp.visitor()
  await visitor.goto('/set-up#not-the-address-that-was-printed')
  await visitor.getByLabel('First name').fill(cast.mother.firstName)
  await visitor.getByLabel('Email').fill(cast.mother.email)
  await visitor.getByRole('textbox', { name: 'Password' }).fill(castPassword)
  await visitor.getByRole('button', { name: 'Continue' }).click()

  await expect(toastOn(visitor)).toContainText('Set-up failed')
  await expect(toastOn(visitor)).toContainText('This set-up address no longer works.')
  await expect(visitor.getByLabel('Email')).toHaveValue(cast.mother.email)
})

test('errors in the account form appear beside its fields, and the form keeps what was typed', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ world: null })
  testApp.expectProblem(/400/)
  const nora = await testApp.visitor()
  await nora.goto(testApp.setUpAddress)
  const next = nora.getByRole('button', { name: 'Continue' })
  const password = nora.getByRole('textbox', { name: 'Password' })

  await next.click()
  await expect(nora.getByLabel('First name')).toHaveAccessibleDescription('Required')
  await expect(nora.getByLabel('First name')).toBeFocused()
  await expect(password).toHaveAccessibleDescription(/Required$/)

  await nora.getByLabel('First name').fill(cast.mother.firstName)
  await nora.getByLabel('Last name').fill(cast.mother.lastName)
  await nora.getByLabel('Email').fill('nora at home')
  await password.fill('short')
  await next.click()
  await expect(nora.getByLabel('Email')).toHaveAccessibleDescription(/Invalid email$/)
  await expect(password).toHaveAccessibleDescription(/String must contain at least 10 character\(s\)$/)

  await nora.getByLabel('Email').fill(cast.mother.email)
  await password.fill('password1234')
  await next.click()
  await expect(password).toHaveAccessibleDescription(/This password is too common. Please choose another.$/)
  await expect(password).toBeFocused()
  await expect(nora.getByLabel('First name')).toHaveValue(cast.mother.firstName)
  await expect(nora.getByLabel('Last name')).toHaveValue(cast.mother.lastName)
  await expect(password).toHaveValue('password1234')
})

test('a parent sets Nestling up, shares an update, and finds everything after a restart', async ({ openTestApp }) => {
  const testApp = await openTestApp({ world: null })
  const nora = await testApp.visitor()

  await nora.goto(testApp.setUpAddress)
  await expect(nora.getByText('Step 1 of 2')).toBeVisible()
  await nora.getByLabel('First name').fill(cast.mother.firstName)
  await nora.getByLabel('Last name').fill(cast.mother.lastName)
  await nora.getByLabel('Email').fill(cast.mother.email)
  await nora.getByRole('textbox', { name: 'Password' }).fill(castPassword)
  await nora.getByRole('button', { name: 'Continue' }).click()

  await expect(nora.getByText('Step 2 of 2')).toBeVisible()
  await expect(nora.getByRole('heading', { name: 'Nora, who are you waiting for?' })).toBeVisible()
  await nora.getByRole('button', { name: 'Begin the journey' }).click()
  await expect(nora.getByLabel('Baby’s nickname')).toHaveAccessibleDescription(/Required$/)
  await expect(nora.getByLabel('Due date')).toHaveAccessibleDescription('Required')

  await nora.getByLabel('Baby’s nickname').fill('Pip')
  await nora.getByLabel('Which day do you know?').selectOption('First day of the last period')
  await nora.getByLabel('First day of the last period').last().fill(addDays(today(), -100))
  const dueDate = formatDay(addDays(today(), 180))
  await expect(nora.getByText(`Due date: ${dueDate}`)).toBeVisible()
  await nora.getByRole('button', { name: 'Begin the journey' }).click()

  await nora.waitForURL('/')
  await expect(nora.getByRole('heading', { level: 1 })).toHaveText('Week 15')
  await expect(nora.getByText('14 weeks and 2 days')).toBeVisible()
  await expect(valueUnder(nora, 'Due date')).toHaveText(dueDate)
  await expect(valueUnder(nora, 'Days remaining')).toHaveText('180')

  await nora.getByRole('button', { name: 'Add Update' }).click()
  const dialog = nora.getByRole('dialog', { name: "Share Pip's Journey" })
  const share = dialog.getByRole('button', { name: 'Share Update' })
  await share.click()
  await expect(dialog.getByLabel('What is new?')).toHaveAccessibleDescription(
    "Please share what's happening with Baby Pip",
  )
  await dialog.getByLabel('What is new?').fill('We heard the heart today.')
  await dialog.getByLabel('Week').fill('43')
  await dialog.getByLabel('Link to a picture').fill('not a link')
  await share.click()
  await expect(dialog.getByLabel('Week')).toHaveAccessibleDescription(/Number must be less than or equal to 42$/)
  await expect(dialog.getByLabel('Link to a picture')).toHaveAccessibleDescription(/Invalid url$/)
  await dialog.getByLabel('Week').fill('15')
  await dialog.getByLabel('Link to a picture').fill('https://192.0.2.1/scan.jpg')
  await share.click()

  await expect(toastOn(nora)).toContainText('Update Shared')
  await expect(toastOn(nora)).toContainText('Your pregnancy update has been shared with the family!')
  await expect(dialog).toBeHidden()
  const shared = ['Nora', 'Week 15', 'Just now', 'We heard the heart today.', 'Picture at 192.0.2.1']
  for (const words of shared) await expect(updatesOn(nora)).toContainText(words)

  await testApp.restart()
  const noraLater = await testApp.visitor()
  await noraLater.goto('/')
  await noraLater.getByRole('link', { name: 'Sign In' }).click()
  await signIn(noraLater, 'mother')
  await expect(noraLater.getByRole('heading', { level: 1 })).toHaveText('Week 15')
  await expect(valueUnder(noraLater, 'Due date')).toHaveText(dueDate)
  await expect(updatesOn(noraLater)).toContainText('We heard the heart today.')

  const somebody = await testApp.visitor()
  await somebody.goto(testApp.setUpAddress)
  await expect(somebody.getByRole('heading', { name: 'Nestling is set up' })).toBeVisible()
  await expect(somebody.getByRole('textbox', { name: 'Password' })).toHaveCount(0)
})

test('home creates a journey for a parent who has none, and only once @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp({ world: 'first-day' })
  const nora = await testApp.person('mother')
  let begun = 0
  nora.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/pregnancies/initialize')) begun += 1
  })
  await nora.goto('/')
  await expect(nora.getByRole('region', { name: 'Baby’s journey' })).toBeVisible()
  expect(begun).toBe(1)
  await nora.reload()
  await expect(nora.getByRole('region', { name: 'Baby’s journey' })).toBeVisible()
  expect(begun).toBe(1)
})
