import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { createReadiness } from './readiness.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp({ world: null })
})
afterAll(() => testApp.close())

test('an installation without its photo store is not ready, and checks the store at most once a second', async () => {
  let count = 0
  const has = async () => {
    count += 1
    throw new Error('away')
  }
  const isReady = createReadiness({ ...testApp.services, files: { ...testApp.services.files, has } })
  expect(await Promise.all([isReady(), isReady(), isReady()])).toEqual([false, false, false])
  expect(count).toBe(1)
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 1000)
  await isReady()
  expect(count).toBe(2)
})

test('an installation whose database file was moved away is not ready', async () => {
  expect(await createReadiness({ ...testApp.services, isDatabaseInPlace: () => false })()).toBe(false)
})
