import type { Locator, Page } from '@playwright/test'
import { backNotice, forms, leaveAndReturn } from '../on-page/typed-forms.ts'
import { expect, test } from '../test-app/test-app.ts'

const dialogOn = (page: Page): Locator => page.getByRole('dialog')

for (const form of forms)
  test(`text typed into the form for ${form.what} is there again after leaving and returning`, async ({
    openTestApp,
  }) => {
    const testApp = await openTestApp()
    await leaveAndReturn(await testApp.person('mother'), form)
  })

test('a restored draft shows what others changed in other fields, and warns if they changed the same field', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  const sam = await testApp.person('partner')
  const edit = async (page: Page) => {
    await page.goto('/contacts')
    await page.getByRole('button', { name: /^Milan Petrov/ }).click()
    await page.getByRole('button', { name: 'Edit Milan Petrov' }).click()
  }
  await edit(nora)
  await nora.getByLabel('Notes').fill('Rings at eight')
  await edit(sam)
  await sam.getByLabel('Specialty').fill('Nights')
  await sam.getByRole('button', { name: 'Save' }).click()
  await expect(dialogOn(sam)).toHaveCount(0)

  await edit(nora)
  await expect(nora.getByLabel('Notes')).toHaveValue('Rings at eight')
  await expect(nora.getByLabel('Specialty')).toHaveValue('Nights')
  await expect(backNotice(nora)).toBeVisible()

  await edit(sam)
  await sam.getByLabel('Notes').fill('Rings at nine')
  await sam.getByRole('button', { name: 'Save' }).click()
  await expect(dialogOn(sam)).toHaveCount(0)

  await edit(nora)
  await expect(nora.getByRole('note').filter({ hasText: 'Somebody has changed this since' })).toBeVisible()
  await expect(nora.getByLabel('Notes')).toHaveValue('Rings at eight')
  await nora.getByRole('button', { name: 'Start over' }).click()
  await expect(nora.getByLabel('Notes')).toHaveValue('Rings at nine')
})
