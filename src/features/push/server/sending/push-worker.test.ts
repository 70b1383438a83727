import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openTestApp, type TestApp } from '#app/server/testing.ts'
import { cast } from '#features/sign-in/fixtures.ts'
import { messageOf, samplePush } from '../../fixtures.ts'
import { openPushWorker, type PushWorker } from './push-worker.ts'
import { type Push, queuePush } from './queue-push.ts'
import { openTestPushService, type PushAnswer, pushHost } from './testing.ts'

const [minute, hour] = [60_000, 3_600_000]

let testApp: TestApp
let service: Awaited<ReturnType<typeof openTestPushService>>
let worker: PushWorker
let mother: Browser
let news: Push
let logged: string[]

beforeEach(async () => {
  logged = []
  // Routes every public address to the service, which is opened after the app because it needs the app's clock.
  service = await openTestPushService({ now: () => testApp.clock.now })
  testApp = await openTestApp({
    internet: service.internet,
    environment: { publicUrl: new URL('https://nestling.example') },
    onLogLine: (line) => logged.push(line),
  })
  worker = openPushWorker({ ...testApp.services, timeoutMs: 20_000 })
  mother = await testApp.person('mother')
  const user = testApp.db.selectFrom('users').select('id').where('first_name', '=', 'Nora')
  news = {
    pregnancyId: await testApp.findJourney('Pip'),
    userId: (await user.executeTakeFirstOrThrow()).id,
    ...samplePush,
  }
})
afterEach(async () => {
  await worker.stop()
  await testApp.close()
  await service.close()
})

async function turnOn(browser = mother) {
  const { publicKey } = Object((await browser.get('/api/push/key')).body)
  const subscription = service.subscribe(publicKey)
  const { body } = await browser.ask('PUT', '/api/push/devices', subscription)
  return { ...subscription, id: Number(Object(body).id) }
}

const queue = (change: Partial<Push> = {}) =>
  testApp.db.transaction().execute((tx) => queuePush(tx, { ...news, ...change }, testApp.clock.now))
const pass = (milliseconds: number) => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + milliseconds)
}
const listQueued = () => testApp.db.selectFrom('push_messages').selectAll().orderBy('id').execute()
const countDevices = async () => (await testApp.db.selectFrom('push_devices').select('id').execute()).length
const titles = () => service.delivered.map(({ content }) => Object(content).notification.title)

describe('nothing is queued', () => {
  test.each([
    ['leads to another site', { path: 'https://evil.example/' }],
    ['leads to another site without a protocol', { path: '//evil.example/' }],
    ['leads to another site with a backslash', { path: '/\\evil.example' }],
    ['is relative', { path: 'album' }],
    ['has a line break', { path: '/album\n' }],
    ['is too long', { path: `/${'x'.repeat(300)}` }],
  ])('if the path %s', async (_, change) => {
    await turnOn()
    await expect(queue(change)).rejects.toThrow()
    expect(await listQueued()).toEqual([])
  })

  test.each([
    ['empty', ''],
    ['too long', 'x'.repeat(65)],
  ])('if the tag is %s', async (_, tag) => {
    await turnOn()
    await expect(queue({ tag })).rejects.toThrow()
    expect(await listQueued()).toEqual([])
  })

  test('for somebody without devices, or whose session has expired', async () => {
    expect(await queue()).toBe(0)
    await turnOn()
    pass(31 * 24 * hour)
    expect(await queue()).toBe(0)
    expect(await listQueued()).toEqual([])
  })
})

test('a device gets the notification once, encrypted for it, in the declarative form, signed by this installation', async () => {
  const { endpoint } = await turnOn()
  await queue()
  await worker.deliverDue()
  await worker.deliverDue()
  expect(service.faults).toEqual([])
  expect(service.delivered).toHaveLength(1)
  const [{ headers, claims, content } = service.delivered[0] ?? expect.fail()] = service.delivered
  expect(content).toEqual(messageOf('https://nestling.example'))
  expect(service.delivered[0]?.endpoint).toBe(endpoint)
  expect(headers).toMatchObject({ ttl: '86400', urgency: 'normal', topic: expect.stringMatching(/^[\w-]{32}$/) })
  expect(claims).toMatchObject({ aud: `https://${pushHost}`, sub: 'https://nestling.example' })
  expect(await listQueued()).toEqual([])
})

test('a person gets it on each device, and nobody else gets it', async () => {
  const own = [await turnOn(), await turnOn(await testApp.person('mother'))]
  await turnOn(await testApp.person('grandmother'))
  expect(await queue()).toBe(2)
  await worker.deliverDue()
  expect(service.delivered.map(({ endpoint }) => endpoint).sort()).toEqual(own.map(({ endpoint }) => endpoint).sort())
})

test('a test notification goes only to the device that was chosen', async () => {
  const { id, endpoint } = await turnOn()
  await turnOn(await testApp.person('mother'))
  await mother.post(`/api/push/devices/${id}/test`)
  await worker.deliverDue()
  expect(service.delivered.map((message) => message.endpoint)).toEqual([endpoint])
})

