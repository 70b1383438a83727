/** What the service worker does with a network that says nothing, and with what another app posts. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { html, json, noNetwork, openWorker, origin, type Worker } from './testing.ts'

const noon = Date.UTC(2026, 2, 15, 12)

let worker: Worker
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
  worker = await openWorker(vi)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a network that says nothing', () => {
  const never = () => new Promise<Response>(() => {})

  beforeEach(async () => {
    await worker.meet()
    await worker.learn('/api/contacts', ['Amara'])
    worker.patiences.length = 0
  })

  async function askAndWait() {
    const asking = worker.ask('/api/contacts')
    await vi.waitFor(() => expect(worker.patiences.length).toBeGreaterThan(0))
    worker.patiences.at(-1)?.end()
    return asking
  }

  test('is waited for 6 s, then 0.3 s until it has said something, then 6 s again', async () => {
    const slow = Promise.withResolvers<Response>()
    worker.serve(() => slow.promise)
    const first = askAndWait()
    await vi.waitFor(() => expect(worker.patiences).toHaveLength(1))
    slow.resolve(json(['late']))
    expect(await (await first)?.json()).toEqual(['Amara'])
    worker.serve(() => json(['Amara']))
    await worker.ask('/api/contacts')
    await worker.ask('/api/contacts')
    expect(worker.patiences.map(({ ms }) => ms)).toEqual([6000, 300, 6000])
  })

  test('is no shorter waited for after it has failed', async () => {
    worker.serve(noNetwork)
    await worker.ask('/api/contacts')
    await worker.ask('/api/contacts')
    expect(worker.patiences.map(({ ms }) => ms)).toEqual([6000, 6000])
  })

  test('leaves the answer that was stored', async () => {
    worker.serve(never)
    void askAndWait()
    await vi.waitFor(() =>
      expect(worker.told.at(-1)?.notice).toMatchObject({ answers: { '/api/contacts': expect.any(Number) } }),
    )
  })

  test('is waited for on, where nothing is stored', async () => {
    const slow = Promise.withResolvers<Response>()
    worker.serve(() => slow.promise)
    const asking = worker.ask('/api/photos')
    await vi.waitFor(() => expect(worker.patiences).toHaveLength(1))
    worker.patiences.at(-1)?.end()
    slow.resolve(json(['late']))
    expect(await (await asking)?.json()).toEqual(['late'])
  })
})

describe('what is posted from elsewhere', () => {
  test('to the album waits there', async () => {
    const form = new FormData()
    form.append('photos', new File(['a scan'], 'scan.jpg', { type: 'image/jpeg' }))
    const answer = await worker.visit('/album/share', { method: 'POST', body: form })
    expect([answer?.status, answer?.headers.get('location')]).toEqual([303, `${origin}/album?add=shared`])
    expect(worker.asked).toEqual([])
  })

  test('to another address goes to the server', async () => {
    worker.serve(() => html('of the server'))
    expect(await (await worker.visit('/contacts', { method: 'POST', body: 'x' }))?.text()).toBe('of the server')
  })

  test('waits for an hour, and is gone with the next page after it', async () => {
    const form = new FormData()
    form.append('photos', new File(['a scan'], 'scan.jpg', { type: 'image/jpeg' }))
    await worker.visit('/album/share', { method: 'POST', body: form })
    vi.setSystemTime(noon + 3_600_000 + 1)
    worker.serve(() => html('a page'))
    await worker.visit('/')
    expect(worker.store.names()).not.toContain('nestling-shared')
  })
})
