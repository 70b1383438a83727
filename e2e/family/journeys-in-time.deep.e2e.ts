/**
 * Tests in which weeks pass: the clocks of the server and of every phone move forward. The tests also check that Nestling
 * sends no mail except news of a birth and reminders of appointments.
 */
import type { Page } from '@playwright/test'
import { callBox } from '../on-page/find-in-guide.ts'
import { toastOn, valueUnder } from '../on-page/find-on-page.ts'
import { atDay } from '../test-app/prepare-state.ts'
import { expect, type TestApp, test } from '../test-app/test-app.ts'

const phone = { viewport: { width: 390, height: 844 } }

/** Words that must not appear once the pregnancy is no longer counted. */
const counting = /\bweek \d|weeks? and \d|days? remaining|due date|any day now|compared by|expecting|until you meet/i

async function openPhones(testApp: TestApp) {
  const [mother, friend] = [await testApp.person('mother', phone), await testApp.person('friend', phone)]
  return { mother, friend }
}

const settingsOn = (page: Page) => page.getByRole('region', { name: 'How the journey goes on' })

async function openStateDialog(mother: Page, button: string) {
  await mother.goto('/admin#state')
  await settingsOn(mother).getByRole('button', { name: button }).click()
  return mother.getByRole('dialog')
}

async function announceBirth(mother: Page, ...names: readonly string[]) {
  const dialog = await openStateDialog(mother, 'Our baby is here')
  for (const [at, name] of names.entries()) {
    if ((await dialog.getByLabel('Name').count()) <= at)
      await dialog.getByRole('button', { name: 'Add another child' }).click()
    await dialog.getByLabel('Name').nth(at).fill(name)
  }
  await dialog.getByRole('button', { name: 'Save and show it' }).click()
  await expect(dialog).toHaveCount(0)
}

async function announceLoss(mother: Page) {
  const dialog = await openStateDialog(mother, 'The pregnancy has ended')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
}

async function expectWeek(page: Page, week: number) {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: `Week ${week}`, exact: true })).toBeVisible()
}

/** Checks that the person is signed in, and that home and the guide do not count the pregnancy. */
async function expectNoCount(page: Page) {
  for (const address of ['/', '/guide']) {
    await page.goto(address, { waitUntil: 'networkidle' })
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
    await page.getByRole('main').getByRole('heading').first().waitFor()
    await expect(page.getByRole('main')).not.toContainText(counting)
    await expect(page).not.toHaveTitle(counting)
  }
}

/** Checks that every mail only says that there is news, or reminds of an appointment, and does not count the pregnancy. */
function expectNoCountInMail({ mails }: TestApp) {
  for (const { subject, text } of mails) {
    expect(subject).toMatch(/^(News|Reminder) from Pip’s family$/)
    expect(text).toContain(subject.startsWith('News') ? 'has news for the family' : 'Reminder: an appointment')
    expect(text).not.toMatch(counting)
  }
}

test('the week, the days remaining and the guide change as days pass', async ({ openTestApp }) => {
  const testApp = await openTestApp({ mail: true, prepare: atDay(20 * 7 + 1) })
  const { mother } = await openPhones(testApp)
  await expectWeek(mother, 21)
  await expect(valueUnder(mother, 'Days remaining')).toHaveText('139')
  await testApp.passDays(6)
  await expectWeek(mother, 21)
  await expect(valueUnder(mother, 'Days remaining')).toHaveText('133')
  await testApp.passDays(1)
  await expectWeek(mother, 22)
  await mother.goto('/guide')
  await expect(callBox(mother)).toContainText('Today, at 21 weeks and 1 day')
  expect(testApp.mails).toEqual([])
})

test('a baby born at 34 weeks and 2 days grows older on home, and no phone counts the pregnancy', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ mail: true, prepare: atDay(34 * 7) })
  const { mother, friend } = await openPhones(testApp)
  await testApp.passDays(2)
  await expectWeek(mother, 35)
  await announceBirth(mother, 'Wren')
  for (const [days, age] of [
    [0, 'Born today'],
    [1, '1 day old'],
    [12, '13 days old'],
    // The former due date.
    [27, '5 weeks old'],
  ] as const) {
    await testApp.passDays(days)
    for (const page of [mother, friend]) await expectNoCount(page)
    await friend.goto('/')
    await expect(friend.getByRole('region', { name: 'Wren' })).toContainText(age)
  }
  expectNoCountInMail(testApp)
})

test('until a birth at 41 weeks and 5 days home says "Any day now", and then the baby’s age', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ mail: true, prepare: atDay(39 * 7 + 5) })
  const { mother, friend } = await openPhones(testApp)
  await expectWeek(friend, 40)
  await testApp.passDays(14)
  await friend.goto('/')
  await expect(friend.getByText('Any day now')).toBeVisible()
  await announceBirth(mother, 'Wren')
  await testApp.passDays(20)
  for (const page of [mother, friend]) await expectNoCount(page)
  await friend.goto('/')
  await expect(friend.getByRole('region', { name: 'Wren' })).toContainText('2 weeks old')
  expectNoCountInMail(testApp)
})

