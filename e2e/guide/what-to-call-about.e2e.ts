import type { Page } from '@playwright/test'
import { type Region, regions } from '#platform/shared/place/region.ts'
import { addDays } from '#platform/shared/time/calendar.ts'
import { callBox, openGuide, slider, weekHeading } from '../on-page/find-in-guide.ts'
import { pathOf, toastOn } from '../on-page/find-on-page.ts'
import type { Prepare } from '../test-app/demo-data.ts'
import { expect, test } from '../test-app/test-app.ts'

const phone = { width: 390, height: 844 }

const setRegion =
  (region: Region, country: string | null): Prepare =>
  ({ db }) =>
    db.updateTable('pregnancies').set({ region, country }).execute()

/** Moves the due date, so that today is this many days later in the pregnancy than 29 weeks and 3 days. */
const moveAhead =
  (days: number): Prepare =>
  async ({ db }) => {
    const { id, due_date } = await db.selectFrom('pregnancies').select(['id', 'due_date']).executeTakeFirstOrThrow()
    await db
      .updateTable('pregnancies')
      .set({ due_date: addDays(due_date ?? '', -days) })
      .where('id', '=', id)
      .execute()
  }

const showAll = (page: Page) => callBox(page).getByRole('button', { name: /^Show all \d+$/ })
const links = async (page: Page) => {
  const all = await callBox(page).getByRole('link').all()
  return Promise.all(all.map(async (link) => (await link.getAttribute('href')) ?? ''))
}
const emergencies = new Set(['tel:999', 'tel:112', 'tel:911'])
/** The numbers of the demo family's hospital, doctor and midwife. */
const ownNumbers = ['tel:+442079460911', 'tel:+442079460142', 'tel:+442079460377']

interface CallBox {
  readonly country: string
  /** The beginning of the link to the ambulance. */
  readonly emergency: string
  /** The title above the family's own numbers. */
  readonly care: string
  readonly ambulance: string
  readonly advice: readonly string[]
  readonly talk: string
}
const expected: Readonly<Record<Region, CallBox>> = {
  uk: {
    country: 'GB',
    emergency: 'Call 999',
    care: 'Call your midwife or maternity unit now',
    ambulance: 'tel:999',
    advice: ['tel:111'],
    talk: 'tel:116123',
  },
  us: {
    country: 'US',
    emergency: 'Call 911',
    care: 'Call your doctor or midwife now',
    ambulance: 'tel:911',
    advice: [],
    talk: 'tel:988',
  },
  de: {
    country: 'DE',
    emergency: 'Call 112',
    care: 'Call your midwife, doctor or maternity unit now',
    ambulance: 'tel:112',
    advice: [],
    talk: 'tel:08001110111',
  },
  es: {
    country: 'ES',
    emergency: 'Call 112',
    care: 'Call the hospital or your midwife now, or go to the emergency department',
    ambulance: 'tel:112',
    advice: [],
    talk: 'tel:024',
  },
  fr: {
    country: 'FR',
    emergency: 'Call 15',
    care: 'Call your maternity unit or midwife now',
    ambulance: 'tel:15',
    advice: [],
    talk: 'tel:3114',
  },
  other: {
    country: 'PT',
    emergency: 'Call 112',
    care: 'Call your midwife, doctor or clinic now',
    ambulance: 'tel:112',
    advice: [],
    talk: 'tel:1411',
  },
}
for (const region of regions) {
  const { country, emergency, care, ambulance, advice, talk } = expected[region]
  test(`in the region ${region} the guide begins with the list of what to call about, and the maternity unit comes before helplines${region === 'uk' ? '' : ' @deep'}`, async ({
    openTestApp,
  }) => {
    const testApp = await openTestApp({ prepare: setRegion(region, country) })
    const ruth = await testApp.person('grandmother', { viewport: phone })
    await openGuide(ruth)
    await expect(callBox(ruth)).toBeInViewport()
    await expect(callBox(ruth).getByText('Today, at 29 weeks and 3 days')).toBeVisible()
    const title = emergency.replace('Call', 'Emergency: call')
    const titles = ['What to call about now', title, care, 'Call them today', 'Talk to somebody']
    await expect(callBox(ruth).getByRole('heading')).toHaveText(titles)
    await expect(callBox(ruth).getByRole('link', { name: `${emergency}, an ambulance` })).toBeVisible()
    expect(await links(ruth)).toEqual([ambulance, ownNumbers[0], talk])

    await showAll(ruth).click()
    expect((await links(ruth))[0]).toBe(ambulance)
    expect(await links(ruth)).toEqual(expect.arrayContaining([...ownNumbers, ...advice, talk]))
    for (const line of await callBox(ruth).getByRole('listitem').all()) await expect(line).toBeVisible()
    await callBox(ruth).getByRole('button', { name: 'Show less' }).click()
    await expect(callBox(ruth).getByText('Itching without a rash', { exact: true })).toHaveCount(0)
  })
}

