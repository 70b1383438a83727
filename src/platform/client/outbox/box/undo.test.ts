import { describe, expect, test } from 'vitest'
import { type Box, type Change, drop, type Entry, emptyBox } from './entry.ts'
import { settle, takeNext } from './settle.ts'
import { storeChange } from './store-change.ts'

const change = (method: Change['method'], address: string, words = ''): Change => ({
  method,
  address,
  body: words && JSON.stringify({ content: words }),
  key: `key of ${words}`,
  what: '',
  words,
})
const add = (address: string, words: string) => change('POST', address, words)

function boxWith(...changes: readonly Change[]): Box {
  const box = emptyBox()
  for (const one of changes) store(box, one)
  return box
}

const store = (box: Box, one: Change, now = 0) => storeChange(box, one, { sender: '1-1', now, triedAt: null })
const remove = (box: Box, address: string, now = 0) => store(box, change('DELETE', address), now)
const restore = (box: Box, address: string, now = 0) => store(box, change('POST', `${address}/restore`), now)

/** Sends the next entry, which creates a thing with this id. */
function send(box: Box, id: number) {
  const entry = takeNext(box, '1-1', 0)
  if (entry && 'id' in entry) settle(box, entry, { status: 201, body: { id } }, 0)
}

const waiting = ({ entries }: Box) => entries.map(({ id, method, address, words }) => [id, method, address, words])

describe('undoing a deletion that was not sent', () => {
  test('removes only this deletion', () => {
    const box = boxWith(change('DELETE', '/api/contacts/7'), change('DELETE', '/api/contacts/8'))
    expect(restore(box, '/api/contacts/7')).toBeNull()
    expect(waiting(box)).toEqual([[2, 'DELETE', '/api/contacts/8', '']])
  })

  test('brings back the changes that the deletion replaced', () => {
    const box = boxWith(change('PUT', '/api/contacts/7', 'A'), add('/api/contacts', 'Other'))
    remove(box, '/api/contacts/7')
    expect(waiting(box).map(([id, method]) => [id, method])).toEqual([
      [2, 'POST'],
      [3, 'DELETE'],
    ])
    restore(box, '/api/contacts/7')
    expect(waiting(box)).toEqual([
      [1, 'PUT', '/api/contacts/7', 'A'],
      [2, 'POST', '/api/contacts', 'Other'],
    ])
  })

  test('brings back a thing that exists only here, with everything that belongs to it, in the same order', () => {
    const box = boxWith(add('/api/updates', 'A'), add('/api/contacts', 'Other'), add('/api/updates/-1/comments', 'B'))
    const before = structuredClone(box.entries)
    expect(remove(box, '/api/updates/-1')).toBeNull()
    expect(waiting(box)).toEqual([[2, 'POST', '/api/contacts', 'Other']])
    expect(restore(box, '/api/updates/-1')).toBeNull()
    expect(box.entries).toEqual(before)
  })

  test('works again after the thing was deleted again', () => {
    const box = boxWith(change('PUT', '/api/contacts/7', 'A'))
    for (const words of ['B', 'C']) {
      remove(box, '/api/contacts/7')
      restore(box, '/api/contacts/7')
      expect(box.entries).toHaveLength(1)
      store(box, change('PUT', '/api/contacts/7', words))
    }
    remove(box, '/api/contacts/7')
    restore(box, '/api/contacts/7')
    expect(box.entries).toMatchObject([{ words: 'C' }])
  })

  test('brings back only what the last deletion removed', () => {
    const box = boxWith(change('PUT', '/api/contacts/7', 'A'))
    remove(box, '/api/contacts/7')
    send(box, 0)
    restore(box, '/api/contacts/7')
    send(box, 7)
    remove(box, '/api/contacts/7')
    restore(box, '/api/contacts/7')
    expect(waiting(box)).toEqual([])
  })

  test('gives a comment the id of its update if the update was sent meanwhile', () => {
    const box = boxWith(add('/api/updates', 'A'), add('/api/updates/-1/comments', 'B'))
    remove(box, '/api/update-comments/-2')
    send(box, 70)
    restore(box, '/api/update-comments/-2')
    expect(waiting(box)).toEqual([[2, 'POST', '/api/updates/70/comments', 'B']])
  })

  test('is possible for each of several deletions, and only once', () => {
    const box = boxWith(add('/api/contacts', 'A'), add('/api/contacts', 'B'))
    for (const address of ['/api/contacts/-1', '/api/contacts/-2']) remove(box, address)
    for (const address of ['/api/contacts/-1', '/api/contacts/-2', '/api/contacts/-1']) restore(box, address)
    expect(waiting(box).filter(([, , address]) => address === '/api/contacts')).toEqual([
      [1, 'POST', '/api/contacts', 'A'],
      [2, 'POST', '/api/contacts', 'B'],
    ])
  })

  test('is possible at any time if the thing is on the server', () => {
    const box = boxWith(change('DELETE', '/api/contacts/7'))
    expect(restore(box, '/api/contacts/7', 7_200_000)).toBeNull()
    expect(waiting(box)).toEqual([])
  })

  test('is possible within an hour if the thing exists only here', () => {
    for (const [now, count] of [
      [3_600_999, 1],
      [3_601_000, 0],
    ] as const) {
      const box = boxWith(add('/api/contacts', 'A'))
      remove(box, '/api/contacts/-1', 1000)
      restore(box, '/api/contacts/-1', now)
      expect(box.entries.filter(({ words }) => words === 'A')).toHaveLength(count)
    }
  })
})

