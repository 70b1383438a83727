import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentToast, removeToast } from '#ui/toast/toast-store.ts'
import type { Change } from './box/entry.ts'
import type { Outbox } from './box/outbox.ts'
import { offerOutbox, type PersonOutbox, setCurrentOutbox } from './current-outbox.ts'
import { sendLater, sendOrStoreHere } from './send-later.ts'
import { storedForLater } from './stored-for-later.ts'

const route = 'POST /api/updates/{id}/comments'
const comment = (content: string) =>
  sendLater(route, { params: { id: 7 }, body: { content } }, { what: 'Comment', words: content, isQuiet: true })

let stored: Change[]
/** What the page has asked the outbox for. */
let asked: string[]
let present: PersonOutbox | undefined
// Only the first call of `offerOutbox` on a page has an effect.
offerOutbox(async () => setCurrentOutbox(present))

beforeEach(() => {
  stored = []
  asked = []
  vi.stubGlobal('document', { documentElement: { hasAttribute: () => false } })
  vi.stubGlobal('navigator', { onLine: true })
  // The cast is safe: nothing else of the outbox is used.
  const outbox = {
    list: async () => [],
    add: async (change: Change) => stored.push(change) > 0,
  } as unknown as Outbox
  const ask = (what: string) => () => void asked.push(what)
  const askForSync = async () => ask('sync')()
  const sending = { send: ask('send'), sendSoon: ask('send soon'), askForSync }
  present = { userId: 1, sender: '1-7', outbox, mayStore: () => true, ...sending }
})
afterEach(() => {
  removeToast()
  setCurrentOutbox(undefined)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const respond = (status: number) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ id: 3 }, { status }))

const keysOf = (fetch: ReturnType<typeof respond>) =>
  fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'))

test('a change says who wrote it, and in which journey', async () => {
  const fetch = respond(201)
  expect(await comment('How lovely!')).toEqual({ id: 3 })
  const [address, init] = fetch.mock.calls[0] ?? []
  expect([address, init?.body]).toEqual(['/api/updates/7/comments', '{"content":"How lovely!"}'])
  expect(new Headers(init?.headers).get('nestling-sender')).toBe('1-7')
})

test('a change that is repeated before its response, such as by a double press, is sent once', async () => {
  const fetch = respond(201)
  const [first, second, other] = [comment('How lovely!'), comment('How lovely!'), comment('How small!')]
  expect(await Promise.all([first, second, other])).toEqual([{ id: 3 }, { id: 3 }, { id: 3 }])
  expect(fetch).toHaveBeenCalledTimes(2)
  await comment('How lovely!')
  expect(fetch).toHaveBeenCalledTimes(3)
})

