import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readBytes } from './read-bytes.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const read = (body: PassThrough) =>
  readBytes({ method: 'POST', path: '/', search: '', headers: {}, body, socket: {} }, 100)

test('a body that has not arrived after 15 seconds is refused', async () => {
  const body = new PassThrough()
  const reading = read(body)
  body.write('slow')
  vi.advanceTimersByTime(14_999)
  body.write('ly')
  vi.advanceTimersByTime(1)
  await expect(reading).rejects.toMatchObject({ code: 'malformed-request' })
})

test('a body that arrives in time is read, and no timer stays active', async () => {
  const body = new PassThrough()
  const reading = read(body)
  vi.advanceTimersByTime(14_999)
  body.end('whole')
  expect(String(Buffer.from(await reading))).toBe('whole')
  expect(vi.getTimerCount()).toBe(0)
})

test('after the body has arrived, the request waits for its turn on the event loop', async () => {
  const turn = Promise.withResolvers<void>()
  const body = new PassThrough()
  body.end('whole')
  const untilTurn = vi.fn(() => turn.promise)
  const use = vi.fn()
  const reading = readBytes({ method: 'POST', path: '/', search: '', headers: {}, body, socket: {}, untilTurn }, 100)
  void reading.then(use)
  await expect.poll(() => untilTurn).toHaveBeenCalledOnce()
  await new Promise(setImmediate)
  expect(use).not.toHaveBeenCalled()
  turn.resolve()
  expect(String(Buffer.from(await reading))).toBe('whole')
})
