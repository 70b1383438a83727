import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from '#platform/client/api.ts'
import { openPendingStore, type Pending } from './pending-store.ts'
import { createSender, type Saved } from './send-pending.ts'
import { createServerClock } from './server-clock.ts'
import { openMemory } from './testing.ts'

const start = Date.parse('2026-05-27T02:00:00.000Z')
const instant = (seconds: number) => new Date(start + 1000 * seconds).toISOString()

const press = (key: string, revision = 1, seconds = 0): Pending => ({
  kind: 'contractions',
  key,
  ownClock: true,
  body: { revision, beganAt: instant(seconds), endedAt: null },
})

/** A phone whose clock stands still, and a server whose clock is `aheadMs` ahead of it. `onRequest` throws if a request fails. */
function openPhone({ aheadMs = 0, onRequest }: { aheadMs?: number; onRequest?: (pending: Pending) => void } = {}) {
  const memory = openMemory()
  const store = openPendingStore({ userId: 1, pregnancyId: 7, storage: () => memory })
  const onServer = new Map<string, Pending['body']>()
  const requests: string[] = []
  const clock = createServerClock(() => start)
  const sender = createSender<Saved>({
    store,
    clock,
    readClock: () => start,
    async send(pending) {
      requests.push(`${pending.key} ${pending.body.revision}`)
      onRequest?.(pending)
      const stored = onServer.get(pending.key)
      if (!stored || stored.revision < pending.body.revision) onServer.set(pending.key, pending.body)
      return { ...(onServer.get(pending.key) ?? pending.body), now: new Date(start + aheadMs).toISOString() }
    },
    onSaved: () => undefined,
    onAllSaved: () => undefined,
  })
  return { store, sender, onServer, requests, clock }
}

const unauthorized = new ApiError(401, '{"message":"Unauthorized"}', { message: 'Unauthorized' })

test('presses are sent in the order of their times, once each', async () => {
  const { store, sender, requests } = openPhone()
  for (const [key, seconds] of [
    ['c', 600],
    ['a', 0],
    ['b', 300],
  ] as const)
    store.put(press(key, 1, seconds))
  sender.sendNow()
  sender.sendNow()
  await expect.poll(() => store.list()).toEqual([])
  expect(requests).toEqual(['a 1', 'b 1', 'c 1'])
})

test('without a network an entry stays stored, and the next attempt sends it', async () => {
  let isOnline = false
  const { store, sender, onServer } = openPhone({
    onRequest: () => {
      if (!isOnline) throw new TypeError('Failed to fetch')
    },
  })
  store.put(press('a'))
  sender.sendNow()
  await expect.poll(() => sender.state().isWaiting).toBe(true)
  expect(store.list()).toHaveLength(1)
  isOnline = true
  sender.sendNow()
  await expect.poll(() => store.list()).toEqual([])
  expect([...onServer.keys()]).toEqual(['a'])
  expect(sender.state().isWaiting).toBe(false)
})

test('an entry that changes while it is being sent is sent again', async () => {
  const phone = openPhone({
    onRequest: ({ body }) => {
      if (body.revision === 1) phone.store.put(press('a', 2))
    },
  })
  phone.store.put(press('a', 1))
  phone.sender.sendNow()
  await expect.poll(() => phone.store.list()).toEqual([])
  expect(phone.onServer.get('a')?.revision).toBe(2)
})

test('after a refusal, the page gets the message, the entry stays stored, and the other entries are sent', async () => {
  const { store, sender, requests } = openPhone({
    onRequest: ({ key }) => {
      if (key === 'a') throw new ApiError(409, '', { message: 'The journey is paused.', code: 'journey-at-rest' })
    },
  })
  store.put(press('a'))
  store.put(press('b', 1, 300))
  sender.sendNow()
  await expect.poll(() => store.list()).toEqual([press('a')])
  expect(sender.state().refusal).toBe('The journey is paused.')
  expect(requests).toEqual(['a 1', 'b 1'])
})

test.each([
  ['without a session, an entry stays stored and is not sent again by itself', unauthorized, 1],
  ['without a network, an entry is sent again after 2, 4 and 8 seconds', new TypeError('Failed to fetch'), 4],
])('%s', async (_, failure, sendings) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { store, sender, requests } = openPhone({
    onRequest: () => {
      throw failure
    },
  })
  store.put(press('a'))
  sender.sendNow()
  await vi.advanceTimersByTimeAsync(14_000)
  expect(requests).toHaveLength(sendings)
  expect(sender.state().isWaiting).toBe(true)
  expect(store.list()).toEqual([press('a')])
})

describe('a phone whose clock is wrong', () => {
  test('gets all its times corrected, and sends the first entry a second time', async () => {
    const { store, sender, onServer, requests } = openPhone({ aheadMs: 120_000 })
    store.put(press('a', 1, 0))
    store.put(press('b', 1, 300))
    sender.sendNow()
    await expect.poll(() => store.list()).toEqual([])
    expect([onServer.get('a'), onServer.get('b')]).toMatchObject([{ beganAt: instant(120) }, { beganAt: instant(420) }])
    expect(requests).toEqual(['a 1', 'a 2', 'b 1'])
  })

  test('keeps the times of an entry that was noted after the clocks were compared', async () => {
    const { store, sender, onServer, clock } = openPhone({ aheadMs: 120_000 })
    store.put(press('a'))
    sender.sendNow()
    await expect.poll(() => store.list()).toEqual([])
    expect(clock.now()).toBe(start + 120_000)
    store.put({ ...press('b', 1, 120), ownClock: false })
    sender.sendNow()
    await expect.poll(() => store.list()).toEqual([])
    expect(onServer.get('b')).toMatchObject({ beganAt: instant(120) })
  })

  test('is taken as right if it is off by less than two seconds, because the response needs time to arrive', async () => {
    const { store, sender, requests, clock } = openPhone({ aheadMs: 1900 })
    store.put(press('a'))
    sender.sendNow()
    await expect.poll(() => store.list()).toEqual([])
    expect([requests, clock.now()]).toEqual([['a 1'], start])
  })

  test('is not compared with the server’s by a slow response', () => {
    const clock = createServerClock(() => start)
    clock.learn(instant(60), start, start + 4001)
    expect(clock.aheadMs()).toBeUndefined()
  })
})

test('however many requests fail, the server ends up with every entry once, in its latest revision', async () => {
  const presses = fc.array(
    fc.record({ key: fc.constantFrom('a', 'b', 'c'), fails: fc.boolean(), isLost: fc.boolean() }),
    {
      maxLength: 15,
    },
  )
  await fc.assert(
    fc.asyncProperty(presses, async (steps) => {
      let step = 0
      const phone = openPhone({
        onRequest: (pending) => {
          const current = steps[step]
          step += 1
          if (!current?.fails) return
          // The request may have arrived although its response was lost.
          if (current.isLost) phone.onServer.set(pending.key, pending.body)
          throw new TypeError('Failed to fetch')
        },
      })
      const latest = new Map<string, number>()
      for (const [index, { key }] of steps.entries()) {
        const revision = (latest.get(key) ?? 0) + 1
        latest.set(key, revision)
        phone.store.put(press(key, revision, index * 60))
        phone.sender.sendNow()
      }
      for (let tries = 0; phone.store.list().length > 0 && tries < 100; tries += 1) {
        phone.sender.sendNow()
        await new Promise((done) => setTimeout(done))
      }
      expect(phone.store.list()).toEqual([])
      expect(new Map([...phone.onServer].map(([key, { revision }]) => [key, revision]))).toEqual(latest)
    }),
    { numRuns: 50 },
  )
})
