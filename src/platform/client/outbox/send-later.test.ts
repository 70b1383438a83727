import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Change } from './box/entry.ts'
import type { Outbox } from './box/outbox.ts'
import { offerOutbox, type PersonOutbox, setCurrentOutbox } from './current-outbox.ts'
import { sendLater } from './send-later.ts'
import { storedForLater } from './stored-for-later.ts'

const route = 'POST /api/updates/{id}/comments'
const comment = (content: string) =>
  sendLater(route, { params: { id: 7 }, body: { content } }, { what: 'Comment', words: content, isQuiet: true })

let stored: Change[]
let present: PersonOutbox | undefined
// Only the first call of `offerOutbox` on a page has an effect.
offerOutbox(async () => setCurrentOutbox(present))

beforeEach(() => {
  stored = []
  vi.stubGlobal('document', { documentElement: { hasAttribute: () => false } })
  vi.stubGlobal('navigator', { onLine: true })
  // The cast is safe: nothing else of the outbox is used.
  const outbox = {
    list: async () => [],
    add: async (change: Change) => stored.push(change) > 0,
  } as unknown as Outbox
  const nothing = () => undefined
  const askForSync = async () => undefined
  present = { userId: 1, sender: '1-7', outbox, mayStore: () => true, send: nothing, sendSoon: nothing, askForSync }
})
afterEach(() => {
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

test('a change that is repeated before its response, as by a double press, is sent once', async () => {
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

test('a change that can neither be sent nor stored fails, and the next attempt has the same key', async () => {
  present = undefined
  const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  for (let time = 0; time < 2; time += 1) await expect(comment('How lovely!')).rejects.toThrow(TypeError)
  const [first, second] = keysOf(fetch)
  expect(second).toBe(first)
})
