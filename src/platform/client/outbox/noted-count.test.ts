import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openFakeIndexedDb } from './box/testing.ts'
import { countWaiting, noteCount } from './noted-count.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('the note is removed when nothing waits any more', () => {
  noteCount(1, 2)
  expect([...stored]).toEqual([['nestling-outbox-1-count', '2']])
  noteCount(1, 1)
  expect([...stored]).toEqual([['nestling-outbox-1-count', '1']])
  noteCount(1, 0)
  expect([...stored]).toEqual([])
})

test('waiting changes are counted in the box, whatever the note says', async () => {
  vi.stubGlobal('indexedDB', openFakeIndexedDb().factory)
  noteCount(1, 2)
  expect(await countWaiting(1)).toBe(0)
})

test.each([
  ['the note is used', 2],
  ['the count is 0 without a note', 0],
])('if the browser’s database cannot be opened, %s', async (_, noted) => {
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('Storage is blocked.', 'SecurityError')
    },
  })
  noteCount(1, noted)
  expect(await countWaiting(1)).toBe(noted)
})

test('if neither the database nor the note can be read, nothing counts as waiting', async () => {
  const fail = () => {
    throw new DOMException('Storage is blocked.', 'SecurityError')
  }
  vi.stubGlobal('indexedDB', { open: fail })
  vi.stubGlobal('localStorage', { getItem: fail, setItem: fail, removeItem: fail })
  noteCount(1, 2)
  expect(await countWaiting(1)).toBe(0)
})
