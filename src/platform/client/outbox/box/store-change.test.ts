import { describe, expect, test } from 'vitest'
import { type Box, type Change, drop, type Entry, emptyBox } from './entry.ts'
import { rewriteEntry, storeChange } from './store-change.ts'

const sender = { sender: '1-1', now: 1000, triedAt: null }

const post: Change = { method: 'POST', address: '/api/contacts', body: '{"name":"A"}', key: 'k1', what: '', words: 'A' }
const change = (method: Change['method'], address: string, body: object | null = null): Change => ({
  method,
  address,
  body: body && JSON.stringify(body),
  key: `key of ${method} ${address}`,
  what: '',
  words: '',
})

function boxWith(...changes: readonly Change[]): Box {
  const box = emptyBox()
  for (const one of changes) storeChange(box, one, sender)
  return box
}

const sentBy = ({ entries }: Box) => entries.map(({ method, address, body }) => [method, address, body])

/** Marks all entries as tried, so they may have arrived. */
const tried = (box: Box): Box => ({ ...box, entries: box.entries.map((entry): Entry => ({ ...entry, triedAt: 1 })) })

describe('a thing that has certainly not reached the server', () => {
  test('is sent with its later changes merged into it, in its original place in the order', () => {
    const box = boxWith(post, change('POST', '/api/photos'), change('PUT', '/api/contacts/-1', { name: 'B' }))
    expect(sentBy(box)).toEqual([
      ['POST', '/api/contacts', '{"name":"B"}'],
      ['POST', '/api/photos', null],
    ])
  })

  test('is not sent at all after it was deleted, nor is anything that depends on it', () => {
    const reply = change('POST', '/api/updates/-1/comments')
    expect(sentBy(boxWith(post, reply, change('DELETE', '/api/contacts/-1')))).toEqual([])
  })

  test('is sent again with the changed words if it had been refused', () => {
    const box = boxWith(post)
    box.entries = box.entries.map((entry) => ({ ...entry, state: 'refused', reason: 'No.' }))
    storeChange(box, change('PUT', '/api/contacts/-1', { name: 'B' }), sender)
    expect(box.entries).toMatchObject([{ state: 'waiting', reason: null, body: '{"name":"B"}' }])
  })
})

describe('a change of a waiting thing', () => {
  test('leaves the fields that it does not contain as they were', () => {
    const box = boxWith({ ...post, body: '{"name":"A","notes":"N"}' }, change('PUT', '/api/contacts/-1', { name: 'B' }))
    expect(box.entries[0]?.body).toBe('{"name":"B","notes":"N"}')
  })

  test('changes a text of a photo that has not been uploaded, but not its file', () => {
    const file = new Blob(['picture'])
    const box = boxWith(
      { ...post, address: '/api/photos/upload', body: { file, caption: 'A', week: '3' } },
      change('PATCH', '/api/photos/-1', { caption: 'B' }),
    )
    expect(sentBy(box)).toEqual([['POST', '/api/photos/upload', { file, caption: 'B', week: '3' }]])
  })

  test('with an address of its own, such as that of a reaction, is sent after the thing', () => {
    const box = boxWith(post, change('PUT', '/api/updates/-1/reaction', { kind: 'hug' }))
    expect(box.entries.map(({ address }) => address)).toEqual(['/api/contacts', '/api/updates/-1/reaction'])
  })
})

describe('of two changes of the same thing', () => {
  test.each([
    ['a body', '{"name":"A"}', null],
    ['no body', null, '{"name":"B"}'],
    ['JSON', '{"name":"A"}', { name: 'B' }],
  ])('the second is sent without the fields of the first if only the first has %s', (_, first, second) => {
    const put = change('PUT', '/api/contacts/7')
    expect(boxWith({ ...put, body: first }, { ...put, body: second }).entries.map(({ body }) => body)).toEqual([second])
  })

  test('the first stays if it may have arrived, and is removed if its method is different', () => {
    const [put, patch] = [
      change('PUT', '/api/things/7', { name: 'A' }),
      change('PATCH', '/api/things/7', { name: 'B' }),
    ]
    const box = tried(boxWith(put))
    storeChange(box, put, sender)
    expect(box.entries.map(({ method }) => method)).toEqual(['PUT', 'PUT'])
    expect(boxWith(put, patch).entries).toMatchObject([{ method: 'PATCH', body: '{"name":"B"}' }])
  })
})

