import { describe, expect, test } from 'vitest'
import { type Box, type Change, type Entry, emptyBox } from './entry.ts'
import { type Reply, settle, takeNext, tryAgain } from './settle.ts'
import { storeChange } from './store-change.ts'

const put: Change = {
  method: 'PUT',
  address: '/api/contacts/7',
  body: '{"name":"A","notes":""}',
  ifMatch: 'v1',
  key: 'key',
  what: 'Changed contact',
  words: 'A',
}

function store(box: Box, change: Partial<Change>) {
  storeChange(box, { ...put, ...change }, { sender: '1-1', now: 0, triedAt: null })
}

function boxWith(...changes: readonly Partial<Change>[]): Box {
  const box = emptyBox()
  for (const change of changes) store(box, change)
  return box
}

function take(box: Box): Entry {
  const entry = takeNext(box, '1-1', 0)
  if (entry === null || 'waitUntil' in entry) throw new Error('Nothing can be sent now.')
  return entry
}

describe('a change of a thing that has a newer version on the server', () => {
  test('counts as sent if the newer version already has its values, because its response was lost', () => {
    const box = boxWith({})
    settle(box, take(box), { status: 412, body: { present: { name: 'A', notes: null, version: 'v2' } } }, 0)
    expect(box.entries).toEqual([])
  })

  test('passes the newer version on to the person’s later change of the same fields', () => {
    const box = boxWith({})
    const first = take(box)
    store(box, { body: '{"name":"B","notes":""}' })
    settle(box, first, { status: 412, body: { present: { name: 'A', notes: null, version: 'v2' } } }, 0)
    expect(take(box)).toMatchObject({ body: '{"name":"B","notes":""}', ifMatch: 'v2' })
  })

  test('does not pass the newer version on to a change of other fields, which somebody else may have changed', () => {
    const box = boxWith({ body: '{"name":"A"}' })
    const first = take(box)
    store(box, { body: '{"notes":"B"}' })
    settle(box, first, { status: 412, body: { present: { name: 'A', notes: 'Theirs', version: 'v3' } } }, 0)
    expect(take(box)).toMatchObject({ body: '{"notes":"B"}', ifMatch: 'v1' })
  })

  test('does not pass the newer version on to a change of both the same and other fields', () => {
    const box = boxWith({ body: '{"name":"A"}' })
    const first = take(box)
    store(box, { body: '{"name":"B","notes":"B"}' })
    settle(box, first, { status: 412, body: { present: { name: 'A', notes: 'Theirs', version: 'v3' } } }, 0)
    expect(take(box)).toMatchObject({ body: '{"name":"B","notes":"B"}', ifMatch: 'v1' })
  })

  test('is refused if the newer version has other values, and can then be sent with that version', () => {
    const box = boxWith({})
    settle(box, take(box), { status: 412, body: { message: 'No.', present: { name: 'B', version: 'v2' } } }, 0)
    expect(box.entries).toMatchObject([{ state: 'refused', presentVersion: 'v2' }])
    tryAgain(box, 1, 'key')
    expect(take(box).ifMatch).toBe('v2')
  })

  test('is sent with the newer version if the person’s own earlier change created it', () => {
    const box = boxWith({})
    const first = take(box)
    store(box, { body: '{"name":"B"}' })
    settle(box, first, { status: 200, body: { id: 7, version: 'v2' } }, 0)
    expect(take(box)).toMatchObject({ body: '{"name":"B"}', ifMatch: 'v2' })
  })
})

test.each([
  ['without a version', undefined],
  ['with a version that is not a text', { version: 3 }],
])('a response %s leaves the versions of later changes as they are', (_, body) => {
  const box = boxWith({})
  const first = take(box)
  store(box, { body: '{"name":"B"}' })
  settle(box, first, { status: 200, body }, 0)
  expect(take(box).ifMatch).toBe('v1')
})

describe('a new version is not passed on', () => {
  const sent: Reply = { status: 200, body: { version: 'v2' } }

  test('to a change of another thing', () => {
    const box = boxWith({}, { address: '/api/contacts/8' })
    settle(box, take(box), sent, 0)
    expect(take(box)).toMatchObject({ address: '/api/contacts/8', ifMatch: 'v1' })
  })

  test('to a change of another version, which somebody else may have made in between', () => {
    const box = boxWith({ ifMatch: 'v3' })
    const first = take(box)
    store(box, { body: '{"notes":"B"}', ifMatch: 'v1' })
    settle(box, first, sent, 0)
    expect(take(box).ifMatch).toBe('v1')
  })

  test('to a change that is sent without a version', () => {
    const box = boxWith({})
    const first = take(box)
    store(box, { ifMatch: undefined })
    settle(box, first, sent, 0)
    expect(take(box).ifMatch).toBeUndefined()
  })
})

describe('a refused change', () => {
  test.each([400, 403, 404])('with %i does not count as already made, even if it only empties fields', (status) => {
    const box = boxWith({ body: '{"notes":""}' })
    settle(box, take(box), { status, body: { message: 'No.' } }, 0)
    expect(box.entries).toMatchObject([{ state: 'refused' }])
  })

  test.each([
    ['no body', null],
    ['a form', { caption: '' }],
  ])('with %s does not count as already made, even if the thing has a newer version', (_, body) => {
    const box = boxWith({ body })
    settle(box, take(box), { status: 412, body: { present: { version: 'v2' } } }, 0)
    expect(box.entries).toMatchObject([{ state: 'refused', presentVersion: 'v2' }])
  })

  test('is sent again with the version that the person saw, if the server named no newer one', () => {
    const box = boxWith({})
    settle(box, take(box), { status: 403, body: {} }, 0)
    expect(box.entries).toMatchObject([{ presentVersion: null }])
    tryAgain(box, 1, 'key')
    expect(take(box).ifMatch).toBe('v1')
  })
})

describe('an entry', () => {
  test('cannot be sent again if it is gone', () => {
    expect(tryAgain(boxWith({}), 2, 'key')).toBe(false)
  })

  test('can be sent again if the entry that it depends on still waits, also among other entries', () => {
    const box = boxWith({}, { method: 'POST', address: '/api/updates' }, { address: '/api/updates/-2/reaction' })
    settle(box, { ...take(box), id: 3 }, { status: 403, body: {} }, 0)
    expect(tryAgain(box, 3, 'key')).toBe(true)
  })
})
