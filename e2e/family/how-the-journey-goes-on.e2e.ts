import { callBox } from '../on-page/find-in-guide.ts'
import { disableLiveUpdates, toastOn } from '../on-page/find-on-page.ts'
import { atDay, inState } from '../test-app/prepare-state.ts'
import { expect, test } from '../test-app/test-app.ts'
import { counting, expectNoCount, openSettings, settingsOn } from './state-on-page.ts'

const phone = { width: 390, height: 844 }

test('a parent pauses the journey with two presses, and until it continues, home and the guide count nothing @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const mother = await testApp.person('mother', { viewport: phone })
  const ruth = await testApp.person('grandmother', { viewport: phone })
  await openSettings(mother)
  await settingsOn(mother).getByRole('button', { name: 'Pause the journey' }).click()
  await mother.getByRole('dialog').getByRole('button', { name: 'Pause', exact: true }).click()
  await expect(toastOn(mother)).toContainText('The journey is paused')

  await expectNoCount(ruth, ['/', '/guide'])
  await expect(ruth.getByRole('heading', { name: 'The guide is paused' })).toBeVisible()
  await expect(callBox(ruth).getByText('Emergency: call 999')).toBeVisible()
  await expect(callBox(ruth).getByText(/^Chest pain/)).toBeVisible()
  await ruth.goto('/')
  await expect(ruth.getByRole('heading', { name: 'This journey is paused' })).toBeVisible()
  await expect(ruth.getByRole('navigation', { name: 'For the parents' })).toHaveCount(0)

  await settingsOn(mother).getByRole('button', { name: 'Resume the journey' }).click()
  await expect(toastOn(mother)).toContainText('The journey goes on')
  await ruth.reload()
  await expect(ruth.getByRole('heading', { name: 'Week 30', exact: true })).toBeVisible()
})

test('a button of the admin panel does not move when the form above it loads @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const mother = await testApp.person('mother', { viewport: phone })
  const released = Promise.withResolvers<void>()
  await mother.route('**/api/admin/users', async (route) => {
    await released.promise
    await route.continue()
  })
  await openSettings(mother)
  const pause = settingsOn(mother).getByRole('button', { name: 'Pause the journey' })
  await pause.scrollIntoViewIfNeeded()
  const before = await pause.boundingBox()
  released.resolve()
  await expect(mother.getByLabel('Who is carrying the baby?')).toBeVisible()
  expect(await pause.boundingBox()).toEqual(before)
})

test('a parent announces a birth, everybody reads it on home, and a parent can take it back', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const mother = await testApp.person('mother', { viewport: phone })
  const friend = await testApp.person('friend')
  await openSettings(mother)
  await settingsOn(mother).getByRole('button', { name: 'Our baby is here' }).click()
  const dialog = mother.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save and show it' }).click()
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await expect(dialog.getByText('Required')).toBeVisible()

  await dialog.getByLabel('Name').fill('Wren')
  await dialog.getByLabel('Weight in grams').fill('3420')
  await dialog.getByLabel('Length in cm').fill('51')
  await dialog.getByRole('button', { name: 'Add another child' }).click()
  await dialog.getByLabel('Name').nth(1).fill('Robin')
  await dialog.getByLabel('A few words').fill('We are all well.')
  await dialog.getByRole('button', { name: 'Save and show it' }).click()
  await expect(dialog).toHaveCount(0)

  await friend.goto('/')
  await expect(friend.getByRole('heading', { name: 'Wren and Robin are here' })).toBeVisible()
  await expect(friend).toHaveTitle('Wren and Robin · Nestling')
  const summary = friend.getByRole('region', { name: 'Wren and Robin' })
  await expect(summary).toContainText('Born today')
  await expect(summary).toContainText('Wren3,420 g, 51 cm')
  await expect(summary).toContainText('We are all well.')
  await expectNoCount(friend, ['/', '/guide'])
  await expect(callBox(friend)).toContainText('For the mother, in the year after a birth')
  const checks = friend.getByRole('region', { name: 'The first weeks' })
  await expect(checks.getByRole('listitem').filter({ hasText: 'A full examination' })).toContainText(
    /By \w{3} \d+, 20\d\d/,
  )

  await mother.goto('/')
  await mother.getByRole('link', { name: 'What to call about after a birth' }).click()
  await expect(callBox(mother)).toBeFocused()
  await openSettings(mother)
  await settingsOn(mother).getByRole('button', { name: 'Take this back' }).click()
  await expect(toastOn(mother)).toContainText('Taken back')
  await friend.goto('/')
  await expect(friend.getByRole('heading', { name: 'Week 30', exact: true })).toBeVisible()
})

