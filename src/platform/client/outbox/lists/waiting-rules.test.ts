import { describe, expect, test } from 'vitest'
import type { Entry } from '../box/entry.ts'
import { showWaiting, type WaitingRule, withoutWaiting } from './waiting-rules.ts'
import { waitingOf } from './waiting-state.ts'

type Thing = { id: number; name: string }

const thingOf = (id: number, name: unknown) => ({ id, name: String(name) }) satisfies Thing
const adding: WaitingRule = {
  call: 'POST /api/boxes/{boxId}/things',
  list: 'GET /api/boxes/{boxId}/things',
  add: ({ id, body }) => thingOf(id, body.name),
}
const rules: readonly WaitingRule[] = [
  adding,
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
  presentVersion: null,
})

const show = (
  data: unknown,
  entries: readonly Entry[],
  key: readonly unknown[] = ['/api/boxes/3/things?limit=5'],
  by: readonly WaitingRule[] = rules,
) =>
  showWaiting(
    by,
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

  test('is in a list whose address has no parameters', () => {
    const rule = { call: 'POST /api/things', list: 'GET /api/things', add: ({ id }: { id: number }) => ({ id }) }
    expect(show([pram], [entry(2, 'POST', '/api/things')], ['/api/things'], [rule])).toMatchObject([{ id: -2 }, pram])
  })

  test('is not in a list for which its rule returns nothing, such as the list of another week', () => {
    const rule = { ...adding, add: () => undefined }
    expect(show([pram], [add], undefined, [rule])).toEqual([pram])
  })

  test('is sorted into its list by its rule', () => {
    const rule: WaitingRule = { ...adding, sort: (things) => things.toSorted((one, other) => other.id - one.id) }
    expect(show([pram], [add], undefined, [rule])).toMatchObject([pram, { id: -2 }])
  })

  test.each([
    ['response', { response: 2, pages: 1 }],
    ['pages', { response: 1, pages: 2 }],
  ] as const)('is only in lists of the form “%s” if its rule is limited to that form', (form, lengths) => {
    const rule = { ...adding, in: form }
    const shown = show({ pages: [[pram]] }, [add], ['/api/boxes/3/things', 'pages'], [rule])
    expect(show([pram], [add], undefined, [rule])).toHaveLength(lengths.response)
    expect(Object(shown).pages[0]).toHaveLength(lengths.pages)
  })

  test('shows the fields of a form with a photo', () => {
    const photo = { ...add, body: { name: 'Scan', photo: new Blob([]) } }
    expect(show([], [photo])).toEqual([{ id: -2, name: 'Scan', waiting: 'waiting' }])
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

describe('a change of a thing', () => {
  const change = entry(2, 'PUT', '/api/things/7', { name: 'Blue pram' })
  const cot = { id: 8, name: 'Cot' }

  test('leaves the other things of the list as they are', () => {
    expect(show([cot, pram], [change])).toEqual([cot, { id: 7, name: 'Blue pram', waiting: 'waiting' }])
  })

  test('is shown in the page that contains the thing', () => {
    const pages = { pages: [[cot], [pram]], pageParams: [0, 8] }
    expect(show(pages, [change])).toMatchObject({ pages: [[cot], [{ name: 'Blue pram' }]], pageParams: [0, 8] })
  })

  test('is not shown in another list, whose things have the same ids', () => {
    expect(show([pram], [change], ['/api/photos'])).toEqual([pram])
  })

  test('gets no mark if it is minor, such as a reaction', () => {
    const call = 'DELETE /api/things/{id}/reaction'
    const rule: WaitingRule = {
      ...{ call, list: 'GET /api/boxes/{boxId}/things', isUnmarked: true },
      edit: (thing, { body }) => ({ ...thing, name: `Pram without ${body.kind}` }),
    }
    const shown = show([pram], [entry(2, 'DELETE', '/api/things/7/reaction')], undefined, [rule])
    expect(shown).toEqual([{ id: 7, name: 'Pram without undefined' }])
  })
})

test.each([undefined, null, 'text', 12, { name: 'Pram' }, { pages: 12 }])(
  'the response %j is not a list, so it stays as it is',
  (data) => {
    const changes = [entry(1, 'POST', '/api/boxes/3/things', { name: 'Cot' }), entry(2, 'PUT', '/api/things/7', {})]
    expect(show(data, changes)).toBe(data)
  },
)

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

test('withoutWaiting returns the same object if nothing exists only in this browser', () => {
  for (const data of [undefined, [pram], { pages: [[pram], []], pageParams: [] }])
    expect(withoutWaiting(data)).toBe(data)
})
