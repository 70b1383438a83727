import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let root: { hidden: boolean; after: (words: string) => void }
let said: string[]
let wentTo: string[]
let unload: () => void

beforeEach(async () => {
  said = []
  wentTo = []
  root = { hidden: false, after: (words) => said.push(words) }
  vi.useFakeTimers()
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'root' ? root : null) })
  vi.stubGlobal('location', { replace: (path: string) => wentTo.push(path) })
  vi.stubGlobal('addEventListener', (kind: string, listener: () => void) => {
    if (kind === 'beforeunload') unload = listener
  })
  vi.resetModules()
  const { leave } = await import('./leave-page.ts')
  leaveNow = leave
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

let leaveNow: () => void

test('leaving hides the page at once, says that it is closed, and opens home', () => {
  leaveNow()
  expect(root.hidden).toBe(true)
  expect(said).toEqual(['This page is closed.'])
  vi.advanceTimersByTime(0)
  expect(wentTo).toEqual(['/'])
})

test('leaving twice shows the message once', () => {
  leaveNow()
  leaveNow()
  expect(said).toHaveLength(1)
})

test('leaving opens home even if the page has no root yet', () => {
  vi.stubGlobal('document', { getElementById: () => null })
  leaveNow()
  vi.advanceTimersByTime(0)
  expect(wentTo).toEqual(['/'])
})

test.each([
  ['just now', 0],
  ['less than 5 s ago', 4999],
])('if the page began to unload %s, leaving waits 5 s before it opens home', (_, ago) => {
  unload()
  vi.advanceTimersByTime(ago)
  leaveNow()
  vi.advanceTimersByTime(4999)
  expect(wentTo).toEqual([])
  vi.advanceTimersByTime(1)
  expect(wentTo).toEqual(['/'])
})

test('if the page began to unload 5 s ago and is still there, leaving opens home at once', () => {
  unload()
  vi.advanceTimersByTime(5000)
  leaveNow()
  vi.advanceTimersByTime(0)
  expect(wentTo).toEqual(['/'])
})