test('after the birth of twins, home shows one age for both', async ({ openTestApp }) => {
  const testApp = await openTestApp({ mail: true, prepare: atDay(36 * 7) })
  const { mother, friend } = await openPhones(testApp)
  await announceBirth(mother, 'Wren', 'Robin')
  await testApp.passDays(5)
  for (const page of [mother, friend]) await expectNoCount(page)
  await friend.goto('/')
  await expect(friend.getByRole('region', { name: 'Wren and Robin' })).toContainText('5 days old')
  expectNoCountInMail(testApp)
})

for (const [day, at] of [
  [9 * 7 + 3, '9 weeks and 3 days'],
  [22 * 7 + 1, '22 weeks and 1 day'],
] as const)
  test(`after a loss at ${at}, nothing is counted in the months that follow`, async ({ openTestApp }) => {
    const testApp = await openTestApp({ mail: true, prepare: atDay(day - 1) })
    const { mother, friend } = await openPhones(testApp)
    await testApp.passDays(1)
    await friend.goto('/')
    await expect(valueUnder(friend, 'Days remaining')).toHaveText(String(280 - day))
    await announceLoss(mother)
    // A session ends after 30 days without a request, so each step is shorter. After a loss at 22 weeks and 1 day, the last
    // step reaches the former due date.
    for (const days of [0, 25, 25, 25, 25, 25]) {
      await testApp.passDays(days)
      for (const page of [mother, friend]) await expectNoCount(page)
    }
    expect(testApp.mails).toEqual([])
  })

test('after a pause of two weeks, home shows the current week', async ({ openTestApp }) => {
  const testApp = await openTestApp({ mail: true, prepare: atDay(20 * 7 + 1) })
  const { mother, friend } = await openPhones(testApp)
  const dialog = await openStateDialog(mother, 'Pause the journey')
  await dialog.getByRole('button', { name: 'Pause', exact: true }).click()
  await expect(toastOn(mother)).toContainText('The journey is paused')
  for (const days of [0, 1, 13]) {
    await testApp.passDays(days)
    await expectNoCount(friend)
  }
  await mother.goto('/admin#state')
  await settingsOn(mother).getByRole('button', { name: 'Resume the journey' }).click()
  await expect(toastOn(mother)).toContainText('The journey goes on')
  for (const page of [mother, friend]) await expectWeek(page, 23)
  await expect(valueUnder(friend, 'Days remaining')).toHaveText('125')
  expect(testApp.mails).toEqual([])
})

test('if only family is told of a birth, friends see a paused journey, even weeks later', async ({ openTestApp }) => {
  const testApp = await openTestApp({ mail: true, prepare: atDay(40 * 7) })
  const { mother, friend } = await openPhones(testApp)
  const dialog = await openStateDialog(mother, 'Our baby is here')
  await dialog.getByLabel('Name').fill('Wren')
  await dialog.getByLabel('Who reads this').selectOption('Only family')
  await dialog.getByRole('button', { name: 'Save and show it' }).click()
  await expect(dialog).toHaveCount(0)
  for (const days of [0, 7, 28]) {
    await testApp.passDays(days)
    await expectNoCount(friend)
    await friend.goto('/')
    await expect(friend.getByRole('heading', { name: 'This journey is paused' })).toBeVisible()
    await expect(friend.getByRole('main')).not.toContainText('Wren')
  }
  expect(testApp.mails).toEqual([])
})

test('if the parents announce nothing, home asks them daily from 42 weeks, and from 43 weeks home and the guide count nothing', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ mail: true, prepare: atDay(41 * 7) })
  const { mother, friend } = await openPhones(testApp)
  const question = mother.getByRole('region', { name: 'Is Pip here?' })
  await mother.goto('/')
  await expect(mother.getByText('Any day now')).toBeVisible()
  await expect(question).toHaveCount(0)

  await testApp.passDays(7)
  await mother.goto('/')
  await question.getByRole('button', { name: 'Not yet' }).click()
  await mother.reload()
  await expect(mother.getByText('Any day now')).toBeVisible()
  await expect(question).toHaveCount(0)
  await testApp.passDays(1)
  await mother.reload()
  await expect(question).toBeVisible()

  await testApp.passDays(6)
  for (const page of [mother, friend]) await expectNoCount(page)
  await friend.goto('/')
  await expect(friend.getByText('The parents will tell you here when there is news.')).toBeVisible()
  await mother.goto('/')
  await expect(question).toBeVisible()
  expect(testApp.mails).toEqual([])
})
