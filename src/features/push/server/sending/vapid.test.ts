import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { publicInternet } from '#platform/server/internet/internet.ts'
import { openTestPushService } from './testing.ts'
import { authorize, findPushKeys, makePushKeys, replacePushKeys, writePrivateKey } from './vapid.ts'

let testApp: TestApp
beforeEach(async () => {
  testApp = await openTestApp({ internet: publicInternet })
})
afterEach(() => testApp.close())

const countDevices = async () => (await testApp.db.selectFrom('push_devices').select('id').execute()).length

async function turnOn(mother?: Browser) {
  const service = await openTestPushService({ now: () => testApp.clock.now })
  const browser = mother ?? (await testApp.person('mother'))
  const { status, body } = await browser.ask('PUT', '/api/push/devices', service.subscribe())
  expect(status).toBe(200)
  await service.close()
  return Number(Object(body).id)
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

test('replacing the key pair deletes the old one and forgets the devices, except those that their person removed', async () => {
  const phone = await testApp.person('mother')
  await phone.delete(`/api/push/devices/${await turnOn(phone)}`)
  await turnOn()
  const old = await findPushKeys(testApp.db)
  expect(await replacePushKeys(testApp.db, testApp.clock.now)).toBe(1)
  const stored = await testApp.db.selectFrom('push_keys').select('public_key').execute()
  expect(stored).toEqual([{ public_key: (await findPushKeys(testApp.db))?.publicKey }])
  expect(stored).not.toEqual([{ public_key: old?.publicKey }])
  const devices = await testApp.db.selectFrom('push_devices').select('endpoint').execute()
  expect(devices).toEqual([{ endpoint: null }])
})

test('a private key that begins with zeros is stored with all of its 32 bytes', () => {
  expect(Buffer.from(writePrivateKey('0102'), 'base64url')).toEqual(Buffer.from([...Array(30).fill(0), 1, 2]))
})

test.each([
  ['2026-03-15T10:00:00.000Z', '2026-03-15T22:00:00.000Z'],
  ['2026-03-15T10:00:00.999Z', '2026-03-15T22:00:00.000Z'],
])('a token of %s is valid until %s', async (now, until) => {
  const keys = (await findPushKeys(testApp.db)) ?? expect.fail('There is no key pair.')
  const token = authorize(keys, { endpoint: 'https://push.example.net/x', contact: undefined, now: new Date(now) })
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  expect(new Date(claims.exp * 1000).toISOString()).toBe(until)
})

test('until there is a key pair, no browser can subscribe', async () => {
  const mother = await testApp.person('mother')
  await testApp.db.deleteFrom('push_keys').execute()
  expect(await mother.get('/api/push/key')).toMatchObject({ status: 503, body: { code: 'unavailable' } })
})
