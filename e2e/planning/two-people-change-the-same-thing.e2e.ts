import type { Page } from '@playwright/test'
import { disableLiveUpdates, toastOn } from '../on-page/find-on-page.ts'
import { expect, test } from '../test-app/test-app.ts'

const refused = /status of 412/
/** The dialog that asks which version to keep, after Sam has saved first. */
const conflictOn = (page: Page) => page.getByRole('dialog', { name: 'Changed by Sam' })

/** Opens the form to edit the doctor. */
async function editDoctor(page: Page) {
  await page.goto('/contacts')
  await page.getByRole('button', { name: /^Dr. Amara Nwosu/ }).click()
  await page.getByRole('button', { name: /^Edit .*Amara Nwosu/ }).click()
  return page.getByRole('dialog', { name: 'Edit Contact' })
}

/** Opens a part of the admin panel. */
async function openPanel(page: Page, name: string) {
  await page.goto('/admin')
  return page.getByRole('region', { name })
}

test('the second person to save a contact sees both versions and chooses, and nothing that they typed is lost', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  testApp.expectProblem(refused)
  const [nora, sam] = [await testApp.person('mother'), await testApp.person('partner')]
  const [hers, his] = [await editDoctor(nora), await editDoctor(sam)]
  await his.getByLabel('Notes').fill('Fridays only')
  await his.getByLabel('Phone').fill('+44 20 7946 0199')
  await his.getByRole('button', { name: 'Save' }).click()
  await expect(toastOn(sam)).toHaveText('Contact saved')

  // Nora’s page has fetched Sam’s change, but her form still shows the values from when she opened it.
  await expect(nora.getByRole('link', { name: '+44 20 7946 0199', includeHidden: true })).toBeAttached()
  await expect(hers.getByLabel('Phone')).toHaveValue('+44 20 7946 0142')
  await hers.getByLabel('Notes').fill('Mondays only')
  await hers.getByLabel('Specialty').fill('Obstetrics')
  await hers.getByRole('button', { name: 'Save' }).click()

  const conflict = conflictOn(nora)
  await expect(conflict.getByRole('group')).toHaveCount(1)
  const notes = conflict.getByRole('group', { name: 'Notes' })
  await expect(notes.getByRole('radio', { name: /^Yours\s*Mondays only/ })).toBeChecked()
  await expect(conflict).toContainText(/Sam saved this at \d+:\d\d [AP]M, after you opened it/)
  await expect(conflict).toContainText('Sam’s other changes are kept: Phone.')

  // Closing the dialog saves nothing and keeps the typed words.
  await nora.keyboard.press('Escape')
  await expect(conflict).toBeHidden()
  await expect(hers.getByLabel('Notes')).toHaveValue('Mondays only')

  await hers.getByRole('button', { name: 'Save' }).click()
  await notes.getByRole('radio', { name: /^Yours/ }).focus()
  await nora.keyboard.press('ArrowDown')
  await expect(notes.getByRole('radio', { name: /^From Sam\s*Fridays only/ })).toBeChecked()
  await nora.keyboard.press('Enter')
  await expect(toastOn(nora)).toHaveText('Contact saved')
  await expect(hers).toBeHidden()
  await expect(nora.getByText('Fridays only')).toBeVisible()
  await expect(nora.getByRole('link', { name: '+44 20 7946 0199' })).toBeVisible()
  await expect(sam.getByRole('button', { name: /^Dr. Amara Nwosu/ })).toContainText('Obstetrics')
})

test('if two people change different fields of a contact, both changes are saved without a question @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  testApp.expectProblem(refused)
  const [nora, sam] = [await testApp.person('mother'), await testApp.person('partner')]
  const [hers, his] = [await editDoctor(nora), await editDoctor(sam)]
  await his.getByLabel('Notes').fill('Fridays only')
  await his.getByRole('button', { name: 'Save' }).click()
  await expect(toastOn(sam)).toHaveText('Contact saved')
  await hers.getByLabel('Specialty').fill('Obstetrics')
  await hers.getByRole('button', { name: 'Save' }).click()
  await expect(toastOn(nora)).toHaveText('Contact saved')
  await expect(conflictOn(nora)).toHaveCount(0)
  await expect(nora.getByText('Fridays only')).toBeVisible()
  await expect(nora.getByRole('button', { name: /^Dr. Amara Nwosu/ })).toContainText('Obstetrics')
})

test('the second parent to save the settings chooses the nickname, and keeps the other parent’s units @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  testApp.expectProblem(refused)
  const [nora, sam] = [await testApp.person('mother'), await testApp.person('partner')]
  const [hers, his] = [await openPanel(nora, 'Pregnancy settings'), await openPanel(sam, 'Pregnancy settings')]
  await hers.getByLabel('Baby’s nickname').fill('Wren')
  await his.getByLabel('Baby’s nickname').fill('Robin')
  await his.getByLabel('Units').selectOption('US (in, lb)')
  await his.getByRole('button', { name: 'Save settings' }).click()
  await expect(toastOn(sam)).toHaveText('Settings Updated')

  await hers.getByRole('button', { name: 'Save settings' }).click()
  const conflict = conflictOn(nora)
  await expect(conflict.getByRole('group', { name: 'Baby’s nickname' })).toBeVisible()
  await expect(conflict).toContainText('Sam’s other changes are kept: Units.')
  await conflict.getByRole('button', { name: 'Save' }).click()
  await expect(toastOn(nora)).toHaveText('Settings Updated')
  await expect(hers.getByLabel('Baby’s nickname')).toHaveValue('Wren')
  await expect(hers.getByLabel('Units')).toHaveValue('us')
  // Sam has typed nothing since he saved, so his form shows what Nora saved.
  await expect(his.getByLabel('Baby’s nickname')).toHaveValue('Wren')

  // Nora’s form now starts from what she saved, so saving it again causes no conflict.
  await hers.getByLabel('Baby’s nickname').fill('Finch')
  await hers.getByRole('button', { name: 'Save settings' }).click()
  await expect(his.getByLabel('Baby’s nickname')).toHaveValue('Finch')
  await expect(conflict).toBeHidden()
})

