/** Opens every page in the pseudo-language, in which each text has accents and is 40 % longer. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { pseudo } from '#language/pseudo.ts'
import { prepareAll } from '../test-app/prepare-data.ts'
import { inSimpleLayout } from '../test-app/prepare-state.ts'
import { expect } from '../test-app/test-app.ts'
import { findEnglish, watchData } from './find-english.ts'
import { dataIn, pagesForMembers, showWholePage, testIn } from './test-in.ts'

const test = testIn('pseudo')
// One worker runs all of these tests, so that the client is built only once.
test.describe.configure({ mode: 'default' })
test.use({ isBabyDrawn: true })

const inPage = ['../screens/in-page.js', 'in-page.js']
  .map((path) => readFileSync(resolve(import.meta.dirname, path), 'utf8'))
  .join('\n')

const smallPhone = { viewport: { width: 320, height: 640 } }
const inPseudo = dataIn('pseudo')

/** Presses the button with this name in English, and waits for what it opens. */
const press =
  (name: string, opened = 'dialog[open]') =>
  async (page: Page) => {
    await page
      .getByRole('button', { name: pseudo(name) })
      .first()
      .click()
    await page.locator(opened).first().waitFor()
  }

const dialogs: readonly { name: string; path: string; open: (page: Page) => Promise<void> }[] = [
  { name: 'the menu', path: '/', open: press('Menu') },
  { name: 'the dialog for an update', path: '/', open: press('Add Update') },
  { name: 'the form for an appointment', path: '/appointments', open: press('Add New Appointment', 'main form') },
  { name: 'the dialog for a contact', path: '/contacts', open: press('Add Contact') },
  { name: 'the dialog for a wish', path: '/wishlist', open: press('Add Item') },
  { name: 'the dialog for an invite code', path: '/share', open: press('Choose role, uses and expiry') },
  { name: 'the form for a password', path: '/account', open: press('Change password', 'input[type=password]') },
  { name: 'the question before the account is deleted', path: '/account', open: press('Delete my account') },
  { name: 'the comments', path: '/', open: press('Comment') },
  { name: 'the dialog for a pause', path: '/admin', open: press('Pause the journey') },
  { name: 'the dialog for a birth', path: '/admin', open: press('Our baby is here') },
  { name: 'the dialog for a loss', path: '/admin', open: press('The pregnancy has ended') },
]

for (const { layout, prepare, screens } of [
  {
    layout: 'usual',
    prepare: inPseudo,
    screens: [...pagesForMembers.map((path) => ({ name: path, path, open: undefined })), ...dialogs],
  },
  {
    layout: 'simple',
    prepare: prepareAll(inPseudo, inSimpleLayout('mother')),
    screens: pagesForMembers.map((path) => ({ name: path, path, open: undefined })),
  },
])
  test(`in the ${layout} layout, every text is translated and has room for 40 % more letters`, async ({
    openTestApp,
  }) => {
    test.slow()
    const testApp = await openTestApp({ prepare })
    const nora = await testApp.person('mother', smallPhone)
    const data = watchData(nora)
    const faults: string[] = []
    for (const { name, path, open } of screens) {
      data.clear()
      await nora.goto(path, { waitUntil: 'networkidle' })
      expect(await nora.locator('html').getAttribute('lang')).toBe('en-XA')
      await open?.(nora)
      await showWholePage(nora)
      await nora.evaluate(inPage)
      const english = findEnglish(await nora.evaluate<string[]>('languages.words()'), await data.read())
      const cut = await nora.evaluate<string[]>('[...checks.overflow(), ...checks.cutText(), ...languages.cutLabels()]')
      faults.push(
        ...english.map((text) => `${name}: “${text}” is not translated`),
        ...cut.map((one) => `${name}: ${one}`),
      )
    }
    expect(faults).toEqual([])
  })
