import { describe, expect, test } from 'vitest'
import type { Entry } from '../box/entry.ts'
import { showWaiting, type WaitingRule, withoutWaiting } from './waiting-rules.ts'
import { waitingOf } from './waiting-state.ts'

type Thing = { id: number; name: string }

const thingOf = (id: number, name: unknown) => ({ id, name: String(name) }) satisfies Thing
const rules: readonly WaitingRule[] = [
  {
    call: 'POST /api/boxes/{boxId}/things',
    list: 'GET /api/boxes/{boxId}/things',
    add: ({ id, body }) => thingOf(id, body.name),
  },
  {
    call: 'PUT /api/things/{id}',
    list: 'GET /api/boxes/{boxId}/things',
    edit: ({ id }, { body }) => thingOf(id, body.name),
  },
  { call: 'DELETE /api/things/{id}', list: 'GET /api/boxes/{boxId}/things', edit: () => null },
]
const writer = { id: 1, firstName: 'Nora', profileImageUrl: null }

const entry = (id: number, method: Entry['method'], address: string, body: object | null = null): Entry => ({
  id,
  method,
  address,
  body: body && JSON.stringify(body),
  key: '',
  what: '',
  words: '',
  sender: '1-1',
  at: 0,
  state: 'waiting',
  triedAt: null,
  failures: 0,
  retryAt: 0,
  reason: null,
  fields: {},
  presentVersion: null,
})

const show = (data: unknown, entries: readonly Entry[], key: readonly unknown[] = ['/api/boxes/3/things?limit=5']) =>
  showWaiting(
    rules,
    key,
    data,
    entries.map((one) => ({ entry: one, isSent: false })),
    writer,
  )

const pram = { id: 7, name: 'Pram' }

describe('a new thing', () => {
  const add = entry(2, 'POST', '/api/boxes/3/things', { name: 'Cot' })

  test('is first in its list, under the negative id of its entry, and is marked', () => {
    expect(show([pram], [add])).toEqual([{ id: -2, name: 'Cot', waiting: 'waiting' }, pram])
  })

  test('is in the first page of a list with pages', () => {
    expect(show({ pages: [[pram], []], pageParams: [0, 7] }, [add])).toMatchObject({ pages: [[{ id: -2 }, pram], []] })
  })

  test('is not in the list of another box, and not in other data with the same address', () => {
    expect(show([pram], [add], ['/api/boxes/4/things'])).toEqual([pram])
    expect(show([pram], [add], ['/api/boxes/3/things', 'news'])).toEqual([pram])
  })

  test('is shown once when the server already lists it', () => {
    const sent = [{ entry: add, thingId: 9, isSent: true }]
    const listed = [{ id: 9, name: 'Cot' }, pram]
    expect(showWaiting(rules, ['/api/boxes/3/things'], listed, sent, writer)).toEqual(listed)
  })
})

test('a changed thing shows what was typed, with a mark until it is sent', () => {
  const change = entry(2, 'PUT', '/api/things/7', { name: 'Blue pram' })
  const [shown] = show([pram], [change]) as Thing[]
  expect(shown).toMatchObject({ id: 7, name: 'Blue pram' })
  expect(waitingOf(shown ?? {})).toBe('waiting')
  const sent = showWaiting(rules, ['/api/boxes/3/things'], [pram], [{ entry: change, isSent: true }], writer)
  expect(waitingOf((sent as Thing[])[0] ?? {})).toBeUndefined()
})

test('a deleted thing is not shown, and changes apply in the order of their entries', () => {
  expect(show([pram], [entry(2, 'DELETE', '/api/things/7')])).toEqual([])
  const changes = [
    entry(1, 'POST', '/api/boxes/3/things', { name: 'Cot' }),
    entry(2, 'PUT', '/api/things/-1', { name: 'Bed' }),
  ]
  expect(show([], changes)).toMatchObject([{ id: -1, name: 'Bed' }])
})

test('a list without a waiting change stays the same object, so nothing is rendered again', () => {
  const data = [pram]
  expect(show(data, [entry(1, 'POST', '/api/boxes/4/things', { name: 'Cot' })])).toBe(data)
})

test('withoutWaiting removes things that exist only in this browser from the cached pages of a list', () => {
  const pages = { pages: [[{ id: -1 }, pram], [{ id: 5 }]], pageParams: [] }
  expect(withoutWaiting(pages)).toEqual({ pages: [[pram], [{ id: 5 }]], pageParams: [] })
})
