import { failBackup } from '../test-app/prepare-data.ts'
import { expect, test } from '../test-app/test-app.ts'

test('after an admin presses "Back up now", the button says "Backing up..." @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/admin')
  const card = nora.getByRole('region', { name: 'Backups' })
  await expect(card).toContainText('There is no backup yet. Nestling makes one each night.')
  await card.getByRole('button', { name: 'Back up now' }).click()
  await expect(card.getByRole('button', { name: 'Backing up...' })).toBeVisible()
})

test('admins see a failed backup, missing photo files and unused photo files @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: failBackup })
  const nora = await testApp.person('mother')
  await nora.goto('/admin')
  const card = nora.getByRole('region', { name: 'Backups' })
  await expect(card).toContainText('Everything was last backed up 3 days ago: 3.4 GB.')
  await expect(card).toContainText('The backup just now failed. There is not enough space for it.')
  await expect(card).toContainText('2 photo files are missing or damaged, so the backup does not have them.')
  await expect(card).toContainText(
    '1 stored photo file is missing or damaged. The command “npm run nestling -- verify”',
  )
  await expect(card).toContainText('12 photo files belong to nothing in Nestling.')
})

test('admins see a nearly full disk and recent faults @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  let disk = { usedPercent: 43, freeBytes: 57e9, accepts: 'everything' }
  let faults: object[] = []
  await nora.route('/api/admin/health', (route) => route.fulfill({ json: { disk, faults } }))
  const card = nora.getByRole('region', { name: 'How Nestling is doing' })
  await nora.goto('/admin')
  await expect(card).toContainText('The disk is 43% full, with 57.0 GB left.')
  faults = [{ words: 'The database is read-only.', lastAt: new Date().toISOString() }]
  disk = { usedPercent: 90, freeBytes: 10e9, accepts: 'everything' }
  await nora.goto('/admin')
  await expect(card).toContainText('The disk is 90% full, with 10.0 GB left. Please free up some space.')
  await expect(card).toContainText('The database is read-only. Last seen just now.')
})

test('an admin examines the installation, and sees findings about the database and mail @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/admin')
  const card = nora.getByRole('region', { name: 'How Nestling is doing' })
  await card.getByRole('button', { name: 'Examine everything' }).click()
  const findings = card.getByRole('list', { name: 'Findings' }).getByRole('listitem')
  await expect(findings.filter({ hasText: 'Database.' })).toContainText('The SQLite file can be read and written.')
  await expect(findings.filter({ hasText: 'Mail.' })).toContainText('Without SMTP_URL nothing is mailed')
  await expect(findings.getByRole('img', { name: 'Fault' })).toHaveCount(0)
})
