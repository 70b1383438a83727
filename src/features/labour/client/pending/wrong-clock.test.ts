/** The times that a phone with a wrong clock notes, and when they are corrected. */
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { contraction, instant, labourOf, memoryWith, openPageWith, press, start } from './testing.ts'

beforeEach(() => void vi.useFakeTimers({ now: start, toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const inSeconds = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(1000 * seconds))

async function openPage(page: Parameters<typeof openPageWith>[1] = {}) {
  const opened = await openPageWith(vi, page)
  closing.push(opened.close)
  return opened
}

const begin = (at: number) => ({ kind: 'contractions', revision: 1, beganAt: at, endedAt: null }) as const

describe('on a phone whose clock is two minutes slow', () => {
  test('the first press is corrected, and later presses have the right time from the start', async () => {
    const { notes, server } = await openPage({ aheadMs: 120_000 })
    await act(async () => notes().note(begin(notes().now())))
    await inSeconds(300)
    expect(notes().now()).toBe(start + 420_000)
    await act(async () => notes().note(begin(notes().now())))
    expect(server.changes.map(({ body }) => body)).toMatchObject([
      { revision: 1, beganAt: instant(0) },
      { revision: 2, beganAt: instant(120) },
      { revision: 1, beganAt: instant(420) },
    ])
  })

  test('a beginning that is not sent yet is corrected once the clocks have been compared, so its end fits', async () => {
    const { notes, server, onlineEvent } = await openPage({ aheadMs: 120_000, isReachable: false })
    await act(async () => notes().note({ ...begin(start), key: 'a' }))
    await act(async () => notes().note({ ...begin(start + 300_000), key: 'b' }))
    const { fetch } = globalThis
    // Only the request for the first contraction gets through.
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      server.isReachable = address.endsWith('/a')
      return fetch(address, init)
    })
    await act(async () => onlineEvent())
    const [last] = notes().contractions
    expect(last).toEqual({ key: 'b', revision: 1, beganAt: instant(420), endedAt: null })
    vi.stubGlobal('fetch', fetch)
    server.isReachable = true
    await act(async () =>
      notes().note({ kind: 'contractions', key: 'b', revision: 2, beganAt: start + 420_000, endedAt: start + 470_000 }),
    )
    expect(server.changes.at(-1)?.body).toEqual({ revision: 2, beganAt: instant(420), endedAt: instant(470) })
  })

  test('a beginning whose response was slow is corrected with its end', async () => {
    const { notes, server } = await openPage({ aheadMs: 120_000 })
    const { fetch } = globalThis
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      const response = await fetch(address, init)
      await new Promise((done) => setTimeout(done, 5000))
      return response
    })
    await act(async () => notes().note({ ...begin(start), key: 'a' }))
    await inSeconds(50)
    vi.stubGlobal('fetch', fetch)
    const endedAt = notes().now()
    await act(async () =>
      notes().note({ kind: 'contractions', key: 'a', revision: 2, beganAt: start, endedAt, endsNow: true }),
    )
    expect(server.changes.at(-1)?.body).toMatchObject({ beganAt: instant(120), endedAt: instant(170) })
  })

  test('a beginning that the server got uncorrected is corrected with its end, even if the response was lost', async () => {
    const memory = memoryWith([press('b', 1, 300)])
    const labour = labourOf({ timer: [press('b', 1, 300)] })
    const { notes, server } = await openPage({ aheadMs: 120_000, labour, isReachable: false, memory })
    await inSeconds(350)
    const beganAt = start + 300_000
    await act(async () =>
      notes().note({ kind: 'contractions', key: 'b', revision: 2, beganAt, endedAt: notes().now(), endsNow: true }),
    )
    server.isReachable = true
    await inSeconds(70)
    expect(server.changes.at(-1)?.body).toMatchObject({ beganAt: instant(420), endedAt: instant(470) })
  })

  describe('after the page was opened again', () => {
    const onServer = labourOf({ timer: [contraction('a', 1, 0, 50), press('b', 1, 300)] })

    test('an end does not move the beginning, which the server already has', async () => {
      const { notes, server } = await openPage({ aheadMs: 120_000, labour: onServer })
      await inSeconds(230)
      const beganAt = start + 300_000
      await act(async () =>
        notes().note({ kind: 'contractions', key: 'b', revision: 2, beganAt, endedAt: notes().now(), endsNow: true }),
      )
      expect(server.changes.map(({ body }) => body)).toEqual([
        { revision: 2, beganAt: instant(300), endedAt: instant(300) },
        { revision: 3, beganAt: instant(300), endedAt: instant(350) },
      ])
    })

    test('an end that was pressed without a network can be set to another time, which stays as chosen', async () => {
      const { notes, server } = await openPage({ aheadMs: 120_000, labour: onServer, isReachable: false })
      await inSeconds(230)
      const b = { kind: 'contractions', key: 'b', beganAt: start + 300_000 } as const
      await act(async () => notes().note({ ...b, revision: 2, endedAt: notes().now(), endsNow: true }))
      await act(async () => notes().note({ ...b, revision: 3, endedAt: start + 350_000 }))
      server.isReachable = true
      await inSeconds(4)
      expect(server.changes.at(-1)?.body).toEqual({ revision: 3, beganAt: instant(300), endedAt: instant(350) })
    })

    test('an end that was pressed without a network is still corrected after its beginning was changed', async () => {
      const { notes, server } = await openPage({ aheadMs: 120_000, labour: onServer, isReachable: false })
      await inSeconds(230)
      const b = { kind: 'contractions', key: 'b' } as const
      const beganAt = start + 300_000
      await act(async () => notes().note({ ...b, revision: 2, beganAt, endedAt: notes().now(), endsNow: true }))
      const endedAt = Date.parse(String(notes().contractions.at(-1)?.endedAt))
      await act(async () => notes().note({ ...b, revision: 3, beganAt: beganAt - 10_000, endedAt }))
      server.isReachable = true
      await inSeconds(4)
      expect(server.changes.at(-1)?.body).toMatchObject({ beganAt: instant(290), endedAt: instant(350) })
    })

    test('a beginning that the server has is not moved, although the phone does not know yet that it was sent', async () => {
      const memory = memoryWith([press('b', 1, 180)])
      const { notes, server } = await openPage({ aheadMs: 120_000, labour: onServer, isReachable: false, memory })
      await inSeconds(230)
      const beganAt = start + 300_000
      await act(async () =>
        notes().note({ kind: 'contractions', key: 'b', revision: 2, beganAt, endedAt: notes().now(), endsNow: true }),
      )
      server.isReachable = true
      await inSeconds(70)
      expect(server.changes.at(-1)?.body).toMatchObject({ beganAt: instant(300), endedAt: instant(350) })
    })

    test('times that somebody chose for a contraction in the list stay as they are', async () => {
      const { notes, server } = await openPage({ aheadMs: 120_000, labour: onServer })
      const [beganAt, endedAt] = [start - 60_000, start + 40_000]
      await act(async () => notes().note({ kind: 'contractions', key: 'a', revision: 2, beganAt, endedAt }))
      expect(server.changes.map(({ body }) => body)).toEqual([
        { revision: 2, beganAt: instant(-60), endedAt: instant(40) },
      ])
    })

    test('a contraction that was removed by mistake comes back with its own times', async () => {
      const { notes, server } = await openPage({ aheadMs: 120_000, labour: onServer, isReachable: false })
      await act(async () => notes().note({ ...begin(start - 600_000), key: 'unsent' }))
      const [beganAt, endedAt] = [start, start + 50_000]
      await act(async () => notes().note({ kind: 'contractions', key: 'a', revision: 2, beganAt: null, endedAt: null }))
      await act(async () => notes().note({ kind: 'contractions', key: 'a', revision: 3, beganAt, endedAt }))
      server.isReachable = true
      await inSeconds(2)
      expect(server.changes.at(-1)?.body).toEqual({ revision: 3, beganAt: instant(0), endedAt: instant(50) })
    })

    test('a contraction that was begun and ended without a network gets both times corrected', async () => {
      const { notes, server } = await openPage({ aheadMs: 120_000, isReachable: false })
      await act(async () => notes().note({ ...begin(start), key: 'c' }))
      const endedAt = start + 50_000
      await act(async () =>
        notes().note({ kind: 'contractions', key: 'c', revision: 2, beganAt: start, endedAt, endsNow: true }),
      )
      server.isReachable = true
      await inSeconds(4)
      expect(server.changes.at(-1)?.body).toEqual({ revision: 3, beganAt: instant(120), endedAt: instant(170) })
    })
  })
})
