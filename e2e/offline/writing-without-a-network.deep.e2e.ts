import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { plainPicture } from '#platform/server/pictures/stored/testing.ts'
import { endSessionOf, openHomePrefetched, signInAgain } from '../on-page/cached-data.ts'
import { updatesOn, uploadDialogOn } from '../on-page/find-on-page.ts'
import { expect, test } from '../test-app/test-app.ts'
import { shareUpdate, waitingBar } from './waiting-on-page.ts'

/** The first name of the person for whom the page was made; null while the page is loading. */
const firstNameOn = (page: Page) =>
  page
    .evaluate<string>(
      `JSON.parse(document.getElementById('page-data').textContent).answers['/api/auth/user'].body.firstName`,
    )
    .catch(() => null)

test('what one person wrote is not shown to the next person or sent under their name, and is sent once its author signs in again', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ network: true })
  const page = await openHomePrefetched(testApp)
  await page.context().setOffline(true)
  await shareUpdate(page, 'Written in a tunnel.')
  await expect(waitingBar(page)).toBeVisible()
  await endSessionOf(page)
  await page.context().setOffline(false)
  await signInAgain(page, 'grandmother')
  await expect.poll(() => firstNameOn(page)).toBe('Ruth')
  await expect(updatesOn(page).first()).toBeVisible()
  await expect(waitingBar(page)).toHaveCount(0)
  await expect(updatesOn(page).filter({ hasText: 'Written in a tunnel.' })).toHaveCount(0)
  await endSessionOf(page)
  await signInAgain(page, 'mother')
  await expect.poll(() => firstNameOn(page)).toBe('Nora')
  const update = updatesOn(page).filter({ hasText: 'Written in a tunnel.' })
  await expect(update).toHaveCount(1)
  await expect(update).toContainText('Nora')
  await expect(update).not.toContainText('Waiting')
})

test('two tabs show the waiting changes of both, and send each change once and in order', async ({ openTestApp }) => {
  const testApp = await openTestApp({ network: true })
  const first = await openHomePrefetched(testApp)
  const second = await first.context().newPage()
  await second.goto('/')
  await first.context().setOffline(true)
  for (const [page, words] of [
    [first, 'One.'],
    [second, 'Two.'],
    [first, 'Three.'],
  ] as const)
    await shareUpdate(page, words)
  for (const page of [first, second]) await expect(waitingBar(page)).toHaveText('3 things are waiting to be sent')
  await first.context().setOffline(false)
  for (const page of [first, second]) {
    await expect(waitingBar(page)).toHaveCount(0)
    await page.reload()
    const words = updatesOn(page).filter({ hasText: /One\.|Two\.|Three\./ })
    await expect(words).toContainText(['Three.', 'Two.', 'One.'])
  }
})

test('a photo of 25 MB that is chosen without a network survives a closed tab', async ({ openTestApp }, testInfo) => {
  const testApp = await openTestApp({ network: true })
  const first = await openHomePrefetched(testApp)
  await first.goto('/album')
  await first.getByRole('button', { name: 'Add photos' }).waitFor()
  await first.context().setOffline(true)
  const jpeg = await plainPicture(1600, 1200).jpeg().toBuffer()
  // Bytes after the end of a JPEG are ignored, so this is a valid photo of 25 MB.
  const chosen = testInfo.outputPath('large.jpg')
  writeFileSync(chosen, Buffer.concat([jpeg, Buffer.alloc(25_000_000 - jpeg.length)]))
  // Playwright sends the bytes of a buffer as text, which takes much longer than reading a file.
  await first.getByLabel('Photos', { exact: true }).first().setInputFiles(chosen)
  await uploadDialogOn(first).getByLabel('Caption').fill('From the train')
  await uploadDialogOn(first).getByRole('button', { name: 'Upload photo' }).click()
  await expect(uploadDialogOn(first)).toBeHidden()
  await expect(first.getByRole('button', { name: /From the train.*waiting/ })).toBeVisible()

  const context = first.context()
  await first.close()
  const nora = await context.newPage()
  await context.setOffline(false)
  await nora.goto('/album')
  const photo = nora.getByRole('button', { name: /From the train/ })
  await expect(waitingBar(nora)).toHaveCount(0)
  await nora.reload()
  await expect(photo).toHaveCount(1)
  await expect(photo).not.toContainText('Waiting')
})
