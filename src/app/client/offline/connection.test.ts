import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let isMarked: boolean | undefined
let network: { onLine: boolean }
const listeners = new Map<string, () => void>()
let noteAnswers: (answers: Record<string, number | null>) => void

beforeEach(async () => {
  network = { onLine: true }
  isMarked = undefined
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('addEventListener', (kind: string, listener: () => void) => listeners.set(kind, listener))
  vi.stubGlobal('document', {
    documentElement: {
      toggleAttribute: (name: string, on: boolean) => {
        if (name === 'data-offline') isMarked = on
      },
    },
  })
  vi.resetModules()
  noteAnswers = (await import('./connection.ts')).noteAnswers
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a page that begins with a network is not marked as offline', () => {
  expect(isMarked).toBe(false)
})

test('a page is marked while the device has no network', () => {
  network.onLine = false
  listeners.get('offline')?.()
  expect(isMarked).toBe(true)
  network.onLine = true
  listeners.get('online')?.()
  expect(isMarked).toBe(false)
})

test.each([
  ['an answer of the cache', { '/api/contacts': 30 }, true],
  ['one of the cache among others', { '/api/contacts': 30, '/api/photos': null }, true],
  ['answers of the network alone', { '/api/contacts': null }, false],
  ['no answer, but word of a network', {}, false],
])('after %s the page is marked: %s %s', (_, answers, marked) => {
  noteAnswers({ '/api/wishes': marked ? null : 30 })
  noteAnswers(answers)
  expect(isMarked).toBe(marked)
})