describe('undoing a deletion that may have reached the server', () => {
  test('is sent after the deletion', () => {
    const box = boxWith(change('DELETE', '/api/contacts/7'))
    takeNext(box, '1-1', 0)
    expect(restore(box, '/api/contacts/7')).toBe(2)
    expect(box.entries.map(({ address }) => address)).toEqual(['/api/contacts/7', '/api/contacts/7/restore'])
  })

  test('is sent if the deletion has arrived', () => {
    const box = boxWith(change('DELETE', '/api/contacts/7'))
    send(box, 0)
    restore(box, '/api/contacts/7')
    expect(box.entries.map(({ address }) => address)).toEqual(['/api/contacts/7/restore'])
  })

  test('is sent if the deletion was made in another browser', () => {
    expect(boxWith(change('POST', '/api/contacts/7/restore')).entries).toHaveLength(1)
  })
})

describe('a change of a thing that was deleted in this browser, for example by another tab,', () => {
  const boxAfter = (one: Change) => {
    const box = boxWith(add('/api/updates', 'A'), add('/api/updates', 'Other'))
    drop(box, 1)
    store(box, one)
    return box.entries.filter(({ id }) => id > 2)
  }

  test('keeps its words, and does not wait for ever', () => {
    expect(boxAfter(add('/api/updates/-1/comments', 'B'))).toMatchObject([
      { words: 'B', state: 'refused', reason: expect.stringContaining('was deleted here') },
    ])
  })

  test('waits if only another thing was deleted', () => {
    expect(boxAfter(add('/api/updates/-2/comments', 'B'))).toMatchObject([{ state: 'waiting', reason: null }])
  })

  test('is not stored if it only deletes the thing', () => {
    expect(boxAfter(change('DELETE', '/api/updates/-1'))).toEqual([])
  })
})

describe('when a person deletes an entry in the list of waiting changes', () => {
  test('only that entry and those that depend on it are removed', () => {
    const box = boxWith(add('/api/updates', 'A'), add('/api/updates/-1/comments', 'B'), add('/api/contacts', 'Other'))
    drop(box, 1)
    expect(waiting(box)).toEqual([[3, 'POST', '/api/contacts', 'Other']])
  })

  test('if that entry may have arrived, those that depend on it stay as refused, and the others wait', () => {
    const box = boxWith(add('/api/updates', 'A'), add('/api/updates/-1/comments', 'B'), add('/api/contacts', 'Other'))
    box.entries = box.entries.map((entry): Entry => (entry.id === 1 ? { ...entry, triedAt: 1 } : entry))
    drop(box, 1)
    expect(box.entries.map(({ id, state }) => [id, state])).toEqual([
      [2, 'refused'],
      [3, 'waiting'],
    ])
  })
})
