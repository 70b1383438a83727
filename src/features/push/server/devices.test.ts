import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { testedEngine } from '#platform/server/database/testing.ts'
import { publicInternet } from '#platform/server/internet/internet.ts'
import { openTestPushService } from './sending/testing.ts'

let testApp: TestApp
let service: Awaited<ReturnType<typeof openTestPushService>>
let mother: Browser
beforeEach(async () => {
  testApp = await openTestApp({ internet: publicInternet })
  service = await openTestPushService({ now: () => testApp.clock.now })
  mother = await testApp.person('mother')
})
afterEach(async () => {
  await testApp.close()
  await service.close()
})

const turnOn = (browser: Browser, subscription: unknown = service.subscribe()) =>
  browser.ask('PUT', '/api/push/devices', subscription)
const idOf = ({ body }: { body: unknown }) => Number(Object(body).id)
const list = async (browser: Browser) => {
  const devices: { id: number; isCurrent: boolean }[] = Object((await browser.get('/api/push/devices')).body)
  return devices.map(({ id, isCurrent }) => [id, isCurrent])
}
const countRows = async (table: 'push_devices' | 'push_messages') =>
  Number(
    (
      await testApp.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows,
  )

describe('a subscription is refused, and nothing is stored', () => {
  test.each([
    ['has a name of the private network', 'https://printer.local/push'],
    ['has a name without a dot', 'https://localhost/push'],
    ['has an address of this machine', 'https://127.0.0.1/push'],
    ['has an address of the private network', 'https://192.168.1.1/push'],
    ['has an IPv6 address of this machine', 'https://[::1]/push'],
    ['is the metadata service of a cloud', 'https://169.254.169.254/latest'],
    ['is plain http', 'http://push.example.net/x'],
    ['has another protocol', 'ftp://push.example.net/x'],
    ['has a port', 'https://push.example.net:8443/x'],
    ['has a user name', 'https://nora@push.example.net/x'],
    ['is not a complete address', 'https://'],
    ['has more than 1,000 characters', `https://push.example.net/${'x'.repeat(1000)}`],
    ['has a line break', 'https://push.example.net/x\nTTL: 0'],
  ])('if its endpoint %s', async (_, endpoint) => {
    const reply = await turnOn(mother, { ...service.subscribe(), endpoint })
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
    expect(await countRows('push_devices')).toBe(0)
  })

  const point = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url')
  test.each([
    ['a key that is not on the curve', { p256dh: point }],
    ['a key that is too short', { p256dh: 'BCVx' }],
    ['a compressed key', { p256dh: Buffer.concat([Buffer.of(2), randomBytes(32)]).toString('base64url') }],
    ['a key in another alphabet', { p256dh: `B${'+'.repeat(86)}` }],
    ['a secret that is too short', { auth: 'BTBZ' }],
    ['a secret that is too long', { auth: randomBytes(17).toString('base64url') }],
    ['no secret', { auth: undefined }],
    ['a field that it does not have', { userId: 1 }],
  ])('with %s', async (_, change) => {
    const reply = await turnOn(mother, { ...service.subscribe(), ...change })
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
    expect(await countRows('push_devices')).toBe(0)
  })

  test('of somebody who is not signed in', async () => {
    expect((await turnOn(testApp.visitor())).status).toBe(401)
    expect(await countRows('push_devices')).toBe(0)
  })
})

describe('a device of somebody else', () => {
  test('cannot be removed or tested, and is not listed', async () => {
    const id = idOf(await turnOn(mother))
    const partner = await testApp.person('partner')
    expect(await list(partner)).toEqual([])
    await turnOn(partner)
    expect((await partner.delete(`/api/push/devices/${id}`)).status).toBe(404)
    expect((await partner.post(`/api/push/devices/${id}/test`)).status).toBe(404)
    expect([await countRows('push_devices'), await countRows('push_messages')]).toEqual([2, 0])
  })
})

test('a person can send at most ten tests an hour, over all of their devices', async () => {
  const ids = [idOf(await turnOn(mother)), idOf(await turnOn(await testApp.person('mother')))]
  for (let count = 0; count < 10; count += 1)
    expect((await mother.post(`/api/push/devices/${ids[count % 2]}/test`)).status).toBe(204)
  expect((await mother.post(`/api/push/devices/${ids[0]}/test`)).status).toBe(429)
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 3_599_000)
  expect((await mother.post(`/api/push/devices/${ids[0]}/test`)).status).toBe(429)
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 2000)
  expect((await mother.post(`/api/push/devices/${ids[0]}/test`)).status).toBe(204)
})

test('the public key is a point of P-256, and the same for everybody and after a restart', async () => {
  const keys = []
  for (const name of ['mother', 'grandmother'] as const)
    keys.push(Object((await (await testApp.person(name)).get('/api/push/key')).body).publicKey)
  testApp.restart()
  keys.push(Object((await mother.get('/api/push/key')).body).publicKey)
  expect(new Set(keys).size).toBe(1)
  expect(Buffer.from(keys[0], 'base64url')).toHaveLength(65)
})

