import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#platform/client/api.ts'
import { contraction, openPhone, press, start } from './testing.ts'

beforeEach(() => void vi.useFakeTimers({ now: start }))
afterEach(() => void vi.useRealTimers())

const inSeconds = (seconds: number) => vi.advanceTimersByTimeAsync(1000 * seconds)
const paused = () => new ApiError(409, '', { message: 'The journey is paused.', code: 'journey-at-rest' })

/** A phone whose requests fail until `failure` is removed. `times` are those of its requests, in seconds. */
function openFailing(failure: Error) {
  const network: { failure: Error | undefined } = { failure }
  const times: number[] = []
  const phone = openPhone({
    onRequest: () => {
      times.push((Date.now() - start) / 1000)
      if (network.failure) throw network.failure
    },
  })
  return { ...phone, network, times }
}

const noNetwork = new TypeError('Failed to fetch')

describe('after a failure', () => {
  test('the phone tries again after 2 seconds, then after twice as long each time, at most a minute', async () => {
    const { store, sender, times } = openFailing(noNetwork)
    store.put(press('a'))
    sender.sendNow()
    await inSeconds(190)
    expect(times).toEqual([0, 2, 6, 14, 30, 62, 122, 182])
  })

  test('the phone sends the entry by itself when the network is back, and then stops', async () => {
    const { store, sender, times, network } = openFailing(noNetwork)
    store.put(press('a'))
    sender.sendNow()
    await inSeconds(3)
    network.failure = undefined
    await inSeconds(600)
    expect([times, store.list(), sender.state().isWaiting]).toEqual([[0, 2, 6], [], false])
  })

  test('a new press sends at once and takes the place of the planned attempt', async () => {
    const { store, sender, times } = openFailing(noNetwork)
    store.put(press('a'))
    sender.sendNow()
    await inSeconds(9)
    sender.sendNow()
    await inSeconds(7)
    expect(times).toEqual([0, 2, 6, 9, 11, 15])
  })

  test('the page is told that the entry waits, and that it no longer does', async () => {
    const { store, sender, network } = openFailing(noNetwork)
    const seen: boolean[] = []
    const unsubscribe = sender.subscribe(() => seen.push(sender.state().isWaiting))
    expect(sender.state()).toEqual({ isWaiting: false, refusal: undefined })
    store.put(press('a'))
    sender.sendNow()
    await inSeconds(1)
    network.failure = undefined
    await inSeconds(1)
    unsubscribe()
    sender.sendNow()
    await inSeconds(1)
    expect(seen).toEqual([true, false])
  })

  test('without a session the phone does not try again by itself, but the next page does', async () => {
    const { store, sender, times, network } = openFailing(
      new ApiError(401, '{"message":"Unauthorized"}', { message: 'Unauthorized' }),
    )
    store.put(press('a'))
    sender.sendNow()
    await inSeconds(600)
    expect([times, store.list().length, sender.state().isWaiting]).toEqual([[0], 1, true])
    network.failure = undefined
    sender.sendNow()
    await inSeconds(1)
    expect(store.list()).toEqual([])
  })

  test.each([408, 429, 500, 502, 503])('with status %d, the phone tries the same entry again', async (status) => {
    const { store, sender, times, network } = openFailing(new ApiError(status, ''))
    store.put(press('a'))
    sender.sendNow()
    await inSeconds(1)
    expect([sender.state(), times]).toEqual([{ isWaiting: true, refusal: undefined }, [0]])
    network.failure = undefined
    await inSeconds(1)
    expect([store.list(), times]).toEqual([[], [0, 2]])
  })
})

describe('after a refusal', () => {
  test.each([400, 403, 404, 407, 409, 428, 430, 499])(
    'with status %d, the phone does not repeat the request by itself',
    async (status) => {
      const { store, sender, times } = openFailing(new ApiError(status, '', { message: 'No.' }))
      store.put(press('a'))
      sender.sendNow()
      await inSeconds(600)
      expect([sender.state(), times]).toEqual([{ isWaiting: false, refusal: 'No.' }, [0]])
    },
  )

  test('without a message for people, the page gets the status and the text', async () => {
    const { store, sender } = openFailing(new ApiError(413, 'Content Too Large'))
    store.put(press('a'))
    sender.sendNow()
    await inSeconds(1)
    expect(sender.state().refusal).toBe('413: Content Too Large')
  })

  test('the page is told at once, even if another entry is still being sent', async () => {
    const phone = openPhone({
      onRequest: ({ key }) => {
        if (key === 'a') throw paused()
        seen.push(phone.sender.state().refusal)
      },
    })
    const seen: (string | undefined)[] = []
    phone.store.put(press('a'))
    phone.store.put(press('b', 1, 300))
    phone.sender.sendNow()
    await inSeconds(1)
    expect(seen).toEqual(['The journey is paused.'])
  })

  test('of two messages, the page gets the one about the later entry', async () => {
    const { store, sender } = openPhone({
      onRequest: ({ key }) => {
        throw new ApiError(400, '', { message: `Not ${key}.` })
      },
    })
    store.put(press('b', 1, 300))
    store.put(press('a'))
    sender.sendNow()
    await inSeconds(1)
    expect(sender.state().refusal).toBe('Not b.')
  })

  test('the message goes away once the entry was corrected and saved', async () => {
    const phone = openPhone({
      onRequest: ({ body }) => {
        if (body.revision === 1) throw new ApiError(400, '', { message: 'No contraction lasts longer than an hour' })
      },
    })
    phone.store.put(contraction('a', 1, 0, 3601))
    phone.sender.sendNow()
    await inSeconds(1)
    expect(phone.sender.state().refusal).toBe('No contraction lasts longer than an hour')
    phone.store.put(contraction('a', 2, 0, 60))
    phone.sender.sendNow()
    await inSeconds(1)
    expect([phone.store.list(), phone.sender.state().refusal]).toEqual([[], undefined])
  })

  test('the entry is sent when the page is opened again after the pause', async () => {
    const { store, sender, network } = openFailing(paused())
    store.put(press('a'))
    sender.sendNow()
    await inSeconds(1)
    network.failure = undefined
    sender.sendNow()
    await inSeconds(1)
    expect([store.list(), sender.state().refusal]).toEqual([[], undefined])
  })
})