const countries = [
  ['GB', 'Country: United Kingdom.', ['tel:999']],
  ['PT', 'Country: Portugal.', ['tel:112']],
  ['ZA', 'From a cell phone. From a landline, call 10177.', ['tel:112']],
  ['TD', 'We have no checked number for this country: Chad. Call your local emergency number.', []],
] as const
for (const [country, words, ambulance] of countries)
  test(`in the country ${country} the guide shows ${ambulance.length > 0 ? 'the ambulance number' : 'no ambulance number, because we have not checked one'} @deep`, async ({
    openTestApp,
  }) => {
    const testApp = await openTestApp({ prepare: setRegion('other', country) })
    const ruth = await testApp.person('grandmother', { timezoneId: 'UTC' })
    await openGuide(ruth)
    await expect(callBox(ruth).getByText(words)).toBeVisible()
    expect((await links(ruth)).filter((link) => emergencies.has(link))).toEqual(ambulance)
    await expect(callBox(ruth).getByRole('link', { name: 'Change the country' })).toHaveCount(0)
  })

test('without a country no ambulance number is shown, and a link leads an admin to the settings @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ prepare: setRegion('other', null) })
  const nora = await testApp.person('mother', { timezoneId: 'UTC' })
  await openGuide(nora)
  await expect(callBox(nora).getByText('No country is set, so no number is shown.')).toBeVisible()
  expect(await links(nora)).toEqual(['/admin', ownNumbers[0]])
  await callBox(nora).getByRole('link', { name: 'Set the country' }).click()
  const field = nora.getByLabel('Country, for emergency numbers')
  await field.selectOption('Portugal')
  await nora.getByRole('button', { name: 'Save settings' }).click()
  await expect(toastOn(nora)).toContainText('Settings Updated')
  await openGuide(nora)
  await expect(callBox(nora).getByRole('link', { name: 'Call 112, an ambulance' })).toBeVisible()
})

test('a reader in another country also sees the ambulance number of that country @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const ruth = await testApp.person('grandmother', { timezoneId: 'Europe/Oslo' })
  await openGuide(ruth)
  await expect(callBox(ruth).getByText('You seem to be in another country: Norway.')).toBeVisible()
  expect((await links(ruth)).slice(0, 2)).toEqual(['tel:999', 'tel:113'])
  await expect(callBox(ruth).getByRole('link', { name: 'Call 113, an ambulance in Norway' })).toBeVisible()
})

test('helplines against violence are shown only on request, with a warning that the page stays in the browser’s history @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await openGuide(nora)
  await expect(callBox(nora)).not.toContainText(/abuse|violence|hurts/i)
  await showAll(nora).click()
  const lines = callBox(nora).getByRole('link', { name: /Domestic Abuse Helpline$/ })
  await expect(lines).toHaveAttribute('href', 'tel:08082000247')
  await expect(callBox(nora).getByText('This page stays in your browser’s history')).toBeVisible()
})

