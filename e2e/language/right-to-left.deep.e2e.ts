/** Opens every page in Arabic, which is written from right to left. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pagePaths } from '#app/page-paths.ts'
import { addPhotos, prepareAll, sharePictures } from '../test-app/prepare-data.ts'
import { inLanguage, inSimpleLayout } from '../test-app/prepare-state.ts'
import { expect } from '../test-app/test-app.ts'
import { testIn } from './test-in.ts'

const test = testIn('ar')
// One worker runs all of these tests, so that only one builds.
test.describe.configure({ mode: 'default' })
test.use({ isBabyDrawn: true })

const checks = readFileSync(resolve(import.meta.dirname, '../screens/in-page.js'), 'utf8')

const inArabic = prepareAll(inLanguage('ar', 'mother'), addPhotos('By the sea'), sharePictures(2))

/** Nobody who is signed in sees this page. */
const forVisitors: readonly string[] = ['/sign-in']

for (const { layout, prepare } of [
  { layout: 'usual', prepare: inArabic },
  { layout: 'simple', prepare: prepareAll(inArabic, inSimpleLayout('mother')) },
])
  test(`in the ${layout} layout, every page in Arabic runs from right to left, and fits phones and a desk`, async ({
    openTestApp,
  }) => {
    test.slow()
    const testApp = await openTestApp({ prepare })
    const faults: string[] = []
    for (const width of [320, 390, 1280]) {
      const nora = await testApp.person('mother', { viewport: { width, height: 800 } })
      for (const path of pagePaths.filter((each) => !forVisitors.includes(each))) {
        await nora.goto(path, { waitUntil: 'networkidle' })
        await expect(nora.locator('html')).toHaveAttribute('lang', 'ar')
        await expect(nora.locator('html')).toHaveAttribute('dir', 'rtl')
        await nora.evaluate('for (const each of document.querySelectorAll("details")) each.open = true')
        await expect(nora.locator('[aria-busy=true]')).toHaveCount(0)
        await nora.evaluate(checks)
        const cut = await nora.evaluate<string[]>('[...checks.overflow(), ...checks.cutText()]')
        faults.push(...cut.map((one) => `${path} at ${width} px: ${one}`))
      }
      await nora.context().close()
    }
    expect(faults).toEqual([])
  })
