import { pagePaths } from '#app/page-paths.ts'
import type { Services } from '#platform/server/services.ts'
import { signIn, toastOn, updatesOn } from '../on-page/find-on-page.ts'
import { expect, test } from '../test-app/test-app.ts'

// Any browser test fails if a page sends a request to another site, or violates the content security policy. This test
// opens every page, so each is checked. A picture on another site is shown as a link, and not loaded.
test('a person who visits every page sends requests only to Nestling’s server', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.visitor()
  const requested = new Set<string>()
  nora.on('request', (request) => void requested.add(new URL(request.url()).origin))
  await nora.goto('/')
  await signIn(nora, 'mother')
  for (const path of pagePaths) {
    await nora.goto(path)
    await expect(nora.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await nora.goto('/')
  await nora.getByRole('button', { name: 'Add Update' }).click()
  await nora.getByLabel('What is new?').fill('With a picture from far away.')
  await nora.getByLabel('Link to a picture').fill('https://192.0.2.1/scan.jpg')
  await nora.getByRole('button', { name: 'Share Update' }).click()
  await expect(toastOn(nora)).toContainText('Update Shared')
  await nora.reload()
  await expect(updatesOn(nora).first().getByRole('link')).toHaveAttribute('rel', /noopener/)
  await nora.getByRole('button', { name: 'Menu' }).click()
  await nora.getByRole('link', { name: 'Sign Out' }).click()
  await expect(nora.getByRole('link', { name: 'Sign In' })).toBeVisible()
  expect([...requested]).toEqual([testApp.address])
})

const htmlTexts = [
  '</script><script>document.title = "caught"</script>',
  '<img src=x onerror="document.title = \'caught\'">',
  '<!--<script> {{7*7}} & &amp; \u2028 "quoted"',
]

test('HTML that people write is shown as text, and is escaped in the source of the page', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: (services) => addHtmlTexts(services) })
  const ruth = await testApp.person('grandmother')
  await ruth.goto('/')
  for (const words of htmlTexts) await expect(updatesOn(ruth).getByText(words, { exact: true })).toBeVisible()
  await expect(ruth.getByRole('region', { name: '<b>Pip</b> in week 30' })).toBeVisible()
  await expect(ruth).toHaveTitle('Week 30 · Nestling')

  const source = await (await ruth.request.get('/')).text()
  expect(source).not.toContain('<script>document')
  expect(source).not.toContain('<img src=x')
  expect(source).toContain('\\u003c/script>\\u003cscript>')
})

test('HTML that a parent types into a new update is shown as text', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/')
  for (const words of htmlTexts) {
    await nora.getByRole('button', { name: 'Add Update' }).click()
    await nora.getByLabel('What is new?').fill(words)
    await nora.getByRole('button', { name: 'Share Update' }).click()
    await expect(updatesOn(nora).first()).toContainText(words)
  }
  await nora.reload()
  for (const words of htmlTexts) await expect(updatesOn(nora).getByText(words, { exact: true })).toBeVisible()
})

for (const link of ['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>'])
  test(`a ${link.split(':')[0]}: address is refused as the link to a picture`, async ({ openTestApp }) => {
    const testApp = await openTestApp()
    const nora = await testApp.person('mother')
    await nora.goto('/')
    await nora.getByRole('button', { name: 'Add Update' }).click()
    await nora.getByLabel('What is new?').fill('Look')
    await nora.getByLabel('Link to a picture').fill(link)
    await nora.getByRole('button', { name: 'Share Update' }).click()
    await expect(nora.getByLabel('Link to a picture')).toHaveAccessibleDescription(/Invalid url$/)
  })

async function addHtmlTexts({ db, clock }: Services) {
  const { id: pregnancy_id, created_by: author_id } = await db
    .selectFrom('pregnancies')
    .selectAll()
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('pregnancies').set({ baby_name: '<b>Pip</b>' }).where('id', '=', pregnancy_id).execute()
  const shared = { pregnancy_id, author_id, week: null, image_url: null, created_at: clock().toISOString() }
  await db
    .insertInto('updates')
    .values(htmlTexts.map((content) => ({ ...shared, content })))
    .execute()
}
