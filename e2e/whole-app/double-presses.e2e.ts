import type { Locator, Page } from '@playwright/test'
import { toastOn } from '../on-page/find-on-page.ts'
import { expect, test } from '../test-app/test-app.ts'

/** Presses twice before the page can render again, as a trembling hand may do on a slow phone. */
const pressTwice = (button: Locator) =>
  button.evaluate((element: { click: () => void }) => {
    element.click()
    element.click()
  })

const recordChanges = (page: Page): string[] => {
  const changes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') changes.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return changes
}

test('two quick presses add, edit or delete a contact only once, and show no error', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  const changes = recordChanges(nora)
  const save = async (dialog: Locator, name: string, toast: string) => {
    await pressTwice(dialog.getByRole('button', { name, exact: true }))
    await expect(dialog).toBeHidden()
    await nora.waitForLoadState('networkidle')
    await expect(toastOn(nora)).toContainText(toast)
  }

  await nora.goto('/contacts')
  await nora.getByRole('button', { name: 'Add Contact' }).click()
  const adding = nora.getByRole('dialog', { name: 'Add Contact' })
  await adding.getByLabel('Name').fill('Rosa Lind')
  await adding.getByRole('combobox', { name: 'Category' }).selectOption('Doctor')
  await save(adding, 'Add Contact', 'Contact added')
  await nora.getByRole('button', { name: /^Rosa Lind/ }).click()
  await nora.getByRole('button', { name: 'Edit Rosa Lind' }).click()
  const changing = nora.getByRole('dialog')
  await changing.getByLabel('Name').fill('Rosa Lindqvist')
  await save(changing, 'Save', 'Contact saved')
  await nora.getByRole('button', { name: 'Delete Rosa Lindqvist' }).click()
  await save(nora.getByRole('dialog'), 'Delete', 'Contact deleted')

  expect(changes).toEqual([
    'POST /api/contacts',
    expect.stringMatching('PUT /api/contacts/'),
    expect.stringMatching('DELETE /api/contacts/'),
  ])
})
