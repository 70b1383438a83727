/** News about several things at once, some of it about dates. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { openReminders } from '../reminding/testing.ts'

let testApp: TestApp
let family: Awaited<ReturnType<typeof openReminders>>
beforeEach(async () => {
  testApp = await openTestApp()
  await testApp.db.deleteFrom('appointments').execute()
  family = await openReminders(testApp)
})
afterEach(() => testApp.close())

const dates = [20, 21, 22, 23, 24].map((day) => `2026-03-${day}T10:30:00.000Z`)
const said = (day: string) => `Nora changed the location of an appointment on ${day}, 10:30 AM`

/** In the night, the mother moves appointments on these dates to the hospital. Returns their ids. */
async function changePlaces(of: readonly string[]): Promise<number[]> {
  const ids: number[] = []
  for (const appointmentDate of of) ids.push(await family.add({ appointmentDate }))
  testApp.clock.now = new Date('2026-03-15T23:00:00.000Z')
  for (const [at, id] of ids.entries()) await family.change(id, { appointmentDate: of[at], location: 'Hospital' })
  return ids
}

/** What the grandmother is told when her quiet hours end. */
async function tellInTheMorning() {
  await family.runAt('2026-03-15T23:01:00.000Z')
  const pushes = await family.runAt('2026-03-16T07:00:00.000Z')
  return pushes.filter(({ userId }) => userId === family.idOf('grandmother'))
}

test('changes of three appointments come in a notification each, and all other news in a fourth', async () => {
  const ids = await changePlaces(dates.slice(0, 3))
  await family.mother.post(`${family.journey}/updates`, { content: 'We heard the heart.' })
  await family.add({ appointmentDate: dates[4] })
  const pushes = await tellInTheMorning()
  const contents = pushes.map(({ body, path, expiresAt }) => ({ body, path, expiresAt }))
  expect(contents.toSorted((one, other) => one.path.localeCompare(other.path))).toEqual(
    [
      { body: 'Nora added an appointment\nNora shared an update', path: '/news' },
      ...['Fri, Mar 20', 'Sat, Mar 21', 'Sun, Mar 22'].map((day, at) => ({
        body: said(day),
        path: `/appointments?appointment=${ids[at]}`,
        expiresAt: new Date(dates[at] ?? ''),
      })),
    ].toSorted((one, other) => one.path.localeCompare(other.path)),
  )
})

test('changes of five appointments come in one notification, which is of use until the last of them begins', async () => {
  await changePlaces(dates)
  expect(await tellInTheMorning()).toMatchObject([
    {
      body: [...['Tue, Mar 24', 'Mon, Mar 23', 'Sun, Mar 22'].map(said), 'and 2 more'].join('\n'),
      path: '/news',
      tag: `news-${family.pregnancyId}`,
      expiresAt: new Date('2026-03-24T10:30:00.000Z'),
    },
  ])
})