test('the length of the encrypted message does not reveal that of the words', async () => {
  await turnOn()
  await queue({ tag: 'a', body: 'Yes.' })
  await queue({ tag: 'b', body: 'It is a girl, and she is well.' })
  await worker.deliverDue()
  expect(new Set(service.delivered.map(({ headers }) => headers['content-length'])).size).toBe(1)
})

test('a long text is shortened, so that the push service accepts the message', async () => {
  await turnOn()
  await queue({ title: '👶🏽'.repeat(500), body: '"\u{1F930}'.repeat(5000) })
  await worker.deliverDue()
  expect([service.delivered.length, service.faults]).toEqual([1, []])
})

test('a newer notification with the same tag replaces one that waits, and has the same topic', async () => {
  await turnOn()
  await queue({ title: 'One photo' })
  await queue({ title: 'Two photos' })
  await queue({ tag: 'updates', title: 'An update' })
  await worker.deliverDue()
  await queue({ title: 'Three photos' })
  await worker.deliverDue()
  expect(titles().sort()).toEqual(['An update', 'Three photos', 'Two photos'])
  const topics = service.delivered.map(({ content, headers }) => [Object(content).notification.tag, headers.topic])
  expect(new Set(topics.map(String)).size).toBe(2)
})

describe('nothing is sent any more', () => {
  const cases: [string, () => Promise<unknown>][] = [
    ['when the browser signs out', () => mother.get('/api/logout', { 'sec-fetch-mode': 'navigate' })],
    ['when the session expires', expireSession],
    ['when the person leaves the journey', async () => removeFromJourney()],
    ['when the journey is paused', () => changeState('paused')],
    ['when the journey has ended', () => changeState('ended')],
    ['when another person signs in on the browser', async () => takeOver()],
    ['when the person removes the device', async () => mother.delete(`/api/push/devices/${await findDevice()}`)],
    ['after a day', async () => pass(24 * hour + 1)],
  ]
  test.each(cases)('%s', async (_, happen) => {
    await turnOn()
    await queue()
    await happen()
    await worker.deliverDue()
    expect(service.requested).toHaveLength(0)
    expect(await listQueued()).toEqual([])
  })

  async function removeFromJourney() {
    const partner = await testApp.person('partner')
    expect((await partner.delete(`/api/admin/users/${cast.mother.email}`)).status).toBe(204)
  }

  async function expireSession() {
    const expires_at = new Date(testApp.clock.now.getTime() + hour).toISOString()
    await testApp.db.updateTable('sessions').set({ expires_at }).execute()
    pass(2 * hour)
  }

  const findDevice = async () => (await testApp.db.selectFrom('push_devices').select('id').executeTakeFirstOrThrow()).id
  const changeState = (state: string) => mother.ask('PUT', `/api/pregnancies/${news.pregnancyId}/state`, { state })

  async function takeOver() {
    const { endpoint, p256dh, auth } = await testApp.db
      .selectFrom('push_devices')
      .select(['endpoint', 'p256dh', 'auth'])
      .executeTakeFirstOrThrow()
    await (await testApp.person('partner')).ask('PUT', '/api/push/devices', { endpoint, p256dh, auth })
  }
})

describe('a device is forgotten with all that waits for it', () => {
  test.each([404, 410])('when the push service answers %i', async (status) => {
    await turnOn()
    await queue()
    await queue({ tag: 'updates' })
    service.answer(() => ({ status }))
    await worker.deliverDue()
    expect([await countDevices(), await listQueued()]).toEqual([0, []])
  })

  test('when its address leads into the private network, and no request is sent', async () => {
    const inside = await openTestPushService({ now: () => testApp.clock.now, addresses: ['192.168.1.1'] })
    const inner = openPushWorker({ ...testApp.services, internet: inside.internet })
    await turnOn()
    await queue()
    await inner.deliverDue()
    expect([await countDevices(), inside.requested.length]).toEqual([0, 0])
    await inside.close()
  })
})

test.each([400, 413, 301])(
  'when the push service answers %i, the message is given up and the device stays',
  async (status) => {
    await turnOn()
    await queue()
    service.answer(() => ({ status, headers: { location: 'https://push.example.net/elsewhere' } }))
    await worker.deliverDue()
    expect([await countDevices(), await listQueued(), service.requested.length]).toEqual([1, [], 1])
  },
)

