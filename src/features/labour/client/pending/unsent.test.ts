import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Pending } from './pending-store.ts'
import { movement, openTab, press, start } from './testing.ts'

beforeEach(() => void vi.useFakeTimers({ now: start }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A tab of a browser that stores these texts. */
async function openBrowser(stored: Record<string, Pending> = {}) {
  const tab = openTab()
  for (const [name, value] of Object.entries(tab.globals)) vi.stubGlobal(name, value)
  vi.resetModules()
  for (const [key, entry] of Object.entries(stored)) tab.memory.setItem(key, JSON.stringify(entry))
  const { countUnsent, openPending } = await import('./use-notes.ts')
  const { listUnsentJourneys } = await import('./unsent-journeys.ts')
  const client = new QueryClient()
  return {
    ...tab,
    countUnsent,
    listUnsentJourneys,
    open: (userId: number, pregnancyId: number) => openPending(client, userId, pregnancyId),
  }
}

/** Nora (1) has three entries in two journeys. Her two notes in the guide do not count. Others have one entry each. */
const stored = {
  'nestling-labour-1-7-contractions-a': press('a'),
  'nestling-labour-1-7-movements-b': movement('b', 60),
  'nestling-labour-1-12-contractions-c': press('c'),
  'nestling-guide-1-9-journal-30': press('d'),
  'nestling-guide-1-9-nestling-labour-1-13-x': press('e'),
  'nestling-labour-2-8-contractions-f': press('f'),
  'nestling-labour-12-9-contractions-g': press('g'),
}

test('the journeys with unsent entries of a person are listed once each', async () => {
  const { listUnsentJourneys } = await openBrowser(stored)
  expect([listUnsentJourneys(1), listUnsentJourneys(2), listUnsentJourneys(3)]).toEqual([[7, 12], [8], []])
})

describe('before a sign-out, the unsent entries are counted', () => {
  test('in all journeys of the person', async () => {
    const { countUnsent } = await openBrowser(stored)
    expect([countUnsent(1), countUnsent(2), countUnsent(3)]).toEqual([3, 1, 0])
  })

  test('once each, although a page has opened some of them', async () => {
    const { countUnsent, open } = await openBrowser(stored)
    open(1, 12).store.put(press('h'))
    expect(countUnsent(1)).toBe(4)
  })

  test('also if they are only in this tab, but not those of somebody else', async () => {
    const { countUnsent, open, memory } = await openBrowser()
    memory.setItem = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
    open(1, 7).store.put(press('a'))
    open(12, 7).store.put(press('b'))
    open(12, 7).store.put(press('c'))
    expect([countUnsent(1), countUnsent(12), countUnsent(2)]).toEqual([1, 2, 0])
  })
})

describe('two pages of a tab', () => {
  test('share the entries of a person in a journey, so each entry is sent once', async () => {
    const { open, server } = await openBrowser(stored)
    for (const pageNumber of [1, 2]) {
      expect(open(1, 12), `page ${pageNumber}`).toBe(open(1, 12))
      open(1, 12).sender.sendNow()
    }
    await vi.advanceTimersByTimeAsync(0)
    expect(server.changes).toMatchObject([{ pregnancyId: 12, key: 'c' }])
  })

  test('do not share them if they are about different journeys or people', async () => {
    const { open } = await openBrowser()
    open(1, 7).store.put(press('a'))
    expect([open(1, 8).store.list(), open(2, 7).store.list()]).toEqual([[], []])
  })
})
