import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { defineContract } from '../shared/contract.ts'
import { ApiError, createApi, expectRefusals } from './api.ts'

const contract = defineContract({
  'GET /api/things': { summary: 'Things.', access: 'member', response: z.array(z.object({ id: z.int() })) },
  'POST /api/things': { summary: 'Adds one.', access: 'member', body: z.object({ name: z.string() }) },
  'DELETE /api/things/{id}': { summary: 'Deletes one.', access: 'member' },
})
const api = createApi<typeof contract>()

afterEach(() => vi.restoreAllMocks())

const answer = (status: number, body: string, statusText = '') =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(status === 204 ? null : body, { status, statusText }))

const failureOf = async (status: number, body: string, statusText?: string) => {
  answer(status, body, statusText)
  const error = await api('GET /api/things').catch((error: unknown) => error)
  if (!(error instanceof ApiError)) throw new Error('The call did not fail.')
  return error
}

test('a read is a GET whose answer is JSON', async () => {
  const fetch = answer(200, '[{"id":1}]')
  expect(await api('GET /api/things')).toEqual([{ id: 1 }])
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/things', { method: 'GET', headers: {} })
})

test('a body is sent as JSON with a JSON content type, and a call without one has none', async () => {
  const fetch = answer(204, '')
  await api('POST /api/things', { body: { name: 'Pram' } })
  expect(fetch).toHaveBeenLastCalledWith('/api/things', {
    method: 'POST',
    body: '{"name":"Pram"}',
    headers: { 'content-type': 'application/json', 'idempotency-key': expect.stringMatching(/^[\w-]{16,64}$/) },
  })
  await api('DELETE /api/things/{id}', { params: { id: 7 } })
  expect(fetch).toHaveBeenLastCalledWith('/api/things/7', { method: 'DELETE', headers: {} })
})

describe('a change that is sent again before it is answered', () => {
  const remove = (id: number) => api('DELETE /api/things/{id}', { params: { id } })

  test('sends nothing, and gets the same refusal', async () => {
    const fetch = answer(403, '{"message":"You may not."}')
    const results = await Promise.allSettled([remove(7), remove(7)])
    expect(fetch).toHaveBeenCalledOnce()
    expect(results.map((result) => Object(result).reason.sentence)).toEqual(['You may not.', 'You may not.'])
  })

  test('is sent after the answer, after another change, and when it sends something else', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 204 }))
    await Promise.all([remove(7), remove(8), remove(7)])
    await remove(7)
    await Promise.all([
      api('POST /api/things', { body: { name: 'Pram' } }),
      api('POST /api/things', { body: { name: 'Cot' } }),
    ])
    expect(fetch).toHaveBeenCalledTimes(6)
  })
})

describe('a POST has the key of an earlier one', () => {
  const keyOfNext = async (name: string) => {
    const fetch = vi.mocked(globalThis.fetch)
    await api('POST /api/things', { body: { name } }).catch(() => undefined)
    return new Headers(fetch.mock.lastCall?.[1]?.headers).get('idempotency-key')
  }

  test('when the connection or the server failed', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const first = await keyOfNext('Pram')
    answer(503, '')
    expect(await keyOfNext('Pram')).toBe(first)
    expect(await keyOfNext('Pram')).toBe(first)
  })

  test('but not when it sends something else, or after an answer', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const first = await keyOfNext('Cot')
    answer(400, '{}')
    expect(await keyOfNext('Pram')).not.toBe(first)
    expect(await keyOfNext('Cot')).toBe(first)
    expect(await keyOfNext('Cot')).not.toBe(first)
  })

  test('but not after anything else was done in between', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const first = await keyOfNext('Cot')
    answer(204, '')
    await api('DELETE /api/things/{id}', { params: { id: 7 } })
    expect(await keyOfNext('Cot')).not.toBe(first)
  })
})

test('a refusal’s text is the status code, a colon and space, then the body text', async () => {
  expect((await failureOf(404, 'Nothing here', 'Not Found')).message).toBe('404: Nothing here')
})

test('a refusal’s text ends with the status text when the body is empty', async () => {
  expect((await failureOf(503, '', 'Service Unavailable')).message).toBe('503: Service Unavailable')
})

test('the message field of a refusal is read', async () => {
  const { sentence, code } = await failureOf(409, '{"message":"Others are getting this.","code":"wish-taken"}')
  expect({ sentence, code }).toEqual({ sentence: 'Others are getting this.', code: 'wish-taken' })
})

test.each([
  [401, 'Unauthorized', '', true],
  [401, '{"message":"Unauthorized"}', '', true],
  [401, '', 'Unauthorized', true],
  [401, '{"message":"Invalid email or password"}', 'Unauthorized', false],
  [403, 'Unauthorized', '', false],
])('%i with %j and the status text %j means that the session expired: %j', async (status, body, text, expected) => {
  expect((await failureOf(status, body, text)).isUnauthorized).toBe(expected)
})

test('a refusal in the page data is used once, and then the server is asked', async () => {
  const fetch = answer(200, '[]')
  expectRefusals({ answers: { '/api/things': { status: 404, body: { code: 'not-found' } } } })
  expect(await api('GET /api/things').catch((error: unknown) => error)).toMatchObject({
    status: 404,
    code: 'not-found',
  })
  expect(fetch).not.toHaveBeenCalled()
  expect(await api('GET /api/things')).toEqual([])
})
