import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { defineContract } from '../shared/contract.ts'
import { ApiError, createApi, storeErrorAnswers } from './api.ts'

const contract = defineContract({
  'GET /api/things': { summary: 'Things.', access: 'member', response: z.array(z.object({ id: z.int() })) },
  'POST /api/things': { summary: 'Adds one.', access: 'member', body: z.object({ name: z.string() }) },
  'DELETE /api/things/{id}': { summary: 'Deletes one.', access: 'member' },
  'PUT /api/things/{id}': {
    summary: 'Replaces one.',
    access: 'member',
    versioned: 'version',
    response: z.object({ version: z.string() }),
  },
  'POST /api/notes': { summary: 'Adds a note.', access: 'member', waits: true },
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

test('a GET call sends no headers and returns the JSON of the response', async () => {
  const fetch = answer(200, '[{"id":1}]')
  expect(await api('GET /api/things')).toEqual([{ id: 1 }])
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/things', { method: 'GET', headers: {} })
})

test('a body is sent as JSON with its content type; a call without a body has no content type', async () => {
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

test('a versioned call sends the version that the person saw, and the error of a refusal has the present state', async () => {
  const fetch = answer(412, '{"message":"Changed.","code":"changed-meanwhile","present":{"version":"b"}}')
  const call = api('PUT /api/things/{id}', { params: { id: 7 }, ifMatch: 'a' })
  await expect(call).rejects.toMatchObject({ status: 412, body: { present: { version: 'b' } } })
  expect(fetch).toHaveBeenLastCalledWith('/api/things/7', { method: 'PUT', headers: { 'if-match': '"a"' } })
})

test('the types of api() reject a change that may wait for the network, because createLater sends it', () => {
  // @ts-expect-error: the contract of this call has `waits: true`.
  const send = () => api('POST /api/notes')
  expect(send).toBeTypeOf('function')
})

describe('a repeated change', () => {
  const remove = (id: number) => api('DELETE /api/things/{id}', { params: { id } })

  test('before the first response sends no second request, and gets the same error', async () => {
    const fetch = answer(403, '{"message":"You may not."}')
    const results = await Promise.allSettled([remove(7), remove(7)])
    expect(fetch).toHaveBeenCalledOnce()
    expect(results.map((result) => Object(result).reason.sentence)).toEqual(['You may not.', 'You may not.'])
  })

  test('after the response, after another change, or with another body sends a new request', async () => {
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

describe('the idempotency key of a repeated POST', () => {
  const keyOfNext = async (name: string) => {
    const fetch = vi.mocked(globalThis.fetch)
    await api('POST /api/things', { body: { name } }).catch(() => undefined)
    return new Headers(fetch.mock.lastCall?.[1]?.headers).get('idempotency-key')
  }

  test('is the same after the connection or the server failed', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const first = await keyOfNext('Pram')
    answer(503, '')
    expect(await keyOfNext('Pram')).toBe(first)
    expect(await keyOfNext('Pram')).toBe(first)
  })

  test('is new if the body differs, or after the server refused the POST', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const first = await keyOfNext('Cot')
    answer(400, '{}')
    expect(await keyOfNext('Pram')).not.toBe(first)
    expect(await keyOfNext('Cot')).toBe(first)
    expect(await keyOfNext('Cot')).not.toBe(first)
  })

  test('is new after another change has succeeded', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const first = await keyOfNext('Cot')
    answer(204, '')
    await api('DELETE /api/things/{id}', { params: { id: 7 } })
    expect(await keyOfNext('Cot')).not.toBe(first)
  })
})

test('the message of an ApiError is the status code, a colon, a space and the body', async () => {
  expect((await failureOf(404, 'Nothing here', 'Not Found')).message).toBe('404: Nothing here')
})

test('the message of an ApiError ends with the status text if the body is empty', async () => {
  expect((await failureOf(503, '', 'Service Unavailable')).message).toBe('503: Service Unavailable')
})

test('the sentence and the code of an ApiError come from the body', async () => {
  const { sentence, code } = await failureOf(409, '{"message":"Others are getting this.","code":"wish-taken"}')
  expect({ sentence, code }).toEqual({ sentence: 'Others are getting this.', code: 'wish-taken' })
})

test.each([
  [401, 'Unauthorized', '', true],
  [401, '{"message":"Unauthorized"}', '', true],
  [401, '', 'Unauthorized', true],
  [401, '{"message":"Nicht angemeldet","code":"unauthorized"}', '', true],
  [401, '{"message":"Invalid email or password"}', 'Unauthorized', false],
  [403, 'Unauthorized', '', false],
])(
  'with the status %i, the body %j and the status text %j, isUnauthorized is %j',
  async (status, body, text, expected) => {
    expect((await failureOf(status, body, text)).isUnauthorized).toBe(expected)
  },
)

test('a refusal in the page data is used once; the next call goes to the server', async () => {
  const fetch = answer(200, '[]')
  storeErrorAnswers({ answers: { '/api/things': { status: 404, body: { code: 'not-found' } } } })
  expect(await api('GET /api/things').catch((error: unknown) => error)).toMatchObject({
    status: 404,
    code: 'not-found',
  })
  expect(fetch).not.toHaveBeenCalled()
  expect(await api('GET /api/things')).toEqual([])
})
