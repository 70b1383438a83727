import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp } from '#app/server/testing.ts'
import { cast } from '#features/sign-in/fixtures.ts'
import { messageOf } from '../../../fixtures.ts'
import { pushHost } from '../testing.ts'
import { hour, openPushApp, type PushApp } from './testing.ts'

let app: PushApp
beforeEach(async () => {
  app = await openPushApp(openTestApp)
})
afterEach(() => app.close())

async function expireSession() {
  const expires_at = new Date(app.testApp.clock.now.getTime() + hour).toISOString()
  await app.testApp.db.updateTable('sessions').set({ expires_at }).execute()
  app.pass(hour)
}

describe('nothing is queued', () => {
  test.each([
    ['leads to another site', { path: 'https://evil.example/' }],
    ['leads to another site without a protocol', { path: '//evil.example/' }],
    ['leads to another site with a backslash', { path: '/\\evil.example' }],
    ['is relative', { path: 'album' }],
    ['has a line break', { path: '/album\n' }],
    ['is too long', { path: `/${'x'.repeat(300)}` }],
  ])('if the path %s', async (_, change) => {
    await app.turnOn()
    await expect(app.queue(change)).rejects.toThrow()
    expect(await app.listQueued()).toEqual([])
  })

  test.each([
    ['empty', ''],
    ['too long', 'x'.repeat(65)],
  ])('if the tag is %s', async (_, tag) => {
    await app.turnOn()
    await expect(app.queue({ tag })).rejects.toThrow()
    expect(await app.listQueued()).toEqual([])
  })

  test('for somebody without devices, who removed their device, or whose session has just expired', async () => {
    expect(await app.queue()).toBe(0)
    await app.mother.delete(`/api/push/devices/${(await app.turnOn()).id}`)
    expect(await app.queue()).toBe(0)
    await app.turnOn()
    await expireSession()
    expect(await app.queue()).toBe(0)
    expect(await app.listQueued()).toEqual([])
  })
})

test('a device gets the notification once, encrypted for it, in the declarative form, signed by this installation', async () => {
  const { endpoint } = await app.turnOn()
  await app.queue()
  await app.worker.deliverDue()
  await app.worker.deliverDue()
  expect(app.service.faults).toEqual([])
  expect(app.service.delivered).toHaveLength(1)
  const [{ headers, claims, content } = app.service.delivered[0] ?? expect.fail()] = app.service.delivered
  expect(content).toEqual(messageOf('https://nestling.example'))
  expect(app.service.delivered[0]?.endpoint).toBe(endpoint)
  expect(headers).toMatchObject({ ttl: '86400', urgency: 'normal', topic: expect.stringMatching(/^[\w-]{32}$/) })
  expect(claims).toMatchObject({ aud: `https://${pushHost}`, sub: 'https://nestling.example' })
  expect(await app.listQueued()).toEqual([])
})

test('a person gets a notification on each of their devices, and nobody else gets it', async () => {
  const own = [await app.turnOn(), await app.turnOn(await app.testApp.person('mother'))]
  await app.turnOn(await app.testApp.person('grandmother'))
  expect(await app.queue()).toBe(2)
  await app.worker.deliverDue()
  expect(app.service.delivered.map(({ endpoint }) => endpoint).sort()).toEqual(
    own.map(({ endpoint }) => endpoint).sort(),
  )
})

test('a test notification goes only to the device that was chosen', async () => {
  const { id, endpoint } = await app.turnOn()
  await app.turnOn(await app.testApp.person('mother'))
  await app.mother.post(`/api/push/devices/${id}/test`)
  await app.worker.deliverDue()
  expect(app.service.delivered.map((message) => message.endpoint)).toEqual([endpoint])
})

test('two short texts of different lengths become encrypted messages of the same length', async () => {
  await app.turnOn()
  await app.queue({ tag: 'a', body: 'Yes.' })
  await app.queue({ tag: 'b', body: 'It is a girl, and she is well.' })
  await app.worker.deliverDue()
  expect(new Set(app.service.delivered.map(({ headers }) => headers['content-length'])).size).toBe(1)
})

