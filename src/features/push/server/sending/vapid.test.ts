import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/server/testing.ts'
import { publicInternet } from '#platform/server/internet/internet.ts'
import { openTestPushService } from './testing.ts'
import { findPushKeys, makePushKeys } from './vapid.ts'

let testApp: TestApp
beforeEach(async () => {
  testApp = await openTestApp({ internet: publicInternet })
})
afterEach(() => testApp.close())

const countDevices = async () => (await testApp.db.selectFrom('push_devices').select('id').execute()).length

async function turnOn() {
  const service = await openTestPushService({ now: () => testApp.clock.now })
  const mother = await testApp.person('mother')
  expect((await mother.ask('PUT', '/api/push/devices', service.subscribe())).status).toBe(200)
  await service.close()
}

test('an installation keeps its key pair, and the devices that subscribed with it', async () => {
  await makePushKeys(testApp.db, testApp.clock.now)
  const keys = await findPushKeys(testApp.db)
  await turnOn()
  await makePushKeys(testApp.db, testApp.clock.now)
  expect([await findPushKeys(testApp.db), await countDevices()]).toEqual([keys, 1])
  expect(Buffer.from(keys?.publicKey ?? '', 'base64url')).toHaveLength(65)
  expect(Buffer.from(keys?.privateKey ?? '', 'base64url')).toHaveLength(32)
})

test('with a new key pair, the devices that subscribed with the lost one are forgotten', async () => {
  await turnOn()
  const lost = await findPushKeys(testApp.db)
  await testApp.db.deleteFrom('push_keys').execute()
  expect(await findPushKeys(testApp.db)).toBeUndefined()
  await makePushKeys(testApp.db, testApp.clock.now)
  expect([(await findPushKeys(testApp.db))?.publicKey === lost?.publicKey, await countDevices()]).toEqual([false, 0])
})

test('until there is a key pair, no browser can subscribe', async () => {
  const mother = await testApp.person('mother')
  await testApp.db.deleteFrom('push_keys').execute()
  expect(await mother.get('/api/push/key')).toMatchObject({ status: 503, body: { code: 'unavailable' } })
})