test('one press on home opens the list of what to call about, with all its lines', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const ruth = await testApp.person('grandmother', { viewport: phone })
  await ruth.goto('/')
  await ruth.getByRole('link', { name: 'What to call about' }).click()
  await expect(callBox(ruth)).toBeFocused()
  await expect(callBox(ruth)).toBeInViewport()
  await expect(callBox(ruth).getByRole('listitem').filter({ hasText: 'Your baby moves less than usual' })).toBeVisible()
  expect(pathOf(ruth)).toBe('/guide#call-about')
})

test('the list of what to call about is for today, even while another week is open @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp()
  const nora = await testApp.person('mother')
  await openGuide(nora)
  await showAll(nora).click()
  const moves = callBox(nora).getByRole('listitem').filter({ hasText: 'Your baby moves less than usual' })
  await expect(moves).toBeVisible()
  await slider(nora).press('Home')
  await expect(weekHeading(nora)).toHaveText('Week 4')
  await expect(moves).toBeVisible()
  await expect(callBox(nora).getByText('A little spotting without pain')).toHaveCount(0)
})

for (const [age, days, isEarly] of [
  ['36 weeks and 1 day', 47, true],
  ['36 weeks and 6 days', 52, true],
  ['37 weeks', 53, false],
] as const)
  test(`at ${age} the list ${isEarly ? 'warns' : 'does not warn'} of an early birth`, async ({ openTestApp }) => {
    const testApp = await openTestApp({ prepare: moveAhead(days) })
    const nora = await testApp.person('mother')
    await openGuide(nora, '/guide#call-about', 37)
    await expect(callBox(nora).getByText(`Today, at ${age}`)).toBeVisible()
    const early = callBox(nora).getByRole('listitem').filter({ hasText: 'Tightenings that come regularly' })
    await expect(early).toHaveCount(isEarly ? 1 : 0)
    const late = callBox(nora).getByRole('listitem').filter({ hasText: 'A contraction that lasts over two minutes' })
    await expect(late).toHaveCount(isEarly ? 0 : 1)
  })

test('without a due date the list shows every line, with the weeks in which it applies @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp({ world: 'first-day' })
  const nora = await testApp.person('mother')
  await nora.goto('/')
  await nora.getByRole('heading', { level: 1 }).waitFor()
  await openGuide(nora, '/guide#call-about', 8)
  const line = (words: string) => callBox(nora).getByRole('listitem').filter({ hasText: words })
  await expect(callBox(nora).getByText('In any week, as there is no due date yet')).toBeVisible()
  await expect(line('A womb that stays hard')).toContainText('From 28 weeks: A womb')
  await expect(line('A little spotting')).toContainText('Until 13 weeks and 6 days: A little')
  await expect(callBox(nora).getByRole('link', { name: 'Add the number of your midwife' })).toHaveAttribute(
    'href',
    '/contacts',
  )
})

test('if the list of what to call about cannot be loaded, the numbers to call are still shown @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 503/)
  const nora = await testApp.person('mother')
  const broken = { status: 503, json: { message: 'Something went wrong.', code: 'internal' } }
  await nora.route('**/api/guide/call-about?*', (route) => route.fulfill(broken))
  await openGuide(nora)
  expect(await links(nora)).toEqual(['tel:999', '/admin', ownNumbers[0], 'tel:116123'])
})

test('if the emergency numbers cannot be loaded, the page shows an error and the family’s own numbers @deep', async ({
  openTestApp,
}) => {
  const testApp = await openTestApp()
  testApp.expectProblem(/status of 503/)
  const nora = await testApp.person('mother')
  const broken = { status: 503, json: { message: 'Something went wrong.', code: 'internal' } }
  await nora.route('**/api/guide/numbers/*', (route) => route.fulfill(broken))
  await openGuide(nora)
  await expect(callBox(nora).getByText('The number could not be loaded.')).toBeVisible()
  expect(await links(nora)).toEqual(['/admin', ownNumbers[0]])
})