test('a long text is shortened, so that the push service accepts the message', async () => {
  await app.turnOn()
  await app.queue({ title: '👶🏽'.repeat(500), body: '"\u{1F930}'.repeat(5000) })
  await app.worker.deliverDue()
  expect([app.service.delivered.length, app.service.faults]).toEqual([1, []])
})

test('a notification of the longest length arrives as it is, and each longer text is shortened', async () => {
  await app.turnOn()
  const longest = { title: 't'.repeat(80), body: 'b'.repeat(240), tag: 'x'.repeat(64) }
  await app.queue(longest)
  await app.worker.deliverDue()
  await app.queue({ ...longest, title: 't'.repeat(81), body: 'b'.repeat(241) })
  await app.worker.deliverDue()
  expect(app.service.delivered.map(({ content }) => Object(content).notification)).toMatchObject([
    longest,
    { title: `${'t'.repeat(79)}…`, body: `${'b'.repeat(239)}…` },
  ])
})

test('without a key pair nothing is sent, and notifications wait for it', async () => {
  await app.turnOn()
  await app.queue()
  const { db } = app.testApp
  const keys = await db.selectFrom('push_keys').select(['public_key', 'private_key', 'created_at']).execute()
  await db.deleteFrom('push_keys').execute()
  await app.worker.deliverDue()
  expect(app.service.requested).toHaveLength(0)
  await db.insertInto('push_keys').values(keys).execute()
  await app.worker.deliverDue()
  expect(app.service.delivered).toHaveLength(1)
})

test('a newer notification with the same tag replaces one that waits, and has the same topic', async () => {
  await app.turnOn()
  await app.queue({ title: 'One photo' })
  await app.queue({ title: 'Two photos' })
  await app.queue({ tag: 'updates', title: 'An update' })
  await app.worker.deliverDue()
  await app.queue({ title: 'Three photos' })
  await app.worker.deliverDue()
  expect(app.titles().sort()).toEqual(['An update', 'Three photos', 'Two photos'])
  const topics = app.service.delivered.map(({ content, headers }) => [Object(content).notification.tag, headers.topic])
  expect(new Set(topics.map(String)).size).toBe(2)
})

describe('nothing is sent any more', () => {
  const cases: [string, () => Promise<unknown>][] = [
    ['when the browser signs out', () => app.mother.get('/api/logout', { 'sec-fetch-mode': 'navigate' })],
    ['when the session expires', expireSession],
    ['when the person leaves the journey', async () => removeFromJourney()],
    [
      'when it is queued just after the person left the journey',
      async () => removeFromJourney().then(() => app.queue()),
    ],
    ['when the journey is paused', () => changeState('paused')],
    ['when the journey has ended', () => changeState('ended')],
    ['when another person turns on notifications in the browser', async () => takeOver()],
    ['when the person removes the device', async () => app.mother.delete(`/api/push/devices/${await findDevice()}`)],
    ['when the person removes the device while it is being queued', async () => deleteKeysOfDevice()],
    ['after a day', async () => app.pass(24 * hour + 1)],
  ]
  test.each(cases)('%s', async (_, happen) => {
    await app.turnOn()
    await app.queue()
    await happen()
    await app.worker.deliverDue()
    expect(app.service.requested).toHaveLength(0)
    expect(await app.listQueued()).toEqual([])
  })

  async function removeFromJourney() {
    const partner = await app.testApp.person('partner')
    expect((await partner.delete(`/api/admin/users/${cast.mother.email}`)).status).toBe(204)
  }

  /** As `removeDevice` does, but without deleting the queued notifications. */
  const deleteKeysOfDevice = () =>
    app.testApp.db.updateTable('push_devices').set({ endpoint: null, p256dh: null, auth: null }).execute()
  const findDevice = async () =>
    (await app.testApp.db.selectFrom('push_devices').select('id').executeTakeFirstOrThrow()).id
  const changeState = (state: string) =>
    app.mother.ask('PUT', `/api/pregnancies/${app.news.pregnancyId}/state`, { state })

  async function takeOver() {
    const { endpoint, p256dh, auth } = await app.testApp.db
      .selectFrom('push_devices')
      .select(['endpoint', 'p256dh', 'auth'])
      .executeTakeFirstOrThrow()
    await (await app.testApp.person('partner')).ask('PUT', '/api/push/devices', { endpoint, p256dh, auth })
  }
})
