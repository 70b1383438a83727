/** Tests which cached data the service worker deletes when the state of the journey changes, for example after a loss. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userAddress } from '#platform/shared/address/session-addresses.ts'
import { prefetchHeader } from '../offline/notice.ts'
import { json, nora, openWorker, type Worker } from './testing.ts'

let worker: Worker
beforeEach(async () => {
  worker = await openWorker(vi)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a cached response', () => {
  test.each(['paused', 'born', 'ended'])(
    'of the guide is deleted once the journey is %s; the signed-in person stays cached',
    async (state) => {
      const journey = (name: string) => ({ id: 1, babyName: 'Pip', state: name })
      await worker.cacheUser()
      await worker.cache('/api/pregnancies/current', journey('expecting'))
      await worker.cache('/api/guide/weeks/30', { week: 30 })
      await worker.cache('/api/pregnancies/current', journey(state))
      expect(await worker.read('/api/pregnancies/current')).toEqual(journey(state))
      expect(await worker.read(userAddress)).toEqual(nora)
      expect(await worker.read('/api/guide/weeks/30')).toBeUndefined()
    },
  )

  test('of the guide is deleted after a loss, even if the journey itself was no longer cached', async () => {
    await worker.cacheUser()
    await worker.cache('/api/guide/weeks/30', { week: 30 })
    await worker.cache('/api/pregnancies/current', { babyName: 'Pip', state: 'ended' })
    expect(await worker.read('/api/guide/weeks/30')).toBeUndefined()
  })

  test('of the guide is not cached again after a loss, even if a page still prefetches from an earlier list', async () => {
    const prefetched = { headers: { [prefetchHeader]: '1' } }
    const list = '/api/pregnancies/current/offline'
    worker.serve(({ url }) => json(url.endsWith(userAddress) ? nora : { week: 30 }))
    for (const path of [userAddress, list, '/api/guide/weeks/30']) await worker.ask(path, prefetched)
    await worker.cache('/api/pregnancies/current', { babyName: 'Pip', state: 'ended' })
    worker.serve(() => json({ week: 30 }))
    await worker.ask('/api/guide/weeks/30', prefetched)
    expect(await worker.read('/api/guide/weeks/30')).toBeUndefined()

    worker.serve(() => json({ today: ['/api/contacts'], forDays: [] }))
    for (const path of [list, '/api/contacts']) await worker.ask(path, prefetched)
    expect(await worker.read('/api/contacts')).toBeDefined()
  })

  test('stays while the state of the journey is the same', async () => {
    await worker.cacheUser()
    await worker.cache('/api/pregnancies/current', { babyName: 'Pip', state: 'expecting' })
    await worker.cache('/api/guide/weeks/30', { week: 30 })
    await worker.cache('/api/pregnancies/current', { babyName: 'Wren', state: 'expecting' })
    expect(await worker.read('/api/guide/weeks/30')).toEqual({ week: 30 })
  })
})
