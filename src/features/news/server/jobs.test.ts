import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { deleteOldNews } from './jobs.ts'
import { openReminders } from './reminding/testing.ts'
import { openTestWorker } from './telling/testing.ts'

let testApp: TestApp
beforeEach(async () => {
  testApp = await openTestApp()
})
afterEach(() => testApp.close())

/** Records that the clock has run until this time. Otherwise the job would see a jump of the clock, and delete nothing. */
const advanceClock = (to: Date) =>
  testApp.db.updateTable('installation').set({ clock_seen_at: to.toISOString() }).execute()

test('news is deleted after 92 days: 90, and two more in case the clock is ahead', async () => {
  const { db, clock } = testApp
  const mother = await testApp.person('mother')
  await mother.post(`/api/pregnancies/${await testApp.findJourney('Pip')}/updates`, { content: 'A kick' })
  await openTestWorker(testApp).run()
  const count = async () => (await db.selectFrom('news_items').select('id').execute()).length
  expect(await count()).toBe(3)

  // The server's clock may be two days ahead, so the job waits two more days.
  const last = new Date(clock.now.getTime() + 92 * 86_400_000)
  await advanceClock(last)
  await deleteOldNews(testApp.services, last)
  expect(await count()).toBe(3)
  await deleteOldNews(testApp.services, new Date(last.getTime() + 1))
  expect(await count()).toBe(0)
})

test('the records of reminders are deleted three days after their date, even if nothing happens in the journey any more', async () => {
  const { db } = testApp
  await db.deleteFrom('appointments').execute()
  const { add, mother, journey, runAt } = await openReminders(testApp)
  await add()
  await mother.ask('PUT', `${journey}/state`, { state: 'ended', toldTo: 'everybody' })
  await runAt('2026-03-20T08:30:00.000Z')
  const count = async () => (await db.selectFrom('news_reminders').select('id').execute()).length
  expect(await count()).toBeGreaterThan(0)

  const last = new Date('2026-03-23T10:30:00.000Z')
  await advanceClock(last)
  await deleteOldNews(testApp.services, last)
  expect(await count()).toBeGreaterThan(0)
  await deleteOldNews(testApp.services, new Date(last.getTime() + 1))
  expect(await count()).toBe(0)
})