test('changes of different things are all sent', () => {
  const changes = [change('PUT', '/api/contacts/7', { name: 'A' }), change('PUT', '/api/contacts/8', { name: 'B' })]
  const box = boxWith(...changes, change('DELETE', '/api/contacts/9'), change('POST', '/api/contacts/9/comments'))
  expect(box.entries.map(({ address }) => address)).toEqual([
    '/api/contacts/7',
    '/api/contacts/8',
    '/api/contacts/9',
    '/api/contacts/9/comments',
  ])
})

describe('when a person changes the words of an entry in the list of waiting changes', () => {
  const update: Change = { ...post, address: '/api/updates', body: '{"content":"A","milestone":true}' }

  test('the entry is sent with these words, and is listed with them', () => {
    const box = boxWith({ ...update, words: 'Other' }, update)
    rewriteEntry(box, 2, { content: 'B' })
    expect(box.entries).toMatchObject([
      { words: 'Other', body: '{"content":"A","milestone":true}' },
      { words: 'B', body: '{"content":"B","milestone":true}' },
    ])
  })

  test('an entry that was refused is changed even if it may have arrived', () => {
    const box = tried(boxWith(update))
    box.entries = box.entries.map((entry) => ({ ...entry, state: 'refused' }))
    rewriteEntry(box, 1, { content: 'B' })
    expect(box.entries).toMatchObject([{ words: 'B', state: 'refused' }])
  })

  test('other fields do not change the words in the list', () => {
    const box = boxWith(update)
    rewriteEntry(box, 1, { milestone: false })
    expect(box.entries).toMatchObject([{ words: 'A', body: '{"content":"A","milestone":false}' }])
  })

  test('nothing happens if the entry is gone', () => {
    const box = boxWith(update)
    rewriteEntry(box, 2, { content: 'B' })
    expect(box.entries).toMatchObject([{ words: 'A' }])
  })
})

describe('a thing that may have reached the server', () => {
  test('is sent as it was, and then changed', () => {
    const box = tried(boxWith(post))
    storeChange(box, change('PUT', '/api/contacts/-1', { name: 'B' }), sender)
    expect(sentBy(box)).toEqual([
      ['POST', '/api/contacts', '{"name":"A"}'],
      ['PUT', '/api/contacts/-1', '{"name":"B"}'],
    ])
  })

  test('is sent as it was, and then deleted', () => {
    const box = tried(boxWith(post))
    storeChange(box, change('DELETE', '/api/contacts/-1'), sender)
    expect(box.entries.map(({ method }) => method)).toEqual(['POST', 'DELETE'])
  })

  test('can be removed by the person without losing the words of the entries that depend on it', () => {
    const box = tried(boxWith(post))
    storeChange(box, change('POST', '/api/updates/-1/comments', { content: 'Hello.' }), sender)
    drop(box, 1)
    expect(box.entries).toMatchObject([{ id: 2, state: 'refused', body: '{"content":"Hello."}' }])
  })

  test('is not changed in the list while it is being sent or waits to be sent again', () => {
    const box = tried(boxWith(post))
    rewriteEntry(box, 1, { name: 'B' })
    expect(box.entries[0]?.body).toBe('{"name":"A"}')
  })
})

test('only the last of several changes of the same thing is sent, with the version that the person saw first', () => {
  const first = { ...change('PUT', '/api/contacts/7', { name: 'A' }), ifMatch: 'v1' }
  const box = boxWith(first, change('PUT', '/api/contacts/7', { name: 'B' }))
  expect(box.entries).toMatchObject([{ body: '{"name":"B"}', ifMatch: 'v1' }])
})

test('of several changes of a reaction, only the last is sent, whether it sets or removes the reaction', () => {
  const react = change('PUT', '/api/updates/7/reaction', { kind: 'hug' })
  const takeBack = change('DELETE', '/api/updates/7/reaction')
  expect(boxWith(react, takeBack).entries.map(({ method }) => method)).toEqual(['DELETE'])
  expect(boxWith(react, takeBack, react).entries.map(({ method }) => method)).toEqual(['PUT'])
})

test('a change of a thing that was sent meanwhile names the real id of the thing', () => {
  const box = { ...emptyBox(), lastId: 1, created: { 1: 70 } }
  storeChange(box, change('POST', '/api/updates/-1/comments'), sender)
  expect(box.entries).toMatchObject([{ id: 2, address: '/api/updates/70/comments' }])
})