test('the second admin to save the names of the parents sees both choices @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  testApp.expectProblem(refused)
  const [nora, sam] = [await testApp.person('mother'), await testApp.person('partner')]
  const [hers, his] = [await openPanel(nora, 'The parents'), await openPanel(sam, 'The parents')]
  await hers.getByLabel('What will the baby call Nora?').fill('Mama')
  await his.getByLabel('What will the baby call Nora?').fill('Mami')
  await his.getByLabel('What will the baby call Sam?').fill('Papa')
  await his.getByRole('button', { name: 'Save parents' }).click()
  await expect(toastOn(sam)).toHaveText('Settings Updated')

  await hers.getByRole('button', { name: 'Save parents' }).click()
  const carries = conflictOn(nora).getByRole('group', { name: 'Who is carrying the baby?' })
  await expect(carries).toContainText('The baby says: Mama')
  await carries.getByRole('radio', { name: /^From Sam/ }).check()
  await conflictOn(nora).getByRole('button', { name: 'Save' }).click()
  await expect(toastOn(nora)).toHaveText('Settings Updated')
  await expect(hers.getByLabel('What will the baby call Nora?')).toHaveValue('Mami')
  await expect(hers.getByLabel('What will the baby call Sam?')).toHaveValue('Papa')
})

test('changing the status of an appointment keeps what somebody else has changed since the page was loaded @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  testApp.expectProblem(refused)
  const [nora, sam] = [await testApp.person('mother'), await testApp.person('partner')]
  await disableLiveUpdates(nora)
  for (const page of [nora, sam]) {
    await page.goto('/appointments')
    await page.getByRole('button', { name: 'Change Midwife visit' }).click()
  }
  await sam.getByRole('button', { name: 'Edit Midwife visit' }).click()
  await sam.getByRole('dialog').getByLabel('Location').fill('Room 12')
  await sam.getByRole('button', { name: 'Save' }).click()
  await expect(toastOn(sam)).toHaveText('Appointment saved')
  await expect(nora.getByText('Room 12')).toHaveCount(0)
  await nora.getByRole('button', { name: 'Cancel appointment: Midwife visit' }).click()
  await expect(toastOn(nora)).toContainText('Appointment cancelled')
  await expect(nora.getByText('Room 12').first()).toBeVisible()
})

test('the second person to save an appointment or a wish chooses between both versions @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  testApp.expectProblem(refused)
  const [nora, sam] = [await testApp.person('mother'), await testApp.person('partner')]
  const editAppointment = async (page: Page) => {
    await page.goto('/appointments')
    await page.getByRole('button', { name: 'Change Midwife visit' }).click()
    await page.getByRole('button', { name: 'Edit Midwife visit' }).click()
    return page.getByRole('dialog', { name: 'Edit appointment' })
  }
  const [hers, his] = [await editAppointment(nora), await editAppointment(sam)]
  await his.getByLabel('Time').fill('15:15')
  await his.getByRole('button', { name: 'Save' }).click()
  await expect(toastOn(sam)).toHaveText('Appointment saved')
  await hers.getByLabel('Time').fill('16:45')
  await hers.getByRole('button', { name: 'Save' }).click()
  const date = conflictOn(nora).getByRole('group', { name: 'Date and time' })
  await expect(date.getByRole('radio', { name: /3:15 PM/ })).toBeVisible()
  await date.getByRole('radio', { name: /4:45 PM/ }).check()
  await conflictOn(nora).getByRole('button', { name: 'Save' }).click()
  await expect(toastOn(nora)).toHaveText('Appointment saved')

  const editWish = async (page: Page) => {
    await page.goto('/wishlist')
    await page.getByRole('button', { name: /^Edit.*Feeding pillow/ }).click()
    return page.getByRole('dialog', { name: 'Edit Item' })
  }
  const [herWish, hisWish] = [await editWish(nora), await editWish(sam)]
  await hisWish.getByLabel('Price').fill('£300')
  await hisWish.getByRole('button', { name: 'Save' }).click()
  await expect(toastOn(sam)).toHaveText('Item saved')
  await herWish.getByLabel('Price').fill('£200')
  await herWish.getByRole('button', { name: 'Save' }).click()
  const price = conflictOn(nora).getByRole('group', { name: 'Price' })
  await price.getByRole('radio', { name: /^From Sam\s*£300/ }).check()
  await conflictOn(nora).getByRole('button', { name: 'Save' }).click()
  await expect(toastOn(nora)).toHaveText('Item saved')
  await expect(nora.getByText('£300')).toBeVisible()
})
