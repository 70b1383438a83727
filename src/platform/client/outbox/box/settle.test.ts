import { describe, expect, test } from 'vitest'
import { type Box, type Change, type Entry, emptyBox } from './entry.ts'
import { settle, takeNext, tryAgain } from './settle.ts'
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

test('a POST that may have arrived a day ago waits for the person, who can send it with a new key', () => {
  const box = boxWith({})
  settle(box, take(box), null, 0)
  expect(takeNext(box, '1-1', 25 * hour)).toBeNull()
  expect(box.entries).toMatchObject([{ state: 'unsure', key: 'first-key' }])
  expect(tryAgain(box, 1, 'second-key')).toBe(true)
  expect(take(box, 25 * hour)).toMatchObject({ key: 'second-key', triedAt: null })
})

test('after the clock was set back by two days, an entry counts as older than a day', () => {
  const box = boxWith({})
  settle(box, take(box, 48 * hour), null, 48 * hour)
  expect(takeNext(box, '1-1', 100)).toEqual({ waitUntil: 48 * hour + 2000 })
  expect(takeNext({ ...box, entries: box.entries.map((entry) => ({ ...entry, retryAt: 0 })) }, '1-1', 100)).toBeNull()
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

test.each([400, 403, 404, 413, 422])(
  'a refusal with %i keeps the words and says why, and the next entry is sent',
  (status) => {
    const box = boxWith({}, { address: '/api/updates/8/comments' })
    expect(settle(box, take(box), { status, body: { message: 'No.', fields: { content: 'Bad' } } }, 0)).toBe('next')
    expect(box.entries[0]).toMatchObject({
      state: 'refused',
      reason: 'No.',
      fields: { content: 'Bad' },
      words: 'Hello.',
    })
    expect(take(box).id).toBe(2)
  },
)

test.each([500, 503, 507])('after %i the entry may have arrived, and is sent again later', (status) => {
  const box = boxWith({})
  expect(settle(box, take(box, 5), { status, body: {}, retryAfterSeconds: 60 }, 5)).toBe('later')
  expect(box.entries).toMatchObject([{ state: 'waiting', triedAt: 5, retryAt: 60_005 }])
})

test('an entry that always causes a server error does not block the others for ever', () => {
  const box = boxWith({}, {})
  for (let now = 0; box.entries[0]?.state === 'waiting'; now += hour)
    settle(box, take(box, now), { status: 500, body: {} }, now)
  expect(take(box, 100 * hour).id).toBe(2)
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

describe('a change of a thing that has a newer version on the server', () => {
  const put = { method: 'PUT', address: '/api/contacts/7', body: '{"name":"A","notes":""}', ifMatch: 'v1' } as const

  test('counts as sent if the newer version already has its values, because its response was lost', () => {
    const box = boxWith(put)
    settle(box, take(box), { status: 412, body: { present: { name: 'A', notes: null, version: 'v2' } } }, 0)
    expect(box.entries).toEqual([])
  })

  test('passes the newer version on to the person’s later change of the same fields', () => {
    const box = boxWith(put)
    const first = take(box)
    storeChange(box, { ...comment, ...put, body: '{"name":"B","notes":""}' }, { sender: '1-1', now: 0, triedAt: null })
    settle(box, first, { status: 412, body: { present: { name: 'A', notes: null, version: 'v2' } } }, 0)
    expect(take(box)).toMatchObject({ body: '{"name":"B","notes":""}', ifMatch: 'v2' })
  })

  test('does not pass the newer version on to a change of other fields, which somebody else may have changed', () => {
    const box = boxWith({ ...put, body: '{"name":"A"}' })
    const first = take(box)
    storeChange(box, { ...comment, ...put, body: '{"notes":"B"}' }, { sender: '1-1', now: 0, triedAt: null })
    settle(box, first, { status: 412, body: { present: { name: 'A', notes: 'Theirs', version: 'v3' } } }, 0)
    expect(take(box)).toMatchObject({ body: '{"notes":"B"}', ifMatch: 'v1' })
  })

  test('is otherwise refused, and can then be sent with the present version', () => {
    const box = boxWith(put)
    settle(box, take(box), { status: 412, body: { message: 'No.', present: { name: 'B', version: 'v2' } } }, 0)
    expect(box.entries).toMatchObject([{ state: 'refused', presentVersion: 'v2' }])
    tryAgain(box, 1, 'key')
    expect(take(box).ifMatch).toBe('v2')
  })

  test('is sent with the newer version if the person’s own earlier change created it', () => {
    const box = boxWith(put)
    const first = take(box)
    storeChange(box, { ...comment, ...put, body: '{"name":"B"}' }, { sender: '1-1', now: 0, triedAt: null })
    settle(box, first, { status: 200, body: { id: 7, version: 'v2' } }, 0)
    expect(take(box)).toMatchObject({ body: '{"name":"B"}', ifMatch: 'v2' })
  })
})

test('a response to an entry that was deleted meanwhile changes nothing', () => {
  const box = boxWith({})
  const entry = take(box)
  box.entries = []
  settle(box, entry, { status: 201, body: { id: 70 } }, 0)
  expect(box).toMatchObject({ entries: [], created: {} })
})
