import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { toastOn } from '../on-page/find-on-page.ts'
import { inState } from '../test-app/prepare-state.ts'
import { expect, test } from '../test-app/test-app.ts'

const born = inState('born', { children: [{ name: 'Wren', weight_g: 3420, length_mm: 510 }] })
const pictureOn = (page: Page) => page.getByRole('img', { name: 'Wren', exact: true })
const forParents = (page: Page) => page.getByRole('navigation', { name: 'For the parents' })

const choose = async (page: Page, width: number, height: number) => {
  const image = sharp({ create: { width, height, channels: 3, background: '#d7b49a' } })
  await page
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'wren.png', mimeType: 'image/png', buffer: await image.png().toBuffer() })
}

test('a parent adds a picture of the birth to home, changes it and removes it, and the family sees it @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ prepare: born })
  const mother = await testApp.person('mother', { viewport: { width: 390, height: 844 } })
  const friend = await testApp.person('friend')
  await mother.goto('/')
  await expect(pictureOn(mother)).toHaveCount(0)
  await choose(mother, 400, 300)
  await expect(pictureOn(mother)).toHaveJSProperty('complete', true)
  await expect(forParents(mother).getByRole('button', { name: 'Change the picture' })).toBeVisible()

  await friend.goto('/')
  await expect(pictureOn(friend)).toHaveAttribute('width', '400')
  await expect(pictureOn(friend)).not.toHaveJSProperty('naturalWidth', 0)
  await expect(forParents(friend)).toHaveCount(0)

  await choose(mother, 300, 500)
  await expect(pictureOn(mother)).toHaveAttribute('height', '500')
  await friend.reload()
  await expect(pictureOn(friend)).toHaveAttribute('height', '500')

  await forParents(mother).getByRole('button', { name: 'Remove the picture' }).click()
  await expect(pictureOn(mother)).toHaveCount(0)
  await friend.reload()
  await expect(friend.getByRole('heading', { name: 'Wren is here' })).toBeVisible()
  await expect(pictureOn(friend)).toHaveCount(0)
})

test('a file that is not a picture is refused, and home stays as it was @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: born })
  testApp.expectProblem(/status of 415/)
  const mother = await testApp.person('mother')
  await mother.goto('/')
  await mother
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'wren.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(toastOn(mother)).toContainText('Picture not changed')
  await expect(toastOn(mother)).toContainText('That file is not a picture that Nestling can read.')
  await expect(forParents(mother).getByRole('button', { name: 'Add a picture' })).toBeVisible()
  await expect(pictureOn(mother)).toHaveCount(0)
})
