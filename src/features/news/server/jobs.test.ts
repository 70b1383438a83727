import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { deleteOldNews } from './jobs.ts'
import { openTestWorker } from './telling/testing.ts'

let testApp: TestApp
beforeEach(async () => {
  testApp = await openTestApp()
})
afterEach(() => testApp.close())

test('news is deleted after 92 days: 90, and two more in case the clock is ahead', async () => {
  const { db, clock } = testApp
  const mother = await testApp.person('mother')
  await mother.post(`/api/pregnancies/${await testApp.findJourney('Pip')}/updates`, { content: 'A kick' })
  await openTestWorker(testApp).run()
  const count = async () => (await db.selectFrom('news_items').select('id').execute()).length
  expect(await count()).toBe(3)

  // The server's clock may be two days ahead, so the job waits two more days.
  const last = new Date(clock.now.getTime() + 92 * 86_400_000)
  // Without this, the job would see a jump of the clock, and delete nothing.
  await db.updateTable('installation').set({ clock_seen_at: last.toISOString() }).execute()
  await deleteOldNews(testApp.services, last)
  expect(await count()).toBe(3)
  await deleteOldNews(testApp.services, new Date(last.getTime() + 1))
  expect(await count()).toBe(0)
})
