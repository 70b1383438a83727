/** Opens every page in Arabic, which is written from right to left. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { prepareAll } from '../test-app/prepare-data.ts'
import { inSimpleLayout } from '../test-app/prepare-state.ts'
import { expect } from '../test-app/test-app.ts'
import { dataIn, pagesForMembers, showWholePage, testIn } from './test-in.ts'

const test = testIn('ar')
// One worker runs all of these tests, so that the client is built only once.
test.describe.configure({ mode: 'default' })
test.use({ isBabyDrawn: true })

const checks = ['../screens/in-page.js', 'in-page.js']
  .map((file) => readFileSync(resolve(import.meta.dirname, file), 'utf8'))
  .join('\n')

const inArabic = dataIn('ar')

for (const { layout, prepare } of [
  { layout: 'usual', prepare: inArabic },
  { layout: 'simple', prepare: prepareAll(inArabic, inSimpleLayout('mother')) },
])
  test(`in the ${layout} layout, every page in Arabic fits phone and desktop screens and runs from right to left, and its English texts run from left to right`, async ({
    openTestApp,
  }) => {
    test.slow()
    const testApp = await openTestApp({ prepare })
    const faults: string[] = []
    for (const width of [320, 390, 1280]) {
      const nora = await testApp.person('mother', { viewport: { width, height: 800 } })
      for (const path of pagesForMembers) {
        await nora.goto(path, { waitUntil: 'networkidle' })
        await expect(nora.locator('html')).toHaveAttribute('lang', 'ar')
        await expect(nora.locator('html')).toHaveAttribute('dir', 'rtl')
        await showWholePage(nora)
        await nora.evaluate(checks)
        const found = await nora.evaluate<string[]>(
          '[...checks.overflow(), ...checks.cutText(), ...languages.turnedRound()]',
        )
        faults.push(...found.map((one) => `${path} at ${width} px: ${one}`))
      }
      await nora.context().close()
    }
    expect(faults).toEqual([])
  })
