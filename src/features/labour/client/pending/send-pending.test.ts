import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#platform/client/api.ts'
import { contraction, instant, movement, openPhone, press, removal, start } from './testing.ts'

beforeEach(() => void vi.useFakeTimers({ now: start }))
afterEach(() => void vi.useRealTimers())

/** Waits until nothing is being sent, but not for the next attempt after a failure. */
const requestsEnd = () => vi.advanceTimersByTimeAsync(0)

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
  await requestsEnd()
  expect(store.list()).toEqual([])
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
  await requestsEnd()
  expect(sender.state().isWaiting).toBe(true)
  expect(store.list()).toHaveLength(1)
  isOnline = true
  sender.sendNow()
  await requestsEnd()
  expect(store.list()).toEqual([])
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
  await requestsEnd()
  expect(phone.store.list()).toEqual([])
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
  await requestsEnd()
  expect(store.list()).toEqual([press('a')])
  expect(sender.state().refusal).toBe('The journey is paused.')
  expect(requests).toEqual(['a 1', 'b 1'])
})

test('what the server has is shown before the entry stops being pending, and the list is fetched again at the end', async () => {
  const { store, sender, events } = openPhone({ aheadMs: 1000 })
  store.put(press('a'))
  store.put(press('b', 1, 300))
  sender.sendNow()
  await requestsEnd()
  expect(events).toEqual(['saved a 1, 2 pending', 'saved b 1, 1 pending', 'all saved, 0 pending'])
})

test('if nothing is pending, nothing is fetched again', async () => {
  const { sender, events, requests } = openPhone()
  sender.sendNow()
  await requestsEnd()
  expect([requests, events]).toEqual([[], []])
})

test('without a session an entry stays stored', async () => {
  const { store, sender } = openPhone({
    onRequest: () => {
      throw new ApiError(401, '{"message":"Unauthorized"}', { message: 'Unauthorized' })
    },
  })
  store.put(press('a'))
  sender.sendNow()
  await requestsEnd()
  expect(sender.state().isWaiting).toBe(true)
  expect(store.list()).toHaveLength(1)
})

describe('a phone whose clock is wrong', () => {
  test('gets all its times corrected, and sends the first entry a second time', async () => {
    const { store, sender, onServer, requests } = openPhone({ aheadMs: 120_000 })
    store.put(press('a', 1, 0))
    store.put(press('b', 1, 300))
    sender.sendNow()
    await requestsEnd()
    expect(store.list()).toEqual([])
    expect([onServer.get('a'), onServer.get('b')]).toMatchObject([{ beganAt: instant(120) }, { beganAt: instant(420) }])
    expect(requests).toEqual(['a 1', 'a 2', 'b 1'])
  })

  test('gets the time of a movement corrected, once', async () => {
    const { store, sender, onServer } = openPhone({ aheadMs: 120_000 })
    store.put(movement('m', 60))
    sender.sendNow()
    await requestsEnd()
    expect(store.list()).toEqual([])
    expect(onServer.get('m')).toEqual({ revision: 2, feltAt: instant(180), feeling: 'usual' })
  })

  test('sends a removal, which has no times, only once', async () => {
    const { store, sender, requests } = openPhone({ aheadMs: 120_000 })
    store.put(removal('a', 2))
    sender.sendNow()
    await requestsEnd()
    expect(store.list()).toEqual([])
    expect(requests).toEqual(['a 2'])
  })

  test('does not lose an end that was noted while the beginning was being sent', async () => {
    const phone = openPhone({
      aheadMs: 120_000,
      onRequest: ({ body }) => {
        if (body.revision === 1) phone.store.put(contraction('a', 2, 0, 50))
      },
    })
    phone.store.put(press('a'))
    phone.sender.sendNow()
    await requestsEnd()
    expect(phone.store.list()).toEqual([])
    expect(phone.onServer.get('a')).toMatchObject({ beganAt: instant(120), endedAt: instant(170) })
  })

  test('also corrects its times if the response to the first request was lost', async () => {
    let isLost = true
    const phone = openPhone({
      aheadMs: 120_000,
      onRequest: ({ key, body }) => {
        if (key !== 'a' || !isLost) return
        isLost = false
        phone.onServer.set(key, body)
        throw new TypeError('Failed to fetch')
      },
    })
    phone.store.put(press('a'))
    phone.sender.sendNow()
    await requestsEnd()
    expect(phone.sender.state().isWaiting).toBe(true)
    phone.clock.learn(instant(120), start, start)
    phone.sender.sendNow()
    await requestsEnd()
    expect(phone.store.list()).toEqual([])
    expect(phone.onServer.get('a')).toMatchObject({ beganAt: instant(120) })
  })

  test('sends each later entry only once, although every response shows a slightly different time', async () => {
    const { store, sender, requests } = openPhone({ aheadMs: (count) => 120_000 + 40 * count })
    for (const [index, key] of ['a', 'b', 'c'].entries()) store.put(press(key, 1, 300 * index))
    sender.sendNow()
    await requestsEnd()
    expect(store.list()).toEqual([])
    expect(requests).toEqual(['a 1', 'a 2', 'b 1', 'c 1'])
  })

  test('keeps the times of an entry that was noted after the clocks were compared', async () => {
    const { store, sender, onServer, clock } = openPhone({ aheadMs: 120_000 })
    store.put(press('a'))
    sender.sendNow()
    await requestsEnd()
    expect(store.list()).toEqual([])
    expect(clock.now()).toBe(start + 120_000)
    store.put({ ...press('b', 1, 120), ownClock: false })
    sender.sendNow()
    await requestsEnd()
    expect(store.list()).toEqual([])
    expect(onServer.get('b')).toMatchObject({ beganAt: instant(120) })
  })

  test('is taken as right if it is off by less than two seconds, because the response needs time to arrive', async () => {
    const { store, sender, requests, clock } = openPhone({ aheadMs: 1900 })
    store.put(press('a'))
    sender.sendNow()
    await requestsEnd()
    expect(store.list()).toEqual([])
    expect([requests, clock.now()]).toEqual([['a 1'], start])
  })
})

test.each([
  ['right', 0],
  ['wrong', 120_000],
])(
  'if both parents end a contraction, the end that arrives first stays (the later phone’s clock is %s)',
  async (_, aheadMs) => {
    const { store, sender, onServer, requests } = openPhone({ aheadMs })
    onServer.set('a', contraction('a', 2, 0, 50).body)
    store.put(contraction('a', 2, 0, 55))
    sender.sendNow()
    await requestsEnd()
    expect(store.list()).toEqual([])
    expect([requests, onServer.get('a')]).toEqual([['a 2'], contraction('a', 2, 0, 50).body])
  },
)

test('a phone whose clock is wrong does not undo a later change by the other parent', async () => {
  const { store, sender, onServer } = openPhone({ aheadMs: 120_000 })
  onServer.set('a', contraction('a', 5, 0, 50).body)
  store.put(press('a', 3))
  sender.sendNow()
  await requestsEnd()
  expect(store.list()).toEqual([])
  expect(onServer.get('a')).toEqual(contraction('a', 5, 0, 50).body)
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
        await requestsEnd()
      }
      expect(phone.store.list()).toEqual([])
      expect(new Map([...phone.onServer].map(([key, { revision }]) => [key, revision]))).toEqual(latest)
    }),
    { numRuns: 50 },
  )
})
