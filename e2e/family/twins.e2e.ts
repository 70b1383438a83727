import type { Page } from '@playwright/test'
import { dayInZone } from '#platform/shared/time/calendar.ts'
import { callBox } from '../on-page/find-in-guide.ts'
import { toastOn } from '../on-page/find-on-page.ts'
import { atDay } from '../test-app/prepare-state.ts'
import { expect, test } from '../test-app/test-app.ts'

test.use({ isBabyDrawn: true })

const phone = { width: 390, height: 844 }

async function chooseTwins(page: Page, placentas: string) {
  await page.goto('/admin')
  await expect(page.getByLabel('Do they share a placenta?')).toHaveCount(0)
  await page.getByLabel('Number of babies').selectOption('Two: twins')
  await page.getByLabel('Do they share a placenta?').selectOption(placentas)
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(toastOn(page)).toContainText('Settings Updated')
}

test('if twins share a placenta, home and the guide speak of several babies, and the guide adds warnings and scans @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ prepare: atDay(16 * 7 + 1) })
  const mother = await testApp.person('mother', { viewport: phone })
  const friend = await testApp.person('friend', { viewport: phone })
  await chooseTwins(mother, 'Yes, at least two of them')
  await mother.reload()
  await expect(mother.getByLabel('Do they share a placenta?')).toHaveValue('shared')

  await friend.goto('/')
  await expect(friend.getByText('One of your babies')).toBeVisible()
  await friend.goto('/guide')
  await expect(friend.getByText('This guide describes one baby.')).toBeVisible()
  await expect(friend.getByRole('img', { name: 'Drawing of one of your babies in week 17' })).toBeVisible()
  await callBox(friend).getByRole('button', { name: 'Show all' }).click()
  await expect(callBox(friend)).toContainText('A belly that suddenly grows, feels tight or hurts.')
  await friend.getByText('Care this week').click()
  await friend.getByRole('button', { name: 'Previous' }).click()
  await expect(friend.getByText(/Babies who share a placenta are usually scanned every two weeks/)).toBeVisible()
})

test('the form for the birth of twins has two name fields @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: atDay(36 * 7) })
  const mother = await testApp.person('mother', { viewport: phone })
  await chooseTwins(mother, 'Not known yet')
  await mother.goto('/admin#state')
  await mother.getByRole('button', { name: 'Our babies are here' }).click()
  const dialog = mother.getByRole('dialog', { name: 'Your babies are here' })
  await expect(dialog.getByLabel('Name')).toHaveCount(2)
  await dialog.getByLabel('Name').first().fill('Wren')
  await dialog.getByLabel('Name').nth(1).fill('Robin')
  await dialog.getByRole('button', { name: 'Save and show it' }).click()
  await expect(dialog).toHaveCount(0)
  await mother.goto('/')
  await expect(mother.getByRole('heading', { name: 'Wren and Robin are here' })).toBeVisible()
})

test('if one twin has died, parents read what to do, and after they set one baby, home mentions no twins and no death @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ prepare: atDay(20 * 7) })
  const mother = await testApp.person('mother', { viewport: phone })
  const friend = await testApp.person('friend', { viewport: phone })
  await chooseTwins(mother, 'No, each has its own')
  await mother.goto('/admin#state')
  const state = mother.getByRole('region', { name: 'How the journey goes on' })
  await expect(state).toContainText('If one of your babies has died')
  await mother.getByLabel('Number of babies').selectOption('One')
  await mother.getByRole('button', { name: 'Save settings' }).click()
  await expect(toastOn(mother)).toContainText('Settings Updated')
  await friend.goto('/')
  await expect(friend.getByText('Size', { exact: true })).toBeVisible()
  await expect(friend.getByRole('main')).not.toContainText(/babies|died|sorry/i)
})

test('the chart shows the scans of one twin at a time, and the list says which twin was scanned @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const mother = await testApp.person('mother', { viewport: phone })
  await chooseTwins(mother, 'Not known yet')
  await mother.goto('/guide')
  await mother.getByRole('button', { name: 'Show the growth chart' }).click()
  const growth = mother.getByRole('region', { name: 'Growth' })
  const points = growth.getByRole('button', { name: /percentile/ })
  const rows = growth.getByRole('list', { name: 'Your scans' }).getByRole('listitem')
  await growth.getByLabel('What to show').selectOption('Femur length (thigh bone)')
  await expect(points).toHaveCount(2)

  await growth.getByRole('button', { name: 'Add a scan' }).click()
  const form = mother.getByRole('dialog', { name: 'Add a scan' })
  await expect(form.getByLabel('Which baby')).toHaveValue('1')
  await form.getByLabel('Which baby').selectOption('Baby 2')
  await form.getByLabel('Day of the scan').fill(dayInZone(new Date(), 'Europe/London'))
  await form.getByLabel('Thigh bone').fill('54.3')
  await form.getByRole('button', { name: 'Add scan' }).click()
  await expect(form).toHaveCount(0)

  await expect(growth.getByLabel('Which baby')).toHaveValue('2')
  await expect(points).toHaveCount(1)
  await expect(rows.first()).toContainText(', baby 2')
  await expect(rows.nth(1)).toContainText(', baby 1')
  await growth.getByLabel('Which baby').selectOption('Baby 1')
  await expect(points).toHaveCount(2)

  await rows
    .first()
    .getByRole('button', { name: /^Edit the scan of .*, baby 2$/ })
    .click()
  const edit = mother.getByRole('dialog', { name: 'Edit scan' })
  await expect(edit.getByLabel('Which baby')).toHaveValue('2')
  await edit.getByLabel('Note').fill('The smaller one.')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(rows.first()).toContainText('The smaller one.')
  await expect(growth.getByLabel('Which baby')).toHaveValue('2')
})
