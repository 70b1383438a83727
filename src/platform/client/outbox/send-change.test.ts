import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Change } from './box/entry.ts'
import { sendChange } from './send-change.ts'

const comment: Change = {
  method: 'POST',
  address: '/api/updates/7/comments',
  body: '{"content":"Hello."}',
  key: 'the-key',
  what: 'Comment',
  words: 'Hello.',
}
const photo: Change = { ...comment, address: '/api/photos/upload', body: { file: new Blob(['picture']), caption: 'A' } }

/** Sends a change to a server that gives this response. Returns the request and the reply. */
async function send(change: Partial<Change>, response = Response.json({}), sender: string | null = '1-7') {
  const requests: { address: unknown; init: RequestInit }[] = []
  const reply = await sendChange({ ...comment, ...change }, sender, async (address, init = {}) => {
    requests.push({ address, init })
    return response
  })
  const [request] = requests
  const { body, ...init } = request?.init ?? {}
  return { address: request?.address, init, body, headers: Object.fromEntries(new Headers(init.headers)), reply }
}

describe('a request', () => {
  test('names the author of the change, and has its idempotency key', async () => {
    const { address, init, body, headers } = await send({})
    expect([init.method, address, body]).toEqual(['POST', '/api/updates/7/comments', '{"content":"Hello."}'])
    expect(headers).toEqual({
      'content-type': 'application/json',
      'idempotency-key': 'the-key',
      'nestling-sender': '1-7',
    })
  })

  test('has no sender header if the sender is null', async () => {
    expect((await send({}, Response.json({}), null)).headers).not.toHaveProperty('nestling-sender')
  })

  test('with PUT has no idempotency key, and names the version that the person saw', async () => {
    const { init, headers } = await send({ method: 'PUT', ifMatch: 'v1' })
    expect(init.method).toBe('PUT')
    expect(headers).toEqual({ 'content-type': 'application/json', 'if-match': '"v1"', 'nestling-sender': '1-7' })
  })

  test('has no body and no content type if the change has no body', async () => {
    const { init, body, headers } = await send({ method: 'DELETE', body: null })
    expect([init.method, body, headers]).toEqual(['DELETE', undefined, { 'nestling-sender': '1-7' }])
  })

  test('with a photo is a form, and has no idempotency key in its headers', async () => {
    const { body, headers } = await send(photo)
    expect(headers).toEqual({ 'nestling-sender': '1-7' })
    if (!(body instanceof FormData)) throw new Error('The body is no form.')
    const file = body.get('file')
    expect(body.get('caption')).toBe('A')
    expect(file instanceof Blob && (await file.text())).toBe('picture')
  })

  test('with a photo sends a changed number as text, and null as an empty field', async () => {
    // The cast is safe: fields that were changed later may have these values.
    const body = { week: 12, caption: null } as unknown as Record<string, string>
    const sent = (await send({ ...photo, body })).body
    expect(sent instanceof FormData && [...sent]).toEqual([
      ['week', '12'],
      ['caption', ''],
    ])
  })
})

describe('the reply', () => {
  test('has the status and the content of the response', async () => {
    const response = Response.json({ id: 3 }, { status: 201 })
    expect((await send({}, response)).reply).toEqual({ status: 201, body: { id: 3 } })
  })

  test.each([
    ['60', 60],
    ['soon', undefined],
  ])('says when to try again if the response names a number of seconds: %s', async (retryAfter, seconds) => {
    const response = Response.json({}, { status: 429, headers: { 'retry-after': retryAfter } })
    expect((await send({}, response)).reply?.retryAfterSeconds).toBe(seconds)
  })

  test('to a 204 has no content', async () => {
    expect((await send({}, new Response(null, { status: 204 }))).reply).toEqual({ status: 204, body: undefined })
  })

  test.each([200, 203, 205, 502])('is null if something other than Nestling answers, even with %i', async (status) => {
    const page = status === 205 ? null : '<!doctype html>Log in to this network'
    expect((await send({}, new Response(page, { status }))).reply).toBeNull()
  })

  test('is null if the network fails', async () => {
    expect(await sendChange(comment, '1-7', () => Promise.reject(new TypeError('Failed to fetch')))).toBeNull()
  })
})

describe('a request without a response', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(), ms)
      return controller.signal
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  test.each([
    ['text', comment, 30_000],
    ['nothing but an address', { ...comment, method: 'DELETE', body: null } satisfies Change, 30_000],
    ['a photo, which takes longer', photo, 600_000],
  ])('counts as lost after a while if it sends %s', async (_, change, ms) => {
    const fetch = (_: unknown, init: RequestInit = {}) =>
      new Promise<Response>((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new Error('It was aborted.')))
      })
    let reply: unknown = 'none yet'
    const end = sendChange(change, '1-7', fetch).then((result) => {
      reply = result
    })
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(reply).toBe('none yet')
    await vi.advanceTimersByTimeAsync(1)
    await end
    expect(reply).toBeNull()
  })
})
