import { openGuide, openPart } from '../on-page/find-in-guide.ts'
import { expect, test } from '../test-app/test-app.ts'
import { boxes, field, saved } from './notes-on-page.ts'

test.use({ isBabyDrawn: true })

const phone = { width: 390, height: 844 }

test('on a phone most parts are folded, each says what is in it, and one press opens it @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother', { viewport: phone })
  await openGuide(nora)
  const part = (name: string) => nora.getByRole('region', { name, exact: true })
  const folded = [
    ['What you see', 'The drawing in words, and typical measurements'],
    ['You', 'Body, possible symptoms, emotions'],
    ['Care this week', 'Appointments, tests, what to be careful with, food and drink'],
    ['Tips', 'Comfort, getting ready, well-being'],
    ['To do in week 30', 'Medical, Nutrition, Vitals, Nora, Sam'],
    ['Journal of week 30', 'Your body, energy, mood and dreams, and words to Pip'],
    ['Keep your notes', 'Save, restore and print what you tick and write about Pip'],
  ] as const
  for (const [name, contents] of folded) {
    await expect(part(name)).toHaveText(`${name}\n${contents}`, { useInnerText: true })
    await openPart(nora, name)
    await expect(part(name).getByText(contents)).toBeHidden()
  }
  await boxes(nora).first().check()
  await field(nora, 'Anything else').fill('Written on a phone.')
  await expect(saved(nora)).toBeVisible()
})

test('a part that opens when a tablet is turned stays open when the tablet is turned back, with the cursor still in the text @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother', { viewport: { width: 768, height: 1024 } })
  await openGuide(nora)
  await expect(field(nora, 'Your body')).toBeHidden()
  await nora.setViewportSize({ width: 1024, height: 768 })
  await field(nora, 'Your body').fill('Half a sent')
  await nora.setViewportSize({ width: 768, height: 1024 })
  await expect(field(nora, 'Your body')).toBeFocused()
})
