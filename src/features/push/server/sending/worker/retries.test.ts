import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp } from '#app/server/testing.ts'
import { openTestPushService, type PushAnswer } from '../testing.ts'
import { openPushWorker } from './push-worker.ts'
import { hour, minute, openPushApp, type PushApp } from './testing.ts'

let app: PushApp
beforeEach(async () => {
  app = await openPushApp(openTestApp)
})
afterEach(() => app.close())

describe('a device is forgotten, with all its queued notifications', () => {
  test.each([404, 410])('when the push service answers %i', async (status) => {
    await app.turnOn()
    await app.queue()
    await app.queue({ tag: 'updates' })
    app.service.answer(() => ({ status }))
    await app.worker.deliverDue()
    expect([await app.countDevices(), await app.listQueued()]).toEqual([0, []])
  })

  test('when its address leads into the private network, and no request is sent', async () => {
    const inside = await openTestPushService({ now: () => app.testApp.clock.now, addresses: ['192.168.1.1'] })
    const inner = openPushWorker({ ...app.testApp.services, internet: inside.internet })
    await app.turnOn()
    await app.queue()
    await inner.deliverDue()
    expect([await app.countDevices(), inside.requested.length]).toEqual([0, 0])
    await inside.close()
  })
})

test.each([400, 413, 301])(
  'when the push service answers %i, the message is given up and the device stays',
  async (status) => {
    await app.turnOn()
    await app.queue()
    app.service.answer(() => ({ status, headers: { location: 'https://push.example.net/elsewhere' } }))
    await app.worker.deliverDue()
    expect([await app.countDevices(), await app.listQueued(), app.service.requested.length]).toEqual([1, [], 1])
  },
)

test('a run tries a message once, even if the clock jumps so far that the message is due again at once', async () => {
  await app.turnOn()
  await app.queue()
  app.service.answer(() => ({ status: 503 }))
  const jumping = openPushWorker({
    ...app.testApp.services,
    clock: () => {
      app.pass(5 * minute)
      return app.testApp.clock.now
    },
  })
  await jumping.deliverDue()
  expect(app.service.requested).toHaveLength(1)
})

describe('a message is sent again later', () => {
  const nextAttempt = async () => {
    const [message] = await app.listQueued()
    return message && (Date.parse(message.next_attempt_at) - app.testApp.clock.now.getTime()) / minute
  }

  test.each<[string, PushAnswer, number]>([
    ['401', { status: 401 }, 1],
    ['403', { status: 403 }, 1],
    ['429', { status: 429 }, 1],
    ['429 with a short Retry-After', { status: 429, headers: { 'retry-after': '5' } }, 1],
    ['429 with a long Retry-After', { status: 429, headers: { 'retry-after': '600' } }, 10],
    ['503 with a date', { status: 503, headers: { 'retry-after': 'Sun, 15 Mar 2026 10:30:00 GMT' } }, 30],
    ['503 with a date in the past', { status: 503, headers: { 'retry-after': 'Sun, 15 Mar 2020 10:30:00 GMT' } }, 1],
    ['500 with an invalid Retry-After', { status: 500, headers: { 'retry-after': 'soon' } }, 1],
  ])('after %s', async (_, answer, minutes) => {
    await app.turnOn()
    await app.queue()
    app.service.answer(() => answer)
    await app.worker.deliverDue()
    expect(await nextAttempt()).toBe(minutes)
    app.service.answer(() => ({ status: 201 }))
    await app.worker.deliverDue()
    expect(app.service.delivered).toHaveLength(0)
    app.pass(minutes * minute)
    await app.worker.deliverDue()
    expect([app.service.delivered.length, await app.listQueued()]).toEqual([1, []])
  })

  test('after a request without an answer', async () => {
    await app.turnOn()
    await app.queue()
    app.service.answer(() => 'silence')
    await openPushWorker({ ...app.testApp.services, timeoutMs: 1 }).deliverDue()
    expect([await nextAttempt(), await app.countDevices()]).toEqual([1, 1])
  })

  test('after a request without an answer, which does not delay other devices', async () => {
    const { endpoint } = await app.turnOn()
    await app.turnOn(await app.testApp.person('mother'))
    await app.queue()
    app.service.answer((to) => (to === endpoint ? 'silence' : { status: 201 }))
    const patient = openPushWorker({ ...app.testApp.services, timeoutMs: 600_000 })
    const hanging = patient.deliverDue()
    await expect.poll(() => app.service.delivered.length).toBe(1)
    await patient.stop()
    await hanging
    expect(await app.listQueued()).toHaveLength(1)
  })

  test('with growing pauses, and is given up within a day', async () => {
    await app.turnOn()
    await app.queue()
    const began = app.testApp.clock.now.getTime()
    app.service.answer(() => ({ status: 500 }))
    const pauses: number[] = []
    for (let attempt = 0; attempt < 20; attempt += 1) {
      await app.worker.deliverDue()
      const next = await nextAttempt()
      if (next === undefined) break
      pauses.push(next)
      app.pass(next * minute)
    }
    expect(pauses).toEqual([1, 5, 15, 60, 180, 360, 360, 360])
    expect(app.testApp.clock.now.getTime() - began).toBeLessThanOrEqual(24 * hour)
    expect([await app.listQueued(), await app.countDevices()]).toEqual([[], 1])
  })

  test('after a day if Retry-After asks for that, even if Nestling restarts meanwhile', async () => {
    await app.turnOn()
    await app.queue()
    app.service.answer(() => ({ status: 429, headers: { 'retry-after': '86400' } }))
    await app.worker.deliverDue()
    app.service.answer(() => ({ status: 201 }))
    const restarted = openPushWorker(app.testApp.services)
    await restarted.deliverDue()
    expect(app.service.delivered).toHaveLength(0)
    app.pass(24 * hour)
    await restarted.deliverDue()
    expect(app.service.delivered).toHaveLength(1)
  })

  test('on each device after the time for which its own push service asked', async () => {
    const [laptop, phone] = [await app.turnOn(), await app.turnOn(await app.testApp.person('mother'))]
    await app.queue()
    app.service.answer((to) =>
      to === laptop.endpoint ? { status: 429, headers: { 'retry-after': '600' } } : { status: 503 },
    )
    await app.worker.deliverDue()
    app.service.answer(() => ({ status: 201 }))
    const delivered = () => app.service.delivered.map(({ endpoint }) => endpoint)
    app.pass(minute)
    await app.worker.deliverDue()
    expect(delivered()).toEqual([phone.endpoint])
    app.pass(9 * minute)
    await app.worker.deliverDue()
    expect(delivered()).toEqual([phone.endpoint, laptop.endpoint])
  })

  test('unless Retry-After asks for more than a day: then the message is given up', async () => {
    await app.turnOn()
    await app.queue()
    app.service.answer(() => ({ status: 429, headers: { 'retry-after': '86401' } }))
    await app.worker.deliverDue()
    expect(await app.listQueued()).toEqual([])
  })
})