test('a parent announces a birth to the family first, and to friends later @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const mother = await testApp.person('mother', { viewport: phone })
  const ruth = await testApp.person('grandmother', { viewport: phone })
  const friend = await testApp.person('friend', { viewport: phone })
  await openSettings(mother)
  await settingsOn(mother).getByRole('button', { name: 'Our baby is here' }).click()
  const dialog = mother.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Wren')
  await dialog.getByLabel('Who reads this').selectOption('Only family')
  await dialog.getByRole('button', { name: 'Save and show it' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(settingsOn(mother)).toContainText('Wren: only family can read about the birth on their home page.')

  await ruth.goto('/')
  await expect(ruth.getByRole('heading', { name: 'Wren is here' })).toBeVisible()
  await expect(ruth.getByText('Only family can read this so far.')).toBeVisible()
  await expectNoCount(friend, ['/', '/guide'])
  await friend.goto('/')
  await expect(friend.getByRole('heading', { name: 'This journey is paused' })).toBeVisible()
  await expect(friend.getByRole('main')).not.toContainText(/Wren/)

  await settingsOn(mother).getByRole('button', { name: 'Change what the home page says' }).click()
  await expect(dialog.getByLabel('Name')).toHaveValue('Wren')
  await dialog.getByLabel('Who reads this').selectOption('Everybody who follows along')
  await dialog.getByRole('button', { name: 'Save and show it' }).click()
  await expect(dialog).toHaveCount(0)
  await friend.reload()
  await expect(friend.getByRole('heading', { name: 'Wren is here' })).toBeVisible()
})

test('after a loss home and the guide count nothing, and home shows the parents’ words', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const mother = await testApp.person('mother', { viewport: phone })
  const friend = await testApp.person('friend', { viewport: phone })
  await openSettings(mother)
  await settingsOn(mother).getByRole('button', { name: 'The pregnancy has ended' }).click()
  const dialog = mother.getByRole('dialog', { name: 'We are so sorry' })
  await dialog.getByLabel('A message for those who follow along').fill('Please give us some time.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)

  await expectNoCount(friend, ['/', '/guide'])
  await friend.goto('/')
  await expect(friend.getByRole('heading', { name: 'Pip', exact: true })).toBeVisible()
  await expect(friend.getByText('Please give us some time.')).toBeVisible()
  await friend.goto('/guide')
  await expect(friend.getByRole('heading', { name: 'If you need help' })).toBeVisible()
  await expect(callBox(friend)).toContainText('After a loss, for as long as you need it')
})

test('if one parent has changed the state meanwhile, the change of the other is refused @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ prepare: inState('paused') })
  testApp.expectProblem(/status of 409/)
  const mother = await testApp.person('mother', { viewport: phone })
  const sam = await testApp.person('partner', { viewport: phone })
  await disableLiveUpdates(mother)
  for (const page of [mother, sam]) await openSettings(page)
  await settingsOn(sam).getByRole('button', { name: 'The pregnancy has ended' }).click()
  await sam.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(sam.getByRole('dialog')).toHaveCount(0)

  await settingsOn(mother).getByRole('button', { name: 'Resume the journey' }).click()
  await expect(toastOn(mother)).toContainText('This was changed in the meantime.')
  await expect(settingsOn(mother)).toContainText('The pregnancy has ended.')
})

