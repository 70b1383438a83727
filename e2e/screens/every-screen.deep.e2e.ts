import { expect } from '../test-app/test-app.ts'
import { screens } from './all-screens.ts'
import { contrastOf } from './contrast.ts'
import { applyTheme, findFaults, themes } from './find-faults.ts'
import { test } from './screen.ts'

test.describe.configure({ mode: 'parallel' })

for (const screen of screens)
  test(`${screen.name} fits 320 px and 200 % text, has large touch targets, respects reduced motion, and is readable in every theme`, async ({
    openScreen,
  }) => {
    test.slow()
    expect(await findFaults(await openScreen(screen))).toEqual([])
  })

test('findFaults reports the innermost element that makes a page too wide', async ({ page }) => {
  const script = '<script>const neverShown = 1</script>'
  const scroller = '<div style="overflow-x: auto"><p style="width: 2000px">Wide, but it scrolls.</p></div>'
  const form = '<form style="width: max-content; padding: 20px"><b style="display: block; width: 500px">Send</b></form>'
  await page.setContent(`<body style="margin: 0">${script}${scroller}<main>${form}</main>`)
  const faults = await findFaults(page)
  expect(faults[0]).toBe('at 320 px: main > form > b “Send” makes the page 220 px wider than the screen')
  expect(faults.join()).not.toContain('neverShown')
})

test('findFaults reports hidden text that makes a page too wide', async ({ page }) => {
  const hidden = '<span style="visibility: hidden; display: block; width: 500px">Sending…</span>'
  await page.setContent(`<body style="margin: 0"><button style="width: 80px; padding: 0">Send${hidden}</button>`)
  const faults = await findFaults(page)
  expect(faults[0]).toMatch(/^at 320 px: button > span “Sending…” makes the page \d+ px wider than the screen$/)
})

test('in every theme, the setting for more contrast gives edges 3:1 and soft text 75 % of normal text’s contrast', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await nora.goto('/')
  await nora.getByRole('heading', { level: 1 }).waitFor()
  await nora.emulateMedia({ contrast: 'more' })
  for (const theme of themes) {
    await applyTheme(nora, theme)
    expect(await contrastOf(nora, '--line', '--card'), `${theme}: edges`).toBeGreaterThan(3)
    expect(await contrastOf(nora, '--line-strong', '--card'), `${theme}: edges of fields`).toBeGreaterThan(4.5)
    const words = await contrastOf(nora, '--ink', '--card')
    expect((await contrastOf(nora, '--ink-soft', '--card')) / words, `${theme}: softer words`).toBeGreaterThan(0.75)
  }
})