test('after a server error the next attempt has the same key, and after a success a new one', async () => {
  let fetch = respond(500)
  await expect(comment('How lovely!')).rejects.toMatchObject({ status: 500 })
  fetch = respond(201)
  await comment('How lovely!')
  await comment('How lovely!')
  const [first, second, third] = keysOf(fetch)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('the same words at two places are two changes', async () => {
  const fetch = respond(201)
  const about = { what: 'Comment', words: 'Hello.' }
  await Promise.all([7, 8].map((id) => sendLater(route, { params: { id }, body: { content: 'Hello.' } }, about)))
  expect(fetch.mock.calls.map(([address]) => address)).toEqual(['/api/updates/7/comments', '/api/updates/8/comments'])
})

test('a deletion has no body, and a change names the version that the person saw', async () => {
  const fetch = respond(200)
  const [remove, put] = ['DELETE /api/contacts/{id}', 'PUT /api/contacts/{id}']
  await sendLater(remove, { params: { id: 7 } }, { what: 'Deletion', words: '' })
  await sendLater(put, { params: { id: 7 }, body: { name: 'A' }, ifMatch: 'v1' }, { what: 'Contact', words: 'A' })
  await sendLater(put, { params: { id: 8 }, body: { name: 'A' }, ifMatch: '' }, { what: 'Contact', words: 'A' })
  const sent = fetch.mock.calls.map(([, init]) => [
    init?.method,
    init?.body,
    new Headers(init?.headers).get('if-match'),
  ])
  expect(sent).toEqual([
    ['DELETE', undefined, null],
    ['PUT', '{"name":"A"}', '"v1"'],
    ['PUT', '{"name":"A"}', null],
  ])
})

test('any response below 400 counts as a success', async () => {
  respond(399)
  expect(await comment('Hello.')).toEqual({ id: 3 })
})

describe('a refusal', () => {
  test.each([400, 401])('with %i says why, and when to try again', async (status) => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(
      Response.json({ message: 'No.' }, { status, headers: { 'retry-after': '60' } }),
    )
    const refusal = { status, sentence: 'No.', retryAfterSeconds: 60, message: `${status}: {"message":"No."}` }
    await expect(comment('Hello.')).rejects.toMatchObject(refusal)
    expect(currentToast()).toBeUndefined()
  })

  test('names no time if the server names none', async () => {
    respond(422)
    await expect(comment('Hello.')).rejects.toMatchObject({ retryAfterSeconds: undefined })
  })
})

test('after a server error and then a refusal, the next attempt has a new key', async () => {
  const statuses = [500, 499, 422]
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({}, { status: statuses.shift() ?? 201 }))
  for (const status of [500, 499, 422]) await expect(comment('Again.')).rejects.toMatchObject({ status })
  const [first, second, third] = keysOf(fetch)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('after a refusal the next attempt has a new key, because the server has done nothing', async () => {
  const fetch = respond(422)
  for (let time = 0; time < 2; time += 1) await expect(comment('')).rejects.toMatchObject({ status: 422 })
  const [first, second] = keysOf(fetch)
  expect(second).not.toBe(first)
})

test('a change without a response waits with its key, and sending the same words again is another change', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await comment('How lovely!')).toBe(storedForLater)
  expect(await comment('How lovely!')).toBe(storedForLater)
  expect(stored.map(({ key }) => key)).toEqual(keysOf(fetch))
  expect(stored[0]?.key).not.toBe(stored[1]?.key)
})

describe('a change that waits', () => {
  const about = { what: 'Update', words: 'Hello.' }
  const write = (more: object = {}) => sendLater(route, { params: { id: 7 }, body: {} }, { ...about, ...more })
  beforeEach(() => void vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch')))

  test('is announced, unless its form itself shows that it waits', async () => {
    await write({ isQuiet: true })
    expect(currentToast()).toBeUndefined()
    await write()
    expect(currentToast()).toMatchObject({ title: 'Waiting for the network' })
  })

  test('is announced if the caller gives no options', async () => {
    respond(201)
    const change: Change = { method: 'POST', address: '/api/photos/upload', body: '{}', key: 'key', ...about }
    expect(await sendOrStoreHere(change)).toEqual({ id: 3 })
    expect([currentToast(), asked]).toEqual([undefined, []])
    expect(await sendOrStoreHere(change, {}, async () => null)).toBe(storedForLater)
    expect(currentToast()).toMatchObject({ title: 'Waiting for the network' })
  })

  test('is tried again at once if there is a network, and the browser is asked to send it in any case', async () => {
    await write()
    expect(asked).toEqual(['send', 'sync'])
  })

  test('is tried again after a while if the page seems to have no network', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    await write()
    expect(asked).toEqual(['send soon', 'sync'])
  })

  test('is stored with what the list of waiting changes shows, and whether its key lasts', async () => {
    await write()
    await write({ isKeyLasting: true })
    expect(stored).toMatchObject([
      { ...about, method: 'POST', address: '/api/updates/7/comments', body: '{}', isKeyLasting: false },
      { ...about, isKeyLasting: true },
    ])
  })
})

test('a change that can neither be sent nor stored fails, and the next attempt has the same key', async () => {
  present = undefined
  const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  for (let time = 0; time < 2; time += 1) await expect(comment('How lovely!')).rejects.toThrow(TypeError)
  const [first, second] = keysOf(fetch)
  expect(second).toBe(first)
})
