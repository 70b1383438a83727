import { addDays, dayInZone } from '#platform/shared/time/calendar.ts'
import { openGuide } from '../on-page/find-in-guide.ts'
import type { Prepare } from '../test-app/demo-data.ts'
import { inLanguage } from '../test-app/prepare-state.ts'
import { expect, test } from '../test-app/test-app.ts'

const today = () => dayInZone(new Date(), 'Europe/London')

type Place = { readonly region: 'uk' | 'us'; readonly language: 'en' | 'en-gb' }

/** Moves the due date, so that today is this day of the pregnancy. Sets the family’s region and the mother’s language. */
const onDay =
  (day: number, { region, language }: Place): Prepare =>
  async (data) => {
    await inLanguage(language, 'mother')(data)
    await data.db
      .updateTable('pregnancies')
      .set({ due_date: addDays(today(), 280 - day), region })
      .where('baby_name', '=', 'Pip')
      .execute()
  }

/** Formats the date this many days from today, in the order of the language. */
function formatDayAhead(daysAhead: number, language: Place['language']): string {
  const date = new Date(addDays(today(), daysAhead))
  const part = (shape: Intl.DateTimeFormatOptions) => date.toLocaleDateString('en-GB', { ...shape, timeZone: 'UTC' })
  const [weekday, day, month] = [part({ weekday: 'long' }), part({ day: 'numeric' }), part({ month: 'long' })]
  return language === 'en' ? `${weekday}, ${month} ${day}` : `${weekday} ${day} ${month}`
}

const term = { uk: 'A birth counts as full term.', us: 'A birth is no longer preterm. It is called early term.' }

for (const place of [
  { region: 'uk', language: 'en-gb' },
  { region: 'us', language: 'en' },
] as const)
  for (const [age, day] of [
    ['36 weeks and 1 day', 253],
    ['37 weeks', 259],
  ] as const)
    test(`in the region ${place.region} at ${age}, lines of the guide for week 37 show the date from or until which they apply`, async ({
      openTestApp,
    }) => {
      const { region, language } = place
      const testApp = await openTestApp({ prepare: onDay(day, place) })
      const nora = await testApp.person('mother')
      await openGuide(nora, '/guide', 37)
      await expect(nora.getByText(`Today, at ${age}`)).toBeVisible()
      const [from, until] = [formatDayAhead(259 - day, language), formatDayAhead(258 - day, language)]
      await expect(nora.getByText(`From ${from}: ${term[region]}`)).toBeVisible()
      await expect(nora.getByText(`Until ${until}: Tightenings that come`)).toBeVisible()
      await expect(nora.getByText(`From ${from}: A common rule is to call`)).toBeVisible()
    })

test('a task that applies from a certain date shows the date, and can be ticked @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp({ prepare: onDay(253, { region: 'uk', language: 'en-gb' }) })
  const nora = await testApp.person('mother')
  await openGuide(nora, '/guide', 37)
  await nora.getByRole('tab', { name: 'Sam' }).click()
  const task = nora.getByRole('checkbox', {
    name: `From ${formatDayAhead(6, 'en-gb')}: Time a few practice tightenings`,
  })
  await task.check()
  await nora.reload()
  await nora.getByRole('tab', { name: 'Sam' }).click()
  await expect(task).toBeChecked()
})

test('without a due date, a line shows the weeks of pregnancy instead of a date @deep', async ({ openTestApp }) => {
  const testApp = await openTestApp({ world: 'first-day' })
  const nora = await testApp.person('mother')
  await nora.goto('/')
  await nora.getByRole('heading', { level: 1 }).waitFor()
  await openGuide(nora, '/guide?week=37', 37)
  await expect(nora.getByText('From 37 weeks: A birth', { exact: false })).toBeVisible()
})