test('an open page shows a loss when the person returns to its tab @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const mother = await testApp.person('mother', { viewport: phone })
  const friend = await testApp.person('friend', { viewport: phone })
  await disableLiveUpdates(friend)
  // Wait for the script that notices when the person returns to the tab.
  const listenerScript = friend.waitForResponse(/when-complete/)
  await friend.goto('/')
  await listenerScript
  await expect(friend.getByRole('heading', { name: 'Week 30', exact: true })).toBeVisible()
  await openSettings(mother)
  await settingsOn(mother).getByRole('button', { name: 'The pregnancy has ended' }).click()
  await mother.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(mother.getByRole('dialog')).toHaveCount(0)

  await friend.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`)
  await expect(friend.getByText('We are so sorry.')).toBeVisible()
  await expect(friend.getByRole('main')).not.toContainText(counting)
})

test('from 42 weeks home asks only the parents whether the baby is here, until a parent presses "Not yet" @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ prepare: atDay(42 * 7 + 1) })
  const mother = await testApp.person('mother', { viewport: phone })
  await mother.goto('/')
  const question = mother.getByRole('region', { name: 'Is Pip here?' })
  await expect(question.getByRole('link', { name: 'Say how things are' })).toBeVisible()
  await question.getByRole('button', { name: 'Not yet' }).click()
  await expect(question).toHaveCount(0)
  await mother.reload()
  await expect(mother.getByText('Any day now')).toBeVisible()
  await expect(question).toHaveCount(0)
  const friend = await testApp.person('friend')
  await friend.goto('/')
  await expect(friend.getByText('Any day now')).toBeVisible()
  await expect(friend.getByRole('region', { name: 'Is Pip here?' })).toHaveCount(0)
})

test('from 43 weeks home counts nothing, and asks only the parents whether the baby is here @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ prepare: atDay(43 * 7) })
  const mother = await testApp.person('mother', { viewport: phone })
  await mother.goto('/')
  await expect(mother.getByRole('region', { name: 'Is Pip here?' })).toBeVisible()
  await expect(mother.getByRole('button', { name: 'Not yet' })).toHaveCount(0)
  await expect(mother.getByRole('main')).not.toContainText(counting)
  const friend = await testApp.person('friend')
  await friend.goto('/')
  await expect(friend.getByText('The parents will tell you here when there is news.')).toBeVisible()
  await expect(friend.getByRole('main')).not.toContainText(counting)
})

test('from 43 weeks the guide counts nothing, and still says what to call about on that day @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ prepare: atDay(43 * 7 + 38) })
  const friend = await testApp.person('friend', { viewport: phone })
  await expectNoCount(friend, ['/guide', '/guide?week=42'])
  await expect(friend).toHaveTitle('Guide · Nestling')
  await expect(friend.getByRole('heading', { name: 'Waiting for news' })).toBeVisible()
  await callBox(friend)
    .getByRole('button', { name: /^Show all/ })
    .click()
  await expect(callBox(friend).getByText(/^A contraction that lasts over two minutes/)).toBeVisible()
  await expect(callBox(friend).getByText(/^Tightenings that come regularly/)).toHaveCount(0)
})

test('an admin who is not a parent reads that only the parents can change the state @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp({
    prepare: async (services) => {
      await inState('paused')(services)
      await services.db.updateTable('members').set({ role: 'admin' }).where('role', '=', 'family').execute()
    },
  })
  const ruth = await testApp.person('grandmother')
  await ruth.goto('/admin#state')
  await expect(settingsOn(ruth).getByText('Only the parents can change this.')).toBeVisible()
  await expect(settingsOn(ruth).getByRole('button')).toHaveCount(0)
})