test('each device has a name, and the device that requests the list is marked', async () => {
  const phone = await testApp.person('mother')
  const laptopId = idOf(await turnOn(mother))
  const { body, status } = await turnOn(phone)
  expect([status, body]).toEqual([
    200,
    { id: expect.any(Number), deviceName: expect.any(String), createdAt: '2026-03-15T10:00:00.000Z', isCurrent: true },
  ])
  expect(await list(phone)).toEqual([
    [idOf({ body }), true],
    [laptopId, false],
  ])
})

test('sending the same subscription again replaces the keys, and keeps the device and its notifications', async () => {
  const subscription = service.subscribe()
  const id = idOf(await turnOn(mother, subscription))
  await mother.post(`/api/push/devices/${id}/test`)
  const { auth } = service.subscribe()
  expect(idOf(await turnOn(mother, { ...subscription, auth }))).toBe(id)
  expect([await countRows('push_devices'), await countRows('push_messages')]).toEqual([1, 1])
  expect(await testApp.db.selectFrom('push_devices').select('auth').execute()).toEqual([{ auth }])
})

test('a new subscription of a browser replaces the earlier one', async () => {
  await turnOn(mother)
  const id = idOf(await turnOn(mother))
  expect(await list(mother)).toEqual([[id, true]])
})

test('if another person turns notifications on in a browser, those queued for the first person are deleted', async () => {
  const subscription = service.subscribe()
  const id = idOf(await turnOn(mother, subscription))
  await mother.post(`/api/push/devices/${id}/test`)
  const partner = await testApp.person('partner')
  const taken = idOf(await turnOn(partner, subscription))
  expect(await list(mother)).toEqual([])
  expect(await list(partner)).toEqual([[taken, true]])
  expect(await countRows('push_messages')).toBe(0)
})

test('with an eleventh device, the oldest is forgotten', async () => {
  // The test database returns rows in reverse order, so by chance the newest would be first.
  if (testedEngine === 'sqlite') await sql`pragma reverse_unordered_selects = off`.execute(testApp.db)
  const ids: number[] = []
  for (let count = 0; count < 11; count += 1) ids.push(idOf(await turnOn(await testApp.person('mother'))))
  expect((await list(mother)).map(([id]) => id)).toEqual(ids.slice(1).reverse())
})

describe('a device that was removed', () => {
  test('stays removed when its browser subscribes again by itself', async () => {
    const id = idOf(await turnOn(mother))
    await mother.delete(`/api/push/devices/${id}`)
    const reply = await turnOn(mother, { ...service.subscribe(), renews: true })
    expect(reply).toMatchObject({ status: 409, body: { code: 'notifications-removed' } })
    expect(await list(mother)).toEqual([])
  })

  test('can be turned on again by its person', async () => {
    await mother.delete(`/api/push/devices/${idOf(await turnOn(mother))}`)
    const id = idOf(await turnOn(mother))
    expect(await list(mother)).toEqual([[id, true]])
  })

  test('leaves no address and no keys', async () => {
    const id = idOf(await turnOn(mother))
    await mother.post(`/api/push/devices/${id}/test`)
    await mother.delete(`/api/push/devices/${id}`)
    const rows = await testApp.db.selectFrom('push_devices').select(['endpoint', 'p256dh', 'auth']).execute()
    expect(rows).toEqual([{ endpoint: null, p256dh: null, auth: null }])
    expect(await countRows('push_messages')).toBe(0)
  })

  test('can be neither tested nor removed again', async () => {
    const id = idOf(await turnOn(mother))
    await mother.delete(`/api/push/devices/${id}`)
    expect((await mother.post(`/api/push/devices/${id}/test`)).status).toBe(404)
    expect((await mother.delete(`/api/push/devices/${id}`)).status).toBe(404)
  })
})

test('a browser that subscribes again by itself is stored if its device was not removed, even if another was', async () => {
  await turnOn(mother)
  const phone = await testApp.person('mother')
  await phone.delete(`/api/push/devices/${idOf(await turnOn(phone))}`)
  const reply = await turnOn(mother, { ...service.subscribe(), renews: true })
  expect([reply.status, await list(mother)]).toEqual([200, [[idOf(reply), true]]])
})

describe('a device is forgotten', () => {
  test('when its browser signs out', async () => {
    const phone = await testApp.person('mother')
    await turnOn(phone)
    await phone.get('/api/logout', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' })
    expect(await countRows('push_devices')).toBe(0)
  })

  test('when another device signs it out', async () => {
    const phone = await testApp.person('mother')
    await turnOn(phone)
    const sessions: { id: number; isCurrent: boolean }[] = Object((await phone.get('/api/account/sessions')).body)
    const current = sessions.find(({ isCurrent }) => isCurrent)
    expect((await mother.delete(`/api/account/sessions/${current?.id}`)).status).toBe(204)
    expect(await countRows('push_devices')).toBe(0)
  })
})

test('a device whose session has expired is not listed', async () => {
  await turnOn(await testApp.person('mother'))
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 29 * 86_400_000)
  const later = await testApp.person('mother')
  expect(await list(later)).toHaveLength(1)
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 2 * 86_400_000)
  expect(await list(later)).toEqual([])
})
