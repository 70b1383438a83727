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

test('the page is hidden at once, says so, and goes home', () => {
  leaveNow()
  expect(root.hidden).toBe(true)
  expect(said).toEqual(['This page is closed.'])
  vi.advanceTimersByTime(0)
  expect(wentTo).toEqual(['/'])
})

test('a page that is left twice shows its message once', () => {
  leaveNow()
  leaveNow()
  expect(said).toHaveLength(1)
})

test('a page that has drawn nothing yet goes home too', () => {
  vi.stubGlobal('document', { getElementById: () => null })
  leaveNow()
  vi.advanceTimersByTime(0)
  expect(wentTo).toEqual(['/'])
})

test.each([
  ['just now', 0],
  ['less than 5 s ago', 4999],
])('a page whose unloading began %s may take 5 s', (_, ago) => {
  unload()
  vi.advanceTimersByTime(ago)
  leaveNow()
  vi.advanceTimersByTime(4999)
  expect(wentTo).toEqual([])
  vi.advanceTimersByTime(1)
  expect(wentTo).toEqual(['/'])
})

test('a page whose unloading began 5 s ago, and that is still there, goes home at once', () => {
  unload()
  vi.advanceTimersByTime(5000)
  leaveNow()
  vi.advanceTimersByTime(0)
  expect(wentTo).toEqual(['/'])
})
