import type { Page } from '@playwright/test'
import { openAlbum, uploadPhotos, viewer } from '../album/album-on-page.ts'
import { disableLiveUpdates, toastOn } from '../on-page/find-on-page.ts'
import { expect, test } from '../test-app/test-app.ts'

const refused = /status of 412/
/** The dialog that asks which version to keep, after Sam has saved first. */
const conflictOn = (page: Page) => page.getByRole('dialog', { name: 'Changed by Sam' })

test('the second parent to save the rights keeps the other’s changes, and chooses if both changed the same right @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  testApp.expectProblem(refused)
  const [nora, sam] = [await testApp.person('mother'), await testApp.person('partner')]
  for (const page of [nora, sam]) await page.goto('/admin')
  const rightsOn = (page: Page) => page.getByRole('region', { name: 'Who can see and add what' })
  const grant = (page: Page, who: string, what: string) =>
    rightsOn(page).getByRole('group', { name: who }).getByText(what, { exact: true }).click()
  const save = (page: Page) => rightsOn(page).getByRole('button', { name: 'Save who can see what' }).click()

  await grant(nora, 'Contacts for family', 'See')
  await grant(nora, 'Appointments for guests', 'See')
  await grant(sam, 'Photo Album for guests', 'Nothing')
  await grant(sam, 'Appointments for guests', 'Nothing')
  await save(sam)
  await expect(toastOn(sam)).toHaveText('Settings Updated')
  await save(nora)
  const conflict = conflictOn(nora)
  await expect(conflict.getByRole('group')).toHaveCount(1)
  const appointments = conflict.getByRole('group', { name: 'Appointments, Guests' })
  await appointments.getByRole('radio', { name: /^From Sam\s*Nothing/ }).check()
  await expect(conflict).toContainText('Sam’s other changes are kept: Photo Album, Guests.')
  await conflict.getByRole('button', { name: 'Save' }).click()
  await expect(toastOn(nora)).toHaveText('Settings Updated')
  for (const [who, what] of [
    ['Contacts for family', 'See'],
    ['Photo Album for guests', 'Nothing'],
    ['Appointments for guests', 'Nothing'],
  ] as const)
    for (const page of [nora, sam])
      await expect(rightsOn(page).getByRole('group', { name: who }).getByRole('radio', { name: what })).toBeChecked()
})

test('two parents hide different parts for everybody at the same time, and both stay hidden @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  testApp.expectProblem(refused)
  const [nora, sam] = [await testApp.person('mother'), await testApp.person('partner')]
  await disableLiveUpdates(nora)
  for (const page of [nora, sam]) await page.goto('/admin')
  const boxOn = (page: Page, name: string) =>
    page.getByRole('group', { name: 'Hide for everybody' }).getByRole('checkbox', { name })
  await expect(boxOn(nora, 'Size comparisons')).not.toBeChecked()
  await boxOn(sam, 'Size comparisons').check()
  await expect(toastOn(sam)).toContainText('Choice saved')
  await boxOn(nora, 'Heart rate').check()
  await expect(toastOn(nora)).toContainText('Choice saved')
  for (const page of [nora, sam])
    for (const name of ['Size comparisons', 'Heart rate']) await expect(boxOn(page, name)).toBeChecked()
})

test('the second parent to change a photo’s caption sees both captions @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  testApp.expectProblem(refused)
  const [nora, sam] = [await testApp.person('mother'), await testApp.person('partner')]
  await openAlbum(nora)
  await uploadPhotos(nora, { caption: 'On the beach' })
  await openAlbum(sam)
  const edit = async (page: Page) => {
    await page.getByRole('button', { name: /^Photo 1 of/ }).click()
    await viewer(page).getByRole('button', { name: 'Edit' }).click()
    return page.getByRole('dialog', { name: 'Edit photo' })
  }
  const [hers, his] = [await edit(nora), await edit(sam)]
  await his.getByLabel('Caption').fill('At the lake')
  await his.getByLabel('Week').fill('20')
  await his.getByRole('button', { name: 'Save photo' }).click()
  await expect(his).toBeHidden()
  await hers.getByLabel('Caption').fill('By the sea')
  await hers.getByRole('button', { name: 'Save photo' }).click()
  const caption = conflictOn(nora).getByRole('group', { name: 'Caption' })
  await expect(caption.getByRole('radio', { name: /^Yours\s*By the sea/ })).toBeChecked()
  await expect(caption.getByRole('radio', { name: /^From Sam\s*At the lake/ })).toBeVisible()
  await conflictOn(nora).getByRole('button', { name: 'Save' }).click()
  await expect(hers).toBeHidden()
  await expect(viewer(nora)).toHaveAccessibleName(/By the sea, week 20$/)
})

test('if both parents enter a rule for when to call, the second one sees both rules @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  testApp.expectProblem(refused)
  const [nora, sam] = [await testApp.person('mother'), await testApp.person('partner')]
  const openRule = async (page: Page) => {
    await page.goto('/labour')
    await page.getByRole('button', { name: 'We were told something else' }).click()
    return page.getByRole('dialog', { name: 'We were told to call when' })
  }
  const [hers, his] = [await openRule(nora), await openRule(sam)]
  await his.getByRole('button', { name: 'Contractions come every: more' }).click()
  await his.getByRole('button', { name: 'Save' }).click()
  await expect(his).toBeHidden()
  await hers.getByRole('button', { name: 'Contractions come every: less' }).click()
  await hers.getByRole('button', { name: 'Save' }).click()
  const rule = conflictOn(nora).getByRole('group', { name: 'What you were told' })
  await expect(rule.getByRole('radio', { name: /^Yours\s*Call when contractions are 4 min/ })).toBeChecked()
  await rule.getByRole('radio', { name: /^From Sam\s*Call when contractions are 6 min/ }).check()
  await conflictOn(nora).getByRole('button', { name: 'Save' }).click()
  await expect(hers).toBeHidden()
  await expect(nora.getByText(/^You were told: call when contractions are 6 min/)).toBeVisible()
})
