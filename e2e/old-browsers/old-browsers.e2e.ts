import { pagePaths } from '#app/page-paths.ts'
import { makeRemovingScript } from '../../tools/served-browsers/remove-features.ts'
import { fieldOn, forms } from '../on-page/typed-forms.ts'
import { expect, test } from '../test-app/test-app.ts'

const tooOld = 'This browser is too old for Nestling'

test('in a browser with only the features that every supported browser has, every page opens and forms can be filled in', async ({
  openTestApp,
}) => {
  test.slow()
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.addInitScript({ content: makeRemovingScript() })
  for (const path of pagePaths) {
    await nora.goto(path)
    await expect(nora.getByRole('heading').first()).toBeVisible()
  }
  for (const { path, open, fields } of forms) {
    await nora.goto(path)
    await open(nora)
    for (const [label, value] of Object.entries(fields)) await fieldOn(nora, label).fill(value)
  }
  await expect(nora.getByText(tooOld)).toHaveCount(0)
})

test('in a browser that is too old, a notice says so and leads to the page that any browser can show', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.addInitScript({ content: 'delete globalThis.CompressionStream' })
  await nora.goto('/guide?week=31')
  await expect(nora.getByText(tooOld)).toContainText('iPhone and iPad: iOS 16.4')
  await nora.getByRole('link', { name: 'Open the simple pages' }).click()
  await expect(nora.getByText('This is the page without JavaScript.')).toBeVisible()
  await expect(nora.getByRole('heading', { level: 2 }).first()).toHaveText('Week 31')
  await nora.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contacts' }).click()
  await expect(nora).toHaveTitle(/^Contacts/)
  await expect(nora.getByText('This is the page without JavaScript.')).toBeVisible()
  await expect(nora.getByText(tooOld)).toHaveCount(0)
})
