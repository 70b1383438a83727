import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from './testing.ts'

let testApp: TestApp
beforeEach(async () => {
  testApp = await openTestApp({ world: null })
})
afterEach(() => testApp.close())

const ask = async (path: string) => {
  const { status, text, headers } = await testApp.visitor().get(path)
  return { status, text, cache: headers.get('cache-control') }
}

test('a running Nestling answers that it is alive and ready', async () => {
  expect(await ask('/healthz')).toEqual({ status: 200, text: 'alive\n', cache: 'no-store' })
  expect(await ask('/readyz')).toEqual({ status: 200, text: 'ready\n', cache: 'no-store' })
})

test('while the database cannot be read, Nestling is alive but not ready, and gives no reason', async () => {
  await testApp.db.schema.alterTable('installation').renameTo('lost').execute()
  expect(await ask('/readyz')).toMatchObject({ status: 503, text: 'not ready\n' })
  expect((await ask('/healthz')).status).toBe(200)
  await testApp.db.schema.alterTable('lost').renameTo('installation').execute()
  // The result of the readiness check is reused for a second.
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 1000)
  expect((await ask('/readyz')).status).toBe(200)
})
