import { readFileSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from '@playwright/test'
import { jobs } from '#app/server/features.ts'
import { writeExport } from '#features/export/server/public.ts'
import { readZip } from '#platform/server/export/testing.ts'
import { openScheduler } from '#platform/server/jobs.ts'
import { changeData, type DemoData, makeTempFolder, type Prepare } from '../test-app/demo-data.ts'
import { addPhotos, prepareAll, shareLongUpdates, sharePictures } from '../test-app/prepare-data.ts'
import { expect, test } from '../test-app/test-app.ts'

/** Exports the demo family's journey with many pictures and long words, and unpacks it. Returns the folder. */
async function unpackExport(demoData: DemoData): Promise<string> {
  const folder = makeTempFolder()
  const path = join(folder, 'pip.zip')
  await demoData.copyTo(folder, 'week-30')
  const caption = 'Rhabarberbarbarabarbarbarenbartbarbierbierbarbärbel'.repeat(5)
  await changeData(folder, prepareAll(addPhotos('First scan', caption, 'Again'), sharePictures(5), shareLongUpdates(2)))
  await changeData(folder, async (services) => {
    const { id } = await services.db
      .selectFrom('pregnancies')
      .select('id')
      .where('baby_name', '=', 'Pip')
      .executeTakeFirstOrThrow()
    await writeExport(services, { pregnancyId: id, path, now: services.clock() })
  })
  for (const [name, bytes] of await readZip(readFileSync(path))) {
    await mkdir(dirname(join(folder, 'pip', name)), { recursive: true })
    await writeFile(join(folder, 'pip', name), bytes)
  }
  return folder
}

/**
 * Opens a page of the export without a network. `problems` lists failed requests, requests outside the export and console
 * messages.
 */
async function openFile(browser: Browser, path: string, width: number) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, offline: true })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('request', (request) => void (/^(file|data):/.test(request.url()) || problems.push(request.url())))
  page.on('requestfailed', (request) => void problems.push(request.url()))
  page.on('console', (message) => void problems.push(message.text()))
  await page.goto(pathToFileURL(path).href)
  return { page, problems }
}

test('an unpacked export shows every section without a network, on a phone and on a wide screen', async ({
  demoData,
  browser,
}) => {
  const folder = await unpackExport(demoData)
  for (const width of [320, 1280]) {
    const { page, problems } = await openFile(browser, join(folder, 'pip/index.html'), width)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pip')
    const album = page.getByRole('region', { name: 'Photo Album' })
    const photos = album.getByRole('img')
    await expect(photos).toHaveCount(3)
    for (const photo of await photos.all()) {
      await photo.scrollIntoViewIfNeeded()
      await expect(photo).toHaveJSProperty('complete', true)
      await expect(photo).not.toHaveJSProperty('naturalWidth', 0)
    }
    for (const name of ['Family', 'Updates', 'Growth', 'Appointments', 'Contacts', 'Wishlist'])
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
    await page.getByRole('link', { name: 'The keepsake book' }).click()
    await expect(page.getByRole('heading', { name: 'Week 12' })).toBeVisible()
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
    expect(problems).toEqual([])
    await page.context().close()
  }
  rmSync(folder, { recursive: true })
})

const makeExport: Prepare = async (services) => {
  const now = services.clock()
  const { user_id, pregnancy_id } = await services.db
    .selectFrom('members')
    .select(['user_id', 'pregnancy_id'])
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const row = { pregnancy_id, requested_by: Number(user_id), requested_at: now.toISOString() }
  await services.db.insertInto('exports').values(row).execute()
  await openScheduler(services, jobs).runDue(now)
}

test('a parent starts an export, and sees that Nestling is preparing it', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/admin')
  const card = nora.getByRole('region', { name: 'Download everything' })
  await card.getByRole('button', { name: 'Prepare the download' }).click()
  await expect(card).toContainText('The download is being prepared. You can leave this page and come back.')
  await expect(card.getByRole('button', { name: 'Preparing...' })).toBeVisible()
})

test('a parent downloads the prepared export', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: prepareAll(addPhotos('First scan'), makeExport) })
  const sam = await testApp.person('partner')
  await sam.goto('/admin')
  const card = sam.getByRole('region', { name: 'Download everything' })
  await expect(card).toContainText('Prepared just now. The file is deleted a day later.')
  const downloading = sam.waitForEvent('download')
  await card.getByRole('link', { name: /^Download everything, \d+\.\d MB$/ }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^Nestling Pip \d{4}-\d\d-\d\d\.zip$/)
  const files = await readZip(readFileSync(await download.path()))
  expect([...files.keys()]).toEqual(expect.arrayContaining(['index.html', 'keepsake.html', 'journey.json']))
  expect(String(files.get('index.html'))).toContain('First scan')
})

/** The printable area of each paper size, in CSS pixels. */
const papers = { A4: { width: 642, height: 986 }, Letter: { width: 665, height: 919 } } as const

test('the keepsake book prints on A4 and US Letter, and no page break cuts a picture', async ({
  demoData,
  browser,
}) => {
  const folder = await unpackExport(demoData)
  for (const [format, paper] of Object.entries(papers)) {
    const { page, problems } = await openFile(browser, join(folder, 'pip/keepsake.html'), paper.width)
    const book = String(await page.pdf({ format: format as keyof typeof papers }))
    const pages = book.match(/\/Type \/Page\b/g) ?? []
    expect(pages.length).toBeGreaterThan(4)
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(paper.width)
    const figures = page.locator('figure')
    await expect(figures).toHaveCount(8)
    for (const figure of await figures.all()) {
      await expect(figure).toHaveCSS('break-inside', 'avoid')
      expect((await figure.boundingBox())?.height).toBeLessThan(paper.height)
    }
    expect(problems).toEqual([])
    await page.context().close()
  }
  rmSync(folder, { recursive: true })
})
