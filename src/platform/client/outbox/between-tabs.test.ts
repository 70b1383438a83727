import { afterEach, expect, test, vi } from 'vitest'
import { lockOf, noticeOf } from './between-tabs.ts'

afterEach(() => void vi.unstubAllGlobals())

test('while one tab sends a person’s changes, only those of other people can be sent', async () => {
  const held: string[] = []
  vi.stubGlobal('navigator', {
    locks: {
      request(name: string, work: () => Promise<void>) {
        held.push(name)
        return work()
      },
    },
  })
  const work = vi.fn(async () => undefined)
  await lockOf(1)(work)
  await lockOf(2)(work)
  await lockOf(1)(work)
  expect(work).toHaveBeenCalledTimes(3)
  expect(held[0]).toBe(held[2])
  expect(held[1]).not.toBe(held[0])
})

test.each([
  ['the id of the thing that a change has created', { id: 70 }, { id: 5, thingId: 70 }],
  ['no id if the response has none', undefined, { id: 5 }],
  ['no id that is not a number', { id: 'x' }, { id: 5 }],
])('the message about an entry that has arrived contains %s', (_, body, sent) => {
  const notice = noticeOf(1, 5, body)
  expect(notice).toEqual({ userId: 1, sent })
  expect(Object.keys(notice.sent)).toEqual(Object.keys(sent))
})
