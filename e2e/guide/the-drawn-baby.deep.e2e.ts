import { readFileSync } from 'node:fs'
import { openGuide } from '../on-page/find-in-guide.ts'
import { expect, test } from '../test-app/test-app.ts'

test.use({ isBabyDrawn: true })

// The page computes every pixel of the large drawing. On a busy machine that takes longer than the usual timeout.
test.describe.configure({ timeout: 120_000 })

test('the drawing can be downloaded as a PNG, named after the baby and the week', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await openGuide(nora)
  const coming = nora.waitForEvent('download', { timeout: 90_000 })
  await nora.getByRole('button', { name: 'Download picture' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('pip-week-30.png')
  // The page makes the file, not the server.
  expect(download.url()).toMatch(/^blob:/)
  const file = readFileSync(await download.path())
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)]
  expect(file.subarray(1, 4).toString()).toBe('PNG')
  expect({ width, height }).toEqual({ width: 1200, height: 1500 })
})
