/** What the worker does while a push service takes its time to answer. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTestApp } from '#app/server/testing.ts'
import type { PushAnswer } from '../testing.ts'
import { openPushWorker, type PushWorker } from './push-worker.ts'
import { minute, openPushApp, type PushApp } from './testing.ts'

let app: PushApp
beforeEach(async () => {
  app = await openPushApp(openTestApp)
  await app.turnOn()
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await app.close()
})

/** Timeouts that begin from now on end only when the test moves the time. */
const stopTime = () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

/**
 * Lets the worker send what is due, and returns when the first request is under way. The push service answers it, and all later
 * ones, when `answer` is called.
 */
async function beginSending(worker: PushWorker) {
  const request = Promise.withResolvers<void>()
  const { promise, resolve: answer } = Promise.withResolvers<PushAnswer>()
  app.service.answer(() => {
    request.resolve()
    return promise
  })
  const sending = worker.deliverDue()
  await request.promise
  return { sending, answer }
}

test('ten notifications are sent at the same time, first those that have waited longest', async () => {
  app.service.answer(() => ({ status: 503 }))
  await app.queue({ tag: 'refused', title: 'Refused before' })
  await app.worker.deliverDue()
  app.pass(minute / 2)
  const waiting = Array.from({ length: 10 }, (_, number) => `News ${number}`)
  for (const title of waiting) await app.queue({ tag: title, title })
  app.pass(minute)

  const { sending, answer } = await beginSending(app.worker)
  stopTime()
  const stopped = app.worker.stop()
  answer({ status: 201 })
  await Promise.all([sending, stopped])
  expect(app.titles().toSorted()).toEqual(waiting)
  expect((await app.listQueued()).map(({ title }) => title)).toEqual(['Refused before'])
})

test('a process that gets its answer late does not change when another process sends the notification again', async () => {
  await app.queue()
  const late = openPushWorker({ ...app.testApp.services, timeoutMs: 600_000 })
  const { sending, answer } = await beginSending(late)
  app.pass(2 * minute)
  app.service.answer(() => ({ status: 429, headers: { 'retry-after': '600' } }))
  await app.worker.deliverDue()
  answer({ status: 503 })
  await sending

  app.service.answer(() => ({ status: 201 }))
  app.pass(9 * minute)
  await app.worker.deliverDue()
  expect(app.service.delivered).toHaveLength(0)
  app.pass(minute)
  await app.worker.deliverDue()
  expect(app.service.delivered).toHaveLength(1)
})

describe('while a request is under way', () => {
  test('a worker that stops waits up to two seconds for the answer', async () => {
    await app.queue()
    const { sending, answer } = await beginSending(app.worker)
    stopTime()
    const stopped = app.worker.stop()
    vi.advanceTimersByTime(1999)
    answer({ status: 201 })
    await Promise.all([sending, stopped])
    expect([app.service.delivered.length, await app.listQueued()]).toEqual([1, []])
    // A timer that is left would delay the end of the process.
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a worker that stops ends the request after two seconds', async () => {
    await app.queue()
    const { sending } = await beginSending(app.worker)
    stopTime()
    const stopped = app.worker.stop()
    vi.advanceTimersByTime(2000)
    expect(vi.getTimerCount()).toBe(0)
    await Promise.all([sending, stopped])
    expect(await app.listQueued()).toHaveLength(1)
  })

  test.each([
    ['is read within ten seconds', 9999, 1],
    ['is no longer read after ten seconds', 10_000, 0],
  ])('an answer %s', async (_, waitMs, read) => {
    await app.queue()
    // The real one does not stop with the time of the test.
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(), ms)
      return controller.signal
    })
    stopTime()
    const worker = openPushWorker(app.testApp.services)
    const { sending, answer } = await beginSending(worker)
    vi.advanceTimersByTime(waitMs)
    expect(timeout).toHaveBeenCalledOnce()
    expect(vi.getTimerCount()).toBe(read)
    answer({ status: 201 })
    await sending
    expect(await app.listQueued()).toHaveLength(1 - read)
  })
})
