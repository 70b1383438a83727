import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let isMarked: boolean | undefined
let network: { onLine: boolean }
const listeners = new Map<string, () => void>()
let recordResponses: (answers: Record<string, number | null>) => void

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
  recordResponses = (await import('./connection.ts')).recordResponses
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a page that opens with a network is not marked as offline', () => {
  expect(isMarked).toBe(false)
})

test('a page is marked as offline while the device has no network', () => {
  network.onLine = false
  listeners.get('offline')?.()
  expect(isMarked).toBe(true)
  network.onLine = true
  listeners.get('online')?.()
  expect(isMarked).toBe(false)
})

test.each([
  ['a cached response', { '/api/contacts': 30 }, true],
  ['responses of the cache and the network', { '/api/contacts': 30, '/api/photos': null }, true],
  ['only responses of the network', { '/api/contacts': null }, false],
  ['a notice without responses, which says that the network is back', {}, false],
])('after %s %j, the page is marked as offline: %s', (_, answers, marked) => {
  recordResponses({ '/api/wishes': marked ? null : 30 })
  recordResponses(answers)
  expect(isMarked).toBe(marked)
})
