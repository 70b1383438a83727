import { describe, expect, test } from 'vitest'
import { type Box, type Change, type Entry, emptyBox } from './entry.ts'
import { type Reply, settle, takeNext, tryAgain } from './settle.ts'
import { storeChange } from './store-change.ts'

const hour = 3_600_000
const comment: Change = {
  method: 'POST',
  address: '/api/updates/7/comments',
  body: '{"content":"Hello."}',
  key: 'first-key',
  what: 'Comment',
  words: 'Hello.',
}

function boxWith(...changes: readonly Partial<Change>[]): Box {
  const box = emptyBox()
  for (const change of changes) storeChange(box, { ...comment, ...change }, { sender: '1-1', now: 0, triedAt: null })
  return box
}

function take(box: Box, now = 0): Entry {
  const entry = takeNext(box, '1-1', now)
  if (entry === null || 'waitUntil' in entry) throw new Error('Nothing can be sent now.')
  return entry
}

test('entries of another person or journey are not sent', () => {
  expect(takeNext(boxWith({}), '1-2', 0)).toBeNull()
})

test('an entry whose response was lost is sent again with the same key, after growing pauses', () => {
  const box = boxWith({})
  expect(settle(box, take(box), null, 0)).toBe('later')
  expect(takeNext(box, '1-1', 1999)).toEqual({ waitUntil: 2000 })
  const again = take(box, 2000)
  expect(again.key).toBe('first-key')
  settle(box, again, null, 2000)
  expect(takeNext(box, '1-1', 2000)).toEqual({ waitUntil: 6000 })
})

/** Loses this many responses, and returns the pause after each, in seconds. */
function pausesAfter(box: Box, times: number, reply: Reply | null = null): number[] {
  let now = 0
  return Array.from({ length: times }, () => {
    settle(box, take(box, now), reply, now)
    const next = takeNext(box, '1-1', now)
    const due = next && 'waitUntil' in next ? next.waitUntil : now
    const pause = (due - now) / 1000
    now = due
    return pause
  })
}

test('the pause between two attempts is never longer than five minutes, unless the server asks for more', () => {
  expect(pausesAfter(boxWith({}), 10)).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300])
  expect(pausesAfter(boxWith({}), 1, { status: 429, body: {}, retryAfterSeconds: 900 })).toEqual([900])
})

test('the pause is an hour at most, whatever the server asks for', () => {
  expect(pausesAfter(boxWith({}), 1, { status: 429, body: {}, retryAfterSeconds: 3600 })).toEqual([3600])
  expect(pausesAfter(boxWith({}), 1, { status: 429, body: {}, retryAfterSeconds: 1_000_000 })).toEqual([3600])
})

test('after the clock was set back, entries do not wait until the clock has caught up', () => {
  const box = boxWith({})
  settle(box, take(box, 50 * hour), null, 50 * hour)
  expect(takeNext(box, '1-1', 49 * hour + 2000)).toEqual({ waitUntil: 50 * hour + 2000 })
  expect(take(box, 49 * hour + 1999).id).toBe(1)
})

test('after the person has chosen to send an entry again, the pauses are short again at first', () => {
  const box = boxWith({})
  pausesAfter(box, 3)
  settle(box, take(box, hour), { status: 422, body: {} }, hour)
  tryAgain(box, 1, 'key')
  expect(pausesAfter(box, 2)).toEqual([2, 4])
})

test('a POST that may have arrived a day ago waits for the person, who can send it with a new key', () => {
  const box = boxWith({})
  settle(box, take(box), null, 0)
  expect(takeNext(box, '1-1', 25 * hour)).toBeNull()
  expect(box.entries).toMatchObject([{ state: 'unsure', key: 'first-key' }])
  expect(tryAgain(box, 1, 'second-key')).toBe(true)
  expect(take(box, 25 * hour)).toMatchObject({ key: 'second-key', triedAt: null })
})

test('a POST is sent without asking the person for 23 hours after its first attempt', () => {
  const box = boxWith({})
  settle(box, take(box, 20 * hour), null, 20 * hour)
  const later = structuredClone(box)
  expect(take(box, 43 * hour).id).toBe(1)
  expect(takeNext(later, '1-1', 43 * hour + 1)).toBeNull()
})

test('after the clock was set back by two days, an entry counts as older than a day', () => {
  const box = boxWith({})
  settle(box, take(box, 48 * hour), null, 48 * hour)
  expect(takeNext(box, '1-1', 100)).toBeNull()
  expect(box.entries).toMatchObject([{ state: 'unsure' }])
})

test.each([
  ['a PATCH', { method: 'PATCH' as const }],
  ['a POST whose key the server never forgets', { isKeyLasting: true }],
])('%s is sent again after a day without asking the person', (_, change) => {
  const box = boxWith(change)
  settle(box, take(box), null, 0)
  expect(take(box, 25 * hour).id).toBe(1)
})

describe.each([
  [401, undefined, 'stop'],
  [409, 'other-sender', 'stop'],
  [429, 'too-busy', 'later'],
] as const)('after %i %s', (status, code, course) => {
  test('the entry still waits, and counts as never sent', () => {
    const box = boxWith({})
    expect(settle(box, take(box), { status, body: { code } }, 0)).toBe(course)
    expect(box.entries).toMatchObject([{ state: 'waiting', triedAt: null }])
  })
})