test('a notification is not sent after it expires, and the push service is told to drop it then, too', async () => {
  await app.turnOn()
  const expiresAt = new Date(app.testApp.clock.now.getTime() + 4 * minute)
  await app.queue({ expiresAt })
  app.service.answer(() => ({ status: 503 }))
  await app.worker.deliverDue()
  app.service.answer(() => ({ status: 201 }))
  app.pass(minute)
  await app.worker.deliverDue()
  expect(app.service.delivered.map(({ headers }) => headers.ttl)).toEqual(['180'])

  await app.queue({ expiresAt })
  app.pass(3 * minute)
  await app.worker.deliverDue()
  expect([app.service.delivered.length, await app.listQueued()]).toEqual([1, []])
})

test('a notification whose next attempt would come after it expires is given up', async () => {
  await app.turnOn()
  await app.queue({ expiresAt: new Date(app.testApp.clock.now.getTime() + minute) })
  app.service.answer(() => ({ status: 503 }))
  await app.worker.deliverDue()
  expect(await app.listQueued()).toEqual([])
})

test('a notification that only seems too old, because the clock is ahead, is sent once the clock is right', async () => {
  await app.turnOn()
  await app.queue()
  await app.testApp.db.updateTable('installation').set({ clock_seen_at: app.testApp.clock.now.toISOString() }).execute()
  app.pass(5 * 24 * hour)
  await app.worker.deliverDue()
  const inAMinute = { next_attempt_at: new Date(app.testApp.clock.now.getTime() + minute).toISOString() }
  expect([await app.listQueued(), app.service.requested.length]).toEqual([[expect.objectContaining(inAMinute)], 0])
  app.pass(-5 * 24 * hour)
  await app.worker.deliverDue()
  expect(app.service.delivered).toHaveLength(1)
})

test('two workers send each notification once', async () => {
  await app.turnOn()
  for (let count = 0; count < 25; count += 1) await app.queue({ tag: `news ${count}` })
  const second = openPushWorker(app.testApp.services)
  await Promise.all([app.worker.deliverDue(), second.deliverDue()])
  await Promise.all([app.worker.deliverDue(), second.deliverDue()])
  expect(app.service.requested).toHaveLength(25)
  expect(await app.listQueued()).toEqual([])
})

test('a killed process loses nothing: another one sends what it had claimed, with the same topic', async () => {
  const { endpoint } = await app.turnOn()
  await app.queue()
  app.service.answer(() => 'silence')
  const killed = openPushWorker(app.testApp.services)
  const hanging = killed.deliverDue()
  await expect.poll(() => app.service.requested.length).toBe(1)
  app.service.answer(() => ({ status: 201 }))
  app.pass(2 * minute - 1)
  await app.worker.deliverDue()
  expect(app.service.delivered).toHaveLength(0)
  app.pass(1)
  await app.worker.deliverDue()
  expect(app.service.delivered.map((message) => message.endpoint)).toEqual([endpoint])
  expect(app.service.requested[0]?.headers.topic).toBe(app.service.requested[1]?.headers.topic)
  await killed.stop()
  await hanging
})

test('stopping aborts a request that hangs, and the next process sends the message at once', async () => {
  await app.turnOn()
  await app.queue()
  app.service.answer(() => 'silence')
  const stopping = openPushWorker({ ...app.testApp.services, timeoutMs: 600_000 })
  void stopping.deliverDue()
  await expect.poll(() => app.service.requested.length).toBe(1)
  await stopping.stop()
  app.service.answer(() => ({ status: 201 }))
  await app.worker.deliverDue()
  expect(app.service.delivered).toHaveLength(1)
})

test('the log says why notifications did not arrive, and names neither the endpoint, nor the keys, nor the text', async () => {
  const { endpoint, p256dh, auth } = await app.turnOn()
  await app.queue()
  app.pass(24 * hour + 1)
  await app.worker.deliverDue()
  for (const answer of [{ status: 400 }, { status: 500 }, { status: 410 }]) {
    await app.queue()
    app.service.answer(() => answer)
    await app.worker.deliverDue()
  }
  const lines = app.logged.join('\n')
  expect(lines).toContain('a notification was not sent within a day')
  expect(lines).toContain('a notification could not be sent')
  expect(lines).toContain('a device does not get notifications any more')
  for (const secret of [new URL(endpoint).pathname, p256dh, auth, 'New photos', 'ten photos'])
    expect(lines).not.toContain(secret)
})