describe('a message is sent again later', () => {
  const nextAttempt = async () => {
    const [message] = await listQueued()
    return message && (Date.parse(message.next_attempt_at) - testApp.clock.now.getTime()) / minute
  }

  test.each<[string, PushAnswer, number]>([
    ['401', { status: 401 }, 1],
    ['403', { status: 403 }, 1],
    ['429', { status: 429 }, 1],
    ['429 with a short Retry-After', { status: 429, headers: { 'retry-after': '5' } }, 1],
    ['429 with a long Retry-After', { status: 429, headers: { 'retry-after': '600' } }, 10],
    ['503 with a date', { status: 503, headers: { 'retry-after': 'Sun, 15 Mar 2026 10:30:00 GMT' } }, 30],
    ['503 with a date in the past', { status: 503, headers: { 'retry-after': 'Sun, 15 Mar 2020 10:30:00 GMT' } }, 1],
    ['500 with a Retry-After that means nothing', { status: 500, headers: { 'retry-after': 'soon' } }, 1],
  ])('after %s', async (_, answer, minutes) => {
    await turnOn()
    await queue()
    service.answer(() => answer)
    await worker.deliverDue()
    expect(await nextAttempt()).toBe(minutes)
    service.answer(() => ({ status: 201 }))
    await worker.deliverDue()
    expect(service.delivered).toHaveLength(0)
    pass(minutes * minute)
    await worker.deliverDue()
    expect([service.delivered.length, await listQueued()]).toEqual([1, []])
  })

  test('after silence', async () => {
    await turnOn()
    await queue()
    service.answer(() => 'silence')
    await openPushWorker({ ...testApp.services, timeoutMs: 1 }).deliverDue()
    expect([await nextAttempt(), await countDevices()]).toEqual([1, 1])
  })

  test('after silence, but other devices do not wait for that', async () => {
    const { endpoint } = await turnOn()
    await turnOn(await testApp.person('mother'))
    await queue()
    service.answer((to) => (to === endpoint ? 'silence' : { status: 201 }))
    const patient = openPushWorker({ ...testApp.services, timeoutMs: 600_000 })
    const hanging = patient.deliverDue()
    await expect.poll(() => service.delivered.length).toBe(1)
    await patient.stop()
    await hanging
    expect(await listQueued()).toHaveLength(1)
  })

  test('with growing pauses, and is given up within a day', async () => {
    await turnOn()
    await queue()
    const began = testApp.clock.now.getTime()
    service.answer(() => ({ status: 500 }))
    const pauses: number[] = []
    for (let wait = 0; wait < 20; wait += 1) {
      await worker.deliverDue()
      const next = await nextAttempt()
      if (next === undefined) break
      pauses.push(next)
      pass(next * minute)
    }
    expect(pauses).toEqual([1, 5, 15, 60, 180, 360, 360, 360])
    expect(testApp.clock.now.getTime() - began).toBeLessThanOrEqual(24 * hour)
    expect([await listQueued(), await countDevices()]).toEqual([[], 1])
  })

  test('a Retry-After of more than a day gives the message up', async () => {
    await turnOn()
    await queue()
    service.answer(() => ({ status: 429, headers: { 'retry-after': '86401' } }))
    await worker.deliverDue()
    expect(await listQueued()).toEqual([])
  })
})

test('a notification that only seems too old, because the clock is ahead, is sent once the clock is right', async () => {
  await turnOn()
  await queue()
  await testApp.db.updateTable('installation').set({ clock_seen_at: testApp.clock.now.toISOString() }).execute()
  pass(5 * 24 * hour)
  await worker.deliverDue()
  expect([await listQueued(), service.requested.length]).toEqual([[expect.anything()], 0])
  pass(-5 * 24 * hour)
  await worker.deliverDue()
  expect(service.delivered).toHaveLength(1)
})

test('two workers send each notification once', async () => {
  await turnOn()
  for (let count = 0; count < 25; count += 1) await queue({ tag: `news ${count}` })
  const second = openPushWorker(testApp.services)
  await Promise.all([worker.deliverDue(), second.deliverDue()])
  await Promise.all([worker.deliverDue(), second.deliverDue()])
  expect(service.requested).toHaveLength(25)
  expect(await listQueued()).toEqual([])
})

test('a killed process loses nothing: another one sends what it had claimed, with the same topic', async () => {
  const { endpoint } = await turnOn()
  await queue()
  service.answer(() => 'silence')
  const killed = openPushWorker(testApp.services)
  const hanging = killed.deliverDue()
  await expect.poll(() => service.requested.length).toBe(1)
  service.answer(() => ({ status: 201 }))
  await worker.deliverDue()
  expect(service.delivered).toHaveLength(0)
  pass(2 * minute)
  await worker.deliverDue()
  expect(service.delivered.map((message) => message.endpoint)).toEqual([endpoint])
  expect(service.requested[0]?.headers.topic).toBe(service.requested[1]?.headers.topic)
  await killed.stop()
  await hanging
})

test('stopping aborts a request that hangs, and the next process sends the message at once', async () => {
  await turnOn()
  await queue()
  service.answer(() => 'silence')
  const stopping = openPushWorker({ ...testApp.services, timeoutMs: 600_000 })
  void stopping.deliverDue()
  await expect.poll(() => service.requested.length).toBe(1)
  await stopping.stop()
  service.answer(() => ({ status: 201 }))
  await worker.deliverDue()
  expect(service.delivered).toHaveLength(1)
})

test('the log names neither the endpoint, nor the keys, nor the words', async () => {
  const { endpoint, p256dh, auth } = await turnOn()
  for (const answer of [{ status: 400 }, { status: 500 }, { status: 410 }]) {
    await queue()
    service.answer(() => answer)
    await worker.deliverDue()
  }
  const lines = logged.join('\n')
  expect(lines).toContain('a notification could not be sent')
  for (const secret of [new URL(endpoint).pathname, p256dh, auth, 'New photos', 'ten photos'])
    expect(lines).not.toContain(secret)
})