test.each([400, 403, 404, 413, 422, 499])(
  'a refusal with %i keeps the words and says why, and the next entry is sent',
  (status) => {
    const box = boxWith({}, { address: '/api/updates/8/comments' })
    expect(settle(box, take(box), { status, body: { message: 'No.' } }, 0)).toBe('next')
    expect(box.entries[0]).toMatchObject({
      state: 'refused',
      reason: 'No.',
      words: 'Hello.',
    })
    expect(take(box).id).toBe(2)
  },
)

test.each([
  ['without a reason', {}],
  ['without an object', 'No.'],
])('a refusal %s says that the server did not accept the change', (_, body) => {
  const box = boxWith({})
  settle(box, take(box), { status: 400, body }, 0)
  expect(box.entries[0]?.reason).toBe('Nestling could not accept this.')
})

test('if the server cannot tell whether the change was made, the person decides, and can send it with a new key', () => {
  const box = boxWith({})
  settle(box, take(box), { status: 409, body: { code: 'outcome-unknown', message: 'Check it.' } }, 0)
  expect(box.entries).toMatchObject([{ state: 'unsure', reason: 'Check it.' }])
  tryAgain(box, 1, 'second-key')
  expect(take(box).key).toBe('second-key')
})

test('a refused entry keeps its key when it is sent again', () => {
  const box = boxWith({})
  settle(box, take(box), { status: 403, body: {} }, 0)
  tryAgain(box, 1, 'second-key')
  expect(take(box)).toMatchObject({ key: 'first-key', reason: null })
})

test.each([500, 503, 507])('after %i the entry may have arrived, and is sent again later', (status) => {
  const box = boxWith({})
  expect(settle(box, take(box, 5), { status, body: {}, retryAfterSeconds: 60 }, 5)).toBe('later')
  expect(box.entries).toMatchObject([{ state: 'waiting', triedAt: 5, retryAt: 60_005 }])
})

test('an entry that always causes a server error does not block the others for ever', () => {
  const box = boxWith({}, {})
  for (let now = 0; box.entries[0]?.state === 'waiting' && now < 100 * hour; now += hour)
    settle(box, take(box, now), { status: 500, body: {} }, now)
  expect(take(box, 100 * hour).id).toBe(2)
})

test('the eighth server error in a row counts as a refusal', () => {
  const box = boxWith({ isKeyLasting: true })
  pausesAfter(box, 7, { status: 500, body: {} })
  expect(box.entries).toMatchObject([{ state: 'waiting' }])
  expect(settle(box, take(box, hour), { status: 500, body: {} }, hour)).toBe('next')
  expect(box.entries).toMatchObject([{ state: 'refused' }])
})

test.each([503, 507])('%i never counts as a refusal, because it says nothing about the change', (status) => {
  const box = boxWith({})
  pausesAfter(box, 20, { status, body: {} })
  expect(box.entries).toMatchObject([{ state: 'waiting' }])
})

test.each([200, 201, 204, 399])('a response with %i counts as sent', (status) => {
  const box = boxWith({})
  expect(settle(box, take(box), { status, body: undefined }, 0)).toBe('next')
  expect(box.entries).toEqual([])
})

test.each([
  ['a PUT', { method: 'PUT' as const }, { id: 7 }],
  ['a POST that creates nothing', {}, { id: null }],
])('%s gives no id to the entries that depend on it', (_, change, body) => {
  const box = boxWith(change, { address: '/api/updates/-1/comments' })
  settle(box, take(box), { status: 200, body }, 0)
  expect(box).toMatchObject({ created: {}, entries: [{ address: '/api/updates/-1/comments' }] })
  expect(Object.keys(box.created)).toEqual([])
})

test('entries that do not depend on the sent one stay as they are, so their pictures are not stored again', () => {
  const box = boxWith({}, {}, { ifMatch: 'v1' })
  const [, ...others] = box.entries
  settle(box, take(box), { status: 201, body: { id: 70 } }, 0)
  for (const [index, other] of others.entries()) expect(box.entries[index]).toBe(other)
})

test('a sent entry is removed, and entries that depend on it get the real id', () => {
  const box = boxWith({ address: '/api/pregnancies/1/updates' }, { address: '/api/updates/-1/comments' })
  expect(settle(box, take(box), { status: 201, body: { id: 70 } }, 0)).toBe('next')
  expect(box.entries).toMatchObject([{ id: 2, address: '/api/updates/70/comments' }])
  expect(box.created).toEqual({ 1: 70 })
})

test('an entry that depends on a refused one is not sent, and cannot be retried after the refused one was deleted', () => {
  const box = boxWith({ address: '/api/pregnancies/1/updates' }, { address: '/api/updates/-1/comments' })
  settle(box, take(box), { status: 403, body: {} }, 0)
  expect(takeNext(box, '1-1', 0)).toBeNull()
  box.entries = box.entries.slice(1)
  expect(tryAgain(box, 2, 'key')).toBe(false)
})

test('deleting a thing that is already gone counts as success', () => {
  const box = boxWith({ method: 'DELETE', address: '/api/contacts/7', body: null })
  expect(settle(box, take(box), { status: 404, body: {} }, 0)).toBe('next')
  expect(box.entries).toEqual([])
})

test('a response to an entry that was deleted meanwhile changes nothing', () => {
  const box = boxWith({})
  const entry = take(box)
  box.entries = []
  for (const reply of [{ status: 201, body: { id: 70 } }, null])
    expect(settle(box, entry, reply, 0), 'the other entries are sent').toBe('next')
  expect(box).toEqual({ ...emptyBox(), lastId: 1 })
})
