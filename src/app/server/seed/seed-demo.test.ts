import { afterEach, expect, test } from 'vitest'
import { openTestWorker } from '#features/news/server/telling/testing.ts'
import { openTestApp, type TestApp } from '../testing.ts'
import { seedDemo } from './seed-demo.ts'

let testApp: TestApp
afterEach(() => testApp.close())

test('a fresh demo has unread news of the last days, and none from before', async () => {
  testApp = await openTestApp({ world: null })
  // Drawing the pictures would take a minute on a busy machine.
  await seedDemo(testApp.services, 'week-30', async () => undefined)
  await openTestWorker(testApp).run()
  const news = `/api/pregnancies/${await testApp.findJourney('Pip')}/news`
  const weekAgo = testApp.clock.now.getTime() - 7 * 86_400_000
  for (const name of ['mother', 'partner', 'grandmother', 'friend'] as const) {
    const { body } = await (await testApp.person(name)).get(news)
    const entries: { isUnread: boolean; happenedAt: string }[] = Object(body)
    expect(entries.filter(({ isUnread }) => isUnread).length).toBeGreaterThanOrEqual(2)
    expect(entries.every(({ happenedAt }) => Date.parse(happenedAt) >= weekAgo)).toBe(true)
  }
})
