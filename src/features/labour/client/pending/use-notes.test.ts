import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Labour } from '../../contract.ts'
import {
  addTo,
  asShown,
  contraction,
  instant,
  labourOf,
  memoryWith,
  movement,
  openMemory,
  openPageWith,
  press,
  start,
} from './testing.ts'

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

describe('a contraction or movement that is noted', () => {
  test('is shown at once, and stored until it can be sent', async () => {
    const { notes, server, memory } = await openPage({ isReachable: false })
    expect(notes()).toMatchObject({ contractions: [], movements: [], isOnlyInTab: false })
    await act(async () => {
      notes().note(begin(start))
      notes().note({ kind: 'movements', revision: 1, feltAt: start + 1000, feeling: 'different' })
    })
    expect(notes().contractions).toEqual([{ key: expect.any(String), revision: 1, beganAt: instant(0), endedAt: null }])
    expect(notes().movements).toEqual([
      { key: expect.any(String), revision: 1, feltAt: instant(1), feeling: 'different' },
    ])
    expect([memory.texts.size, notes().sending.isWaiting, notes().isOnlyInTab]).toEqual([2, true, false])
    server.isReachable = true
    await inSeconds(2)
    expect([memory.texts.size, notes().sending.isWaiting]).toEqual([0, false])
  })

  test('is sent under a key of its own', async () => {
    const { notes, server } = await openPage()
    for (const seconds of [0, 300]) await act(async () => notes().note(begin(start + 1000 * seconds)))
    await act(async () => notes().note({ kind: 'movements', revision: 1, feltAt: start, feeling: 'usual' }))
    expect(server.changes.map(({ pregnancyId, body }) => ({ pregnancyId, body }))).toEqual([
      { pregnancyId: 7, body: { revision: 1, beganAt: instant(0), endedAt: null } },
      { pregnancyId: 7, body: { revision: 1, beganAt: instant(300), endedAt: null } },
      { pregnancyId: 7, body: { revision: 1, feltAt: instant(0), feeling: 'usual' } },
    ])
    expect(new Set(server.changes.map(({ key }) => key)).size).toBe(3)
  })

  test('stays visible after it was sent, and the list is fetched again', async () => {
    const { notes, client } = await openPage({ labour: labourOf() })
    await act(async () => notes().note(begin(start)))
    const key = ['/api/pregnancies/7/labour']
    expect(client.getQueryData<Labour>(key)?.timer?.contractions).toMatchObject([{ revision: 1, beganAt: instant(0) }])
    expect(client.getQueryState(key)?.isInvalidated).toBe(true)
  })

  test('says that it is only in this tab if the browser cannot store it', async () => {
    const memory = openMemory()
    memory.setItem = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
    const { notes } = await openPage({ isReachable: false, memory })
    await act(async () => notes().note(begin(start)))
    expect([notes().isOnlyInTab, notes().contractions.length]).toEqual([true, 1])
  })
})

describe('a change that is not sent yet', () => {
  const onServer = labourOf({
    timer: [press('a'), press('b', 2, 300)],
    movements: [movement('m', 60), movement('n', 90)],
  })

  test('replaces or hides what the server has under its key, and nothing else', async () => {
    const { notes } = await openPage({ isReachable: false, labour: onServer })
    await act(async () => {
      notes().note({ kind: 'contractions', key: 'a', revision: 2, beganAt: start, endedAt: start + 50_000 })
      notes().note({ kind: 'contractions', key: 'b', revision: 3, beganAt: null, endedAt: null })
      notes().note({ kind: 'movements', key: 'm', revision: 2, feltAt: null, feeling: 'usual' })
    })
    expect(notes().contractions).toEqual([asShown(contraction('a', 2, 0, 50))])
    expect(notes().movements).toEqual([asShown(movement('n', 90))])
  })

  test('is shown only if its revision is higher than the server’s: otherwise what arrived first stays', async () => {
    const memory = memoryWith([contraction('a', 1, 0, 50), contraction('b', 1, 300, 350), press('c', 1, 600)])
    const { notes } = await openPage({ isReachable: false, labour: onServer, memory })
    expect(notes().contractions).toEqual([press('a'), press('b', 2, 300), press('c', 1, 600)].map(asShown))
  })
})

describe('an open page', () => {
  test('sends what an earlier page left unsent in the journey that it shows', async () => {
    const memory = memoryWith([press('a')])
    addTo(memory, [press('b')], 8)
    const { server, render } = await openPage({ memory })
    expect(server.changes).toMatchObject([{ pregnancyId: 7, key: 'a' }])
    await render(8, undefined)
    expect(server.changes).toMatchObject([
      { pregnancyId: 7, key: 'a' },
      { pregnancyId: 8, key: 'b' },
    ])
  })

  test('shows what another tab noted', async () => {
    const { notes, memory, storageEvent } = await openPage({ isReachable: false })
    addTo(memory, [press('there')])
    await act(async () => storageEvent('nestling-labour-1-7-contractions-there'))
    expect(notes().contractions).toEqual([asShown(press('there'))])
  })

  test('sends when the device is online again', async () => {
    const { memory, onlineEvent, server } = await openPage({ isReachable: false, memory: memoryWith([press('a')]) })
    server.isReachable = true
    await act(async () => onlineEvent())
    expect([memory.texts.size, server.changes.length]).toEqual([0, 2])
  })

  test('sends when it becomes visible again, but not when it is hidden', async () => {
    const { memory, visibilityEvent, server } = await openPage({ isReachable: false, memory: memoryWith([press('a')]) })
    server.isReachable = true
    await act(async () => visibilityEvent(true))
    expect([memory.texts.size, server.changes.length]).toEqual([1, 1])
    await act(async () => visibilityEvent(false))
    expect([memory.texts.size, server.changes.length]).toEqual([0, 2])
  })

  test('shows nothing after the person has signed out', async () => {
    const { notes } = await openPage({ isReachable: false, memory: memoryWith([press('a')]) })
    expect(notes().contractions).toHaveLength(1)
    const { cleanUpAtSignOut } = await import('#platform/client/sign-out/sign-out-cleanup.ts')
    await act(async () => cleanUpAtSignOut(1))
    expect(notes().contractions).toEqual([])
  })
})
