import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Entry } from './box/entry.ts'
import type { PersonOutbox } from './current-outbox.ts'

let page: typeof import('./current-outbox.ts')
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.resetModules()
  page = await import('./current-outbox.ts')
})
afterEach(() => {
  // Other test files share the loaded modules.
  vi.resetModules()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

// The casts are safe: the page only passes these on.
const outbox = { userId: 1 } as PersonOutbox
const entry = { id: 1 } as Entry

describe('a page that needs the outbox', () => {
  test('gets it at once if it is open', async () => {
    page.setCurrentOutbox(outbox)
    expect(await page.openOutbox()).toBe(outbox)
  })

  test('gets it as soon as the page is complete and has opened it', async () => {
    const opened = page.openOutbox()
    page.offerOutbox(async () => page.setCurrentOutbox(outbox))
    expect(await opened).toBe(outbox)
  })

  test('waits ten seconds for its code, and then goes on without it', async () => {
    const after = vi.fn()
    void page.openOutbox().then(after)
    await vi.advanceTimersByTimeAsync(9999)
    expect(after).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(after).toHaveBeenCalledExactlyOnceWith(undefined)
  })
})

describe('a part of the page that shows what waits', () => {
  test('is notified of each change until it unsubscribes', () => {
    const seen: (readonly Entry[])[] = []
    const stop = page.subscribeToWaiting(() => seen.push(page.waitingEntries()))
    page.showEntries([entry])
    page.showEntries([])
    stop()
    page.showEntries([entry])
    expect(seen).toEqual([[entry], []])
  })

  test('is not notified if nothing waited before and nothing waits now', () => {
    const listener = vi.fn()
    const before = page.waitingEntries()
    page.subscribeToWaiting(listener)
    page.showEntries([])
    expect(listener).not.toHaveBeenCalled()
    expect(page.waitingEntries()).toBe(before)
  })
})

test.each([
  ['the device has a network', true, false, false],
  ['the device has no network', false, false, true],
  ['the device has a network that does not reach Nestling', true, true, true],
])('if %s (onLine: %s, marked offline: %s), the page counts as offline: %s', (_, onLine, isMarked, isOffline) => {
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('document', {
    documentElement: { hasAttribute: (name: string) => name === 'data-offline' && isMarked },
  })
  expect(page.isOffline()).toBe(isOffline)
})
