import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Labour } from '../../contract.ts'
import type { Pending } from './pending-store.ts'
import { contraction, instant, movement, openMemory, openTab, press, start } from './testing.ts'
import type { Notes } from './use-notes.ts'

beforeEach(() => void vi.useFakeTimers({ now: start, toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const inSeconds = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(1000 * seconds))

/** Storage with these entries of Nora (1) in journey 7, as an earlier page left them. */
function memoryWith(entries: readonly Pending[], pregnancyId = 7) {
  const memory = openMemory()
  addTo(memory, entries, pregnancyId)
  return memory
}

function addTo(memory: Storage, entries: readonly Pending[], pregnancyId = 7) {
  for (const entry of entries)
    memory.setItem(`nestling-labour-1-${pregnancyId}-${entry.kind}-${entry.key}`, JSON.stringify(entry))
}

type Server = Pick<Labour, 'timer' | 'movements'>
const labourOf = ({ timer = [], movements = [] }: { timer?: Pending[]; movements?: Pending[] } = {}): Labour => ({
  mayNote: true,
  ruleVersion: '1',
  // The casts drop the types of the other kind.
  timer: { isShared: false, toldRule: null, contractions: timer.map(asShown) } as Server['timer'],
  movements: { isShared: false, entries: movements.map(asShown) } as Server['movements'],
})
const asShown = ({ key, body }: Pending) => ({ key, ...body })

type Page = {
  isReachable?: boolean
  aheadMs?: number
  memory?: ReturnType<typeof openMemory>
  labour?: Labour | undefined
}

/** Opens a page of Nora (1) about journey 7, in a tab of its own. */
async function openPage({ isReachable = true, aheadMs = 0, memory, labour }: Page = {}) {
  const tab = openTab(memory)
  for (const [name, value] of Object.entries(tab.globals)) vi.stubGlobal(name, value)
  vi.resetModules()
  Object.assign(tab.server, { isReachable, aheadMs })
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(['/api/auth/user'], { id: 1 })
  client.setQueryData(['/api/pregnancies/7/labour'], labour)
  const { useNotes } = await import('./use-notes.ts')
  let shown: Notes | undefined
  function Page({ pregnancyId, loaded }: { pregnancyId: number; loaded: Labour | undefined }) {
    shown = useNotes(pregnancyId, loaded)
    return null
  }
  const container = Object.assign(new EventTarget(), { nodeType: 1, tagName: 'DIV', ownerDocument: tab.document })
  // The cast is safe: React renders nothing into the container.
  const root = createRoot(container as unknown as Element)
  const render = (pregnancyId: number, loaded: Labour | undefined) =>
    act(async () =>
      root.render(createElement(QueryClientProvider, { client }, createElement(Page, { pregnancyId, loaded }))),
    )
  await render(7, labour)
  closing.push(async () => {
    await act(async () => root.unmount())
    client.clear()
  })
  const notes = (): Notes => {
    if (!shown) throw new Error('The page was not rendered.')
    return shown
  }
  return { ...tab, client, render, notes }
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

  test('counts only if its revision is higher, because otherwise what arrived first stays', async () => {
    const memory = memoryWith([contraction('a', 1, 0, 50), contraction('b', 1, 300, 350), press('c', 1, 600)])
    const { notes } = await openPage({ isReachable: false, labour: onServer, memory })
    expect(notes().contractions).toEqual([press('a'), press('b', 2, 300), press('c', 1, 600)].map(asShown))
  })
})

describe('an open page', () => {
  test('sends what an earlier page left, in whichever journey it shows', async () => {
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

  test('sends when it is looked at again, but not when it is hidden', async () => {
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

  test('a beginning that is not sent yet is corrected once the clocks were compared, so its end fits to it', async () => {
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

  describe('and that has just opened the page again', () => {
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
