import { cutWords, overflow, smallTargets } from './fitting.ts'
import { expect, test } from './house.ts'
import { contrastOf, countAnimations, findBarriers, light, listMotions, listVanished, themes } from './reading.ts'
import { screens } from './screens.ts'

const smallPhone = { width: 320, height: 640 }
const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 800 }

test.describe.configure({ mode: 'parallel' })

// A house and the way to a screen take nearly as long as all the looks at it, so each is opened once.
for (const screen of screens)
  test(`${screen.name} fits a small phone, thumbs and 200 % text, stands still, and can be read in every light`, async ({
    openHouse,
  }) => {
    test.slow()
    const { house, page } = await screen.open(openHouse, { viewport: smallPhone, reducedMotion: 'reduce' })
    for (const words of screen.complaints ?? []) house.expectComplaint(words)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    expect(await cutWords(page)).toEqual([])
    await page.setViewportSize(phone)
    expect(await smallTargets(page)).toEqual([])
    await page.evaluate('document.documentElement.style.fontSize = "200%"')
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    expect(await cutWords(page)).toEqual([])
    await page.evaluate('document.documentElement.style.fontSize = ""')

    await expect.poll(() => countAnimations(page)).toBe(0)
    expect(await listMotions(page)).toEqual([])

    await page.emulateMedia({ forcedColors: 'active' })
    expect(await listVanished(page)).toEqual([])
    await page.emulateMedia({ forcedColors: 'none' })
    for (const viewport of [phone, desk]) {
      await page.setViewportSize(viewport)
      for (const theme of themes) {
        await light(page, theme)
        const barriers = await findBarriers(page, theme)
        expect({ theme, width: viewport.width, barriers }).toEqual({ theme, width: viewport.width, barriers: [] })
      }
    }
  })

test('whoever asks for more contrast sees every edge, and softer words nearly as strong, in every light', async ({
  openHouse,
}) => {
  const house = await openHouse()
  const nora = await house.person('mother')
  await nora.goto('/')
  await nora.getByRole('heading', { level: 1 }).waitFor()
  await nora.emulateMedia({ contrast: 'more' })
  for (const theme of themes) {
    await light(nora, theme)
    expect(await contrastOf(nora, '--line', '--card'), `${theme}: edges`).toBeGreaterThan(3)
    expect(await contrastOf(nora, '--line-strong', '--card'), `${theme}: edges of fields`).toBeGreaterThan(4.5)
    const words = await contrastOf(nora, '--ink', '--card')
    expect((await contrastOf(nora, '--ink-soft', '--card')) / words, `${theme}: softer words`).toBeGreaterThan(0.75)
  }
})
